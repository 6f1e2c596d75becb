import Testing
import Typography

@Suite struct PrintableTests {
  @Test(arguments: [
    ("plain ä 漢 😀", "plain ä 漢 😀"), ("\u{1B}[2J", "\\u{1B}[2J"),
    ("a\r\nb\tc", "a\\u{D}\\u{A}b\\u{9}c"),
    ("\u{7F}\u{80}\u{9B}", "\\u{7F}\\u{80}\\u{9B}"), ("\u{202E}\u{2066}", "\\u{202E}\\u{2066}"),
    ("\u{200E}\u{061C}", "\\u{200E}\\u{61C}"),
    ("\u{2028}\u{2029}\u{FEFF}", "\\u{2028}\\u{2029}\\u{FEFF}"),
    ("e\u{301}\u{200D}", "e\u{301}\u{200D}"), ("\0", "\\u{0}"),
  ])
  func whatSteersATerminalIsEscaped(text: String, printable: String) {
    #expect(text.printable == printable)
  }
}
