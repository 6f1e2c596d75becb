import Testing
import Typography

@testable import Designs

@Suite struct TokensExtensionTests {
  private let base = #""fontFamily": "A", "fontSize": "10px""#

  @Test(arguments: [
    ("{}", DesignStyle.Sizing.relativeTo(.body)),
    (#"{ "relativeTo": "title" }"#, .relativeTo(.title)),
    (#"{ "relativeTo": "caption2" }"#, .relativeTo(.caption2)),
    (#"{ "fixed": true }"#, .fixed), (#"{ "fixed": false }"#, .relativeTo(.body)),
    (#"{ "textStyle": "largeTitle" }"#, .textStyle(.largeTitle)),
  ])
  func oneWordDecidesTheSizing(written: String, sizing: DesignStyle.Sizing) throws {
    let (style, system) = try style(
      #""fontFamily": "serif", "fontSize": "34px""#, extensions: written)
    #expect(style.sizing == sizing)
    #expect(system.report == [])
  }

  @Test(arguments: [
    (
      #"{ "relativTo": "title" }"#,
      "'relativTo' is no key of a style's 'typo-preview'; did you mean 'relativeTo'?"
    ),
    (#"{ "relativeTo": "titel" }"#, "'titel' is no text style; did you mean 'title'?"),
    (#"{ "relativeTo": "heading 1" }"#, "is no text style"),
    (#"{ "relativeTo": "title", "fixed": true }"#, "only one of relativeTo, fixed"),
    (#"{ "textStyle": "title", "fixed": true }"#, "only one of fixed, textStyle"),
    (#"{ "fixed": "yes" }"#, "true or false"), (#"{ "italic": 1 }"#, "true or false"),
    (##"{ "color": { "light": "#000" } }"##, "a colour needs 'dark' too"),
    (##"{ "color": "#12" }"##, "'#12' is no colour"),
    (#"{ "color": "{no}" }"#, "'{no}' does not exist"),
    (#"{ "sample": 3 }"#, "a sample is a text"),
    (#"{ "sample": { "en": 3 } }"#, "a sample is a text"),
    (#"{ "axes": 3 }"#, "axes are an object of tags"),
    (#"{ "axes": { "weight": 3 } }"#, "'weight' is no OpenType tag"),
    (#"{ "axes": { "opsz": "big" } }"#, "an axis is set to a number, not 'big'"),
    (#"{ "features": { "ss01": "on" } }"#, "a feature is true, false or a whole number"),
    (#"{ "features": { "ss01": 1.5 } }"#, "a feature is true, false or a whole number"),
    ("3", "an object is needed"),
  ])
  func aWordThatCannotBeReadIsAnError(written: String, message: String) throws {
    let (style, system) = try style(base, extensions: written)
    #expect(system.errors.count == 1 && system.errors[0].contains(message), "\(system.errors)")
    #expect(style.isUnresolved)
  }

  @Test func axesAndFeaturesAreReadByTag() throws {
    let (style, system) = try style(
      base,
      extensions: """
        { "axes": { "opsz": 12.5, "GRAD": -50 },
          "features": { "ss01": true, "liga": false, "aalt": 2 } }
        """)
    #expect(system.report == [])
    #expect(style.axes == ["opsz": 12.5, "GRAD": -50])
    #expect(style.features == ["ss01": 1, "liga": 0, "aalt": 2])
  }

  @Test func unknownWordsOfOursAreSaid() throws {
    let (_, system) = try style(base, extensions: #"{ "wibble": true }"#)
    #expect(system.problems.count == 1)
    #expect(system.report[0].contains("'wibble' is no key"))
  }

  @Test func italicColourAndSamplesAreRead() throws {
    let system = try tokens(
      """
      { "c": { "$type": "color", "$value": "#F2F2F7" },
        "s": { "$type": "typography", "$value": { \(base) }, "$extensions": { "typo-preview": {
          "italic": true, "color": { "light": { "colorSpace": "srgb", "components": [0, 0, 1] },
          "dark": "{c}" }, "sample": { "en": "Hello", "ar": "مرحبا" } } } },
        "t": { "$type": "typography", "$value": { \(base) }, "$extensions": { "typo-preview": {
          "color": "{c}", "sample": "{not an alias}" }, "com.example": { "italic": 3 } } } }
      """)
    #expect(system.report == [])
    let style = try #require(system.style("s"))
    #expect(style.isItalic)
    #expect(style.color?.resolved(in: .light).hex == "#0000FF")
    #expect(style.color?.resolved(in: .dark).hex == "#F2F2F7")
    #expect(
      style.samples == [.init(locale: "en", text: "Hello"), .init(locale: "ar", text: "مرحبا")])
    #expect(
      system.style("t")?.color?.resolved(in: .light)
        == system.style("t")?.color?.resolved(in: .dark))
    #expect(system.style("t")?.samples == [.init(locale: nil, text: "{not an alias}")])
  }

  @Test func theTopOfTheFileSaysWhatStylesAreShownWith() throws {
    let system = try tokens(
      """
      { "$extensions": { "typo-preview": { "fonts": ["Fonts", "../Shared"],
          "background": { "light": "#FFF", "dark": "#1C1C1E" },
          "devices": ["iPhone 8", 320], "previews": { "cards": ["s"] } } },
        "s": { "$type": "typography", "$value": { \(base) } } }
      """)
    #expect(system.report == [])
    #expect(system.fontFolders == ["Fonts", "../Shared"])
    #expect(system.background.resolved(in: .dark).hex == "#1C1C1E")
    #expect(system.devices == ["iPhone 8", "320"])
    #expect(system.previews.map(\.name) == ["cards"])
  }

  @Test(arguments: [
    (#""font": "Fonts""#, "did you mean 'fonts'?"), (#""fonts": "/abs""#, "relative to this file"),
    (#""fonts": "a\u0000b""#, "relative to this file"), (#""devices": [-1]"#, "'-1' is no name"),
    (#""devices": [""]"#, "is no name"), (#""background": "red""#, "'red' is no colour"),
  ])
  func settingsThatCannotBeReadAreErrors(written: String, message: String) throws {
    let system = try tokens(
      """
      { "$extensions": { "typo-preview": { \(written) } },
        "s": { "$type": "typography", "$value": { \(base) } } }
      """)
    #expect(system.errors.count == 1 && system.errors[0].contains(message), "\(system.errors)")
    #expect(system.styles[0].isUnresolved == false)
  }

  @Test func ourWordsOnOtherTokensAreErrors() throws {
    let system = try tokens(
      """
      { "n": { "$type": "number", "$value": 1, "$extensions": { "typo-preview": { "fixed": true } } },
        "g": { "$extensions": { "typo-preview": {} },
          "s": { "$type": "typography", "$value": { \(base) } } } }
      """)
    #expect(
      system.errors.map { $0.split(separator: " ")[1] } == [
        "n.$extensions.typo-preview:", "g.$extensions.typo-preview:",
      ])
  }
}

@Suite struct TokensFileTests {
  private let good =
    #""s": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": "10px" } }"#

  @Test(arguments: [
    ("[]", "a tokens file is an object, not a list"), ("{}", "there is nothing to show"),
    (##"{ "c": { "$type": "color", "$value": "#FFF" } }"##, "there is nothing to show"),
  ])
  func aFileWithoutStylesIsAnError(text: String, message: String) throws {
    let system = try tokens(text)
    #expect(system.styles == [])
    #expect(system.errors.count == 1 && system.errors[0].contains(message), "\(system.errors)")
  }

  @Test func olderSpellingsWithoutTheDollarAreRecognised() throws {
    let system = try tokens(
      """
      { "body": { "value": { "fontFamily": "A" }, "type": "typography" },
        "size": { "m": { "value": "16" } } }
      """)
    #expect(system.errors.count == 2)
    #expect(
      system.errors.contains {
        $0.contains("t.json:1: body: error: this looks like a Tokens Studio")
      })
  }

  @Test func twiceTheSameKeyIsAnErrorAndTheLastIsRead() throws {
    let system = try tokens(
      """
      { "s": { "$type": "color", "$value": "#FFF" },
        "s": { "$type": "typography",
          "$value": { "fontFamily": "A", "fontSize": "10px", "fontSize": "20px" } } }
      """)
    #expect(system.styles.map(\.size) == [20])
    #expect(
      system.report == [
        "t.json:1: s: error: the key occurs twice, here and in line 2; the last one is read",
        "t.json:3: s.$value.fontSize: error: the key occurs twice, here and in line 3; the last one"
          + " is read",
      ])
  }

  @Test(arguments: [
    (
      #""a": { "$type": "typografy", "$value": {} }"#,
      "'typografy' is no type; did you mean 'typography'?"
    ),
    (#""a": { "$type": "string", "$value": "x" }"#, "warning: 'string' is no type of the format"),
    (#""a": { "$vlaue": 3 }"#, "'$vlaue' is no key of the format; did you mean '$value'?"),
    (#""$themes": []"#, "'$themes' is no key of the format; not read"),
    (#""a": 3, "b": 4"#, "a: warning: neither a token nor a group and 1 more"),
    (#""a.b": { "$type": "number", "$value": 3 }"#, "a name cannot hold"),
    (#""a": { "$value": 3 }"#, "warning: no $type"),
    (#""a": { "$value": { "fontSize": "1px" } }"#, "a style needs \"$type\": \"typography\""),
    (#""a": { "$type": "number", "$value": 3, "b": {} }"#, "cannot hold other tokens"),
    (#""a": { "$deprecated": 3 }"#, "must be true, false or a text"),
    (#""a": { "$extensions": 3 }"#, "$extensions is an object"),
    (#""a": { "$type": 3 }"#, "the type must be a text"),
    (#""a": { "$type": "typography", "$value": 3 }"#, "a typography value is an object, not '3'"),
    (
      #""a": { "$type": "number", "$value": 3, "$extensions": { "typo-prevew": {} } }"#,
      "did you mean 'typo-preview'?"
    ),
  ])
  func whatTheFormatDoesNotKnowIsSaid(members: String, message: String) throws {
    let system = try tokens("{ \(good), \(members) }")
    #expect(system.problems.count == 1)
    #expect(system.report.first?.contains(message) == true, "\(system.report)")
    #expect(system.style("s")?.isUnresolved == false)
  }

  @Test func deprecationIsHandedDownAndTakenBack() throws {
    let value = #""$type": "typography", "$value": { "fontFamily": "A", "fontSize": "10px" }"#
    let system = try tokens(
      """
      { "g": { "$deprecated": "old", "a": { \(value) }, "b": { "$deprecated": true, \(value) },
        "c": { "$deprecated": false, \(value) } } }
      """)
    #expect(system.styles.map(\.deprecation) == ["old", "", nil])
  }

  @Test func theTypeOfAReferencedTokenGoesBeforeTheGroups() throws {
    let system = try tokens(
      """
      { \(good), "sizes": { "$type": "dimension", "copy": { "$value": "{s}" } } }
      """)
    #expect(system.styles.map(\.name) == ["s", "sizes.copy"])
  }

  @Test func namesCannotSteerTheTerminal() throws {
    let system = try tokens(
      #"{ "a\u001b[2J\u202e": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": "\u009b1m" } } }"#
    )
    #expect(
      system.report == [
        "t.json:1: a\\u{1B}[2J\\u{202E}.fontSize: error: '\\u{9B}1m' is no measure; write { \"value\":"
          + " 16, \"unit\": \"px\" }, px or rem"
      ])
  }
}
