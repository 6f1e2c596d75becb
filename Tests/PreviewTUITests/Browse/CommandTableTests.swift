import Raster
import Testing
import Typography

@testable import PreviewTUI
@testable import TerminalScreen

/// Keys and commands by name.
struct CommandTableTests {
  @Test
  func noTwoCommandsShareANameOrAKey() {
    let names = CommandTable.entries.map(\.name)
    #expect(Set(names).count == names.count)
    let keys = CommandTable.entries.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    #expect(KeyBindings.standard.commands.count == keys.count)
  }

  @Test
  func aNumberRepeatsEveryCommandThatSteps() {
    let repeated: [(BrowseCommand, BrowseCommand)] = [
      (.step(.size, -1), .step(.size, -3)), (.step(.device, 1), .step(.device, 3)),
      (.stepPreview(1), .stepPreview(3)), (.stepMatrix(-1), .stepMatrix(-3)),
      (.stepStyle(1), .stepStyle(3)), (.stepBreak(1), .stepBreak(3)),
      (.stepWeight(-1), .stepWeight(-3)), (.stepPointSize(1), .stepPointSize(3)),
      (.scrollWhy(1), .scrollWhy(3)), (.stepZoom(1), .stepZoom(3)),
      (.stepMosaic(-1), .stepMosaic(-3)), (.scroll(.down), .scroll(.down, times: 3)),
      (.step(.scheme, 1), .step(.scheme, 1)), (.quit, .quit), (.stepSheet, .stepSheet),
    ]
    for (command, expected) in repeated { #expect(command.repeated(3) == expected) }
  }

  @Test
  func everyKeyCanBeSpelledAndReadAgain() {
    for key in CommandTable.entries.flatMap(\.keys) {
      #expect(key.spelling.flatMap(TerminalKey.init(spelling:)) == key)
    }
    #expect(TerminalKey(spelling: "ctrl-R") == .control("r"))
    #expect(TerminalKey(spelling: "pgdn") == .pageDown)
    for wrong in ["", "Ctrl-", "Ctrl-1", "ab", "F99", "\u{1B}"] {
      #expect(TerminalKey(spelling: wrong) == nil)
    }
  }

  @Test
  func theKeysFileReplacesTheKeysOfACommand() {
    var problems: [String] = []
    let file = SettingsFile(
      path: "keys", text: "# mine\n\n size-up = Up Ctrl-U\nquit =\nsidebar = +\n")
    let bindings = KeyBindings(file, problems: &problems)
    #expect(problems.isEmpty)
    #expect(bindings.commands[.up] == .step(.size, 1))
    #expect(bindings.commands[.control("u")] == .step(.size, 1))
    #expect(bindings.commands[.character("=")] == nil)
    #expect(bindings.commands[.character("+")] == .toggleSidebar)
    #expect(bindings.commands[.character("q")] == nil)
    #expect(bindings.commands[.character("k")] == .scroll(.up))
  }

  @Test
  func whatIsWrongInTheKeysFileIsSaidWithItsLine() {
    var problems: [String] = []
    let file = SettingsFile(
      path: "keys", text: "size-upp = +\nquit = Hyper-Q\n= x\nscheme = d\u{1B}\n")
    let bindings = KeyBindings(file, problems: &problems)
    #expect(
      file.problems + problems == [
        "keys:3: error: a line is 'name = value'",
        "keys:1: error: no command 'size-upp'; did you mean 'size-up'?",
        "keys:2: error: no key 'Hyper-Q'; write a character, a name such as Tab or PgDn, or Ctrl-R",
        "keys:4: error: no key 'd\\u{1B}'; write a character, a name such as Tab or PgDn, or Ctrl-R",
      ])
    #expect(bindings.commands[.character("q")] == .quit)
  }

  // MARK: By name

  static let context = BrowseContext.plain(
    locales: ["en", "ar"],
    styles: ["type.title", "type.body"].map {
      BrowseStyle(name: $0, face: "X", pointSize: 17, notes: [], rows: 0..<3)
    })

  @Test(arguments: [
    ("size ax3", BrowseCommand.set(.size, .size(.accessibility3))),
    ("siz AX3", .set(.size, .size(.accessibility3))),
    ("scheme Dark", .set(.scheme, .scheme(.dark))),
    ("locale ar-EG", .set(.locale, .locale("ar-EG"))),
    ("  style  title ", .style("type.title")), ("zoom fit", .zoom(.fitWidth)),
    ("mosaic sextant", .mosaic(.sextant)), ("sheet sizes", .sheet(.size)),
    ("sheet off", .sheet(nil)), ("compare difference", .comparison(.difference)),
    ("compare off", .comparison(nil)), ("family Lato Black", .family("Lato Black")),
    ("weight bold", .weight(700)), ("weight 650", .weight(650)), ("text", .text("")),
    ("text Hello  world", .text("Hello  world")), ("snapshot", .snapshot(folder: nil)),
    ("snapshot out dir", .snapshot(folder: "out dir")), ("quit", .quit), ("q", .quit),
    ("size-up", .step(.size, 1)), ("break-next", .stepBreak(1)),
  ])
  func commandsAreReadByName(_ line: String, _ command: BrowseCommand) throws {
    #expect(try CommandWords.command(line, in: Self.context) == command)
  }

  @Test
  func aDeviceIsReadInAnySpelling() throws {
    let se = try #require(Device(spelling: "iPhone SE (1st generation)"))
    #expect(
      try CommandWords.command("device iphone se (1st generation)", in: Self.context)
        == .set(.device, .device(se)))
    let bare = try #require(Device(spelling: "390"))
    #expect(
      try CommandWords.command("device 390", in: Self.context) == .set(.device, .device(bare)))
    #expect(try CommandWords.command("  ", in: Self.context) == nil)
  }

  @Test(arguments: [
    ("sizee", "no command 'sizee'; did you mean 'size'?"),
    ("s", "'s' can be size or scheme or style or sheet or sidebar or snapshot or start"),
    ("size", "'size' wants a size such as large, AX3 or accessibility3"),
    (
      "size larg",
      "'size' wants a size such as large, AX3 or accessibility3, not 'larg'; did you mean 'large'?"
    ),
    ("pin now", "'pin' takes nothing, not 'now'"),
    (
      "weight 0",
      "'weight' wants a number from 1 to 1000, or a name such as bold, not '0'"
    ),
    ("locale \u{1B}[m", "'locale' wants a language such as en or ar, not '\\u{1B}[m'"),
  ])
  func whatIsNoCommandIsSaid(_ line: String, _ words: String) {
    do throws(CommandWordsError) {
      _ = try CommandWords.command(line, in: Self.context)
      Issue.record("'\(line)' is a command")
    } catch {
      // The order of names is that of the table.
      #expect(Set(error.words.split(separator: " ")) == Set(words.split(separator: " ")))
    }
  }

  @Test
  func linesAreCompleted() {
    func completions(_ line: String) -> [String] {
      CommandWords.completions(of: line, in: Self.context)
    }
    #expect(completions("siz").prefix(3) == ["size ", "size-up", "size-down"])
    #expect(completions("size acc").first == "size accessibility1")
    #expect(completions("style bo") == ["style type.body"])
    #expect(completions("locale ") == ["locale en", "locale ar"])
    #expect(completions("device iphone 8") == ["device iPhone 8", "device iPhone 8 Plus"])
    #expect(completions("nothing ") == [])
  }
}
