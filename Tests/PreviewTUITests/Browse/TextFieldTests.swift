import Testing

@testable import PreviewTUI
@testable import TerminalScreen

/// A line that is being typed.
struct TextFieldTests {
  func text(_ start: String = "", _ keys: TerminalKey...) -> String {
    var field = TextField(start)
    for key in keys { _ = field.apply(key) }
    return field.before + "|" + field.after
  }

  @Test
  func keysEditWhereTheCursorIs() {
    #expect(text("ab", .character("c")) == "abc|")
    #expect(text("ab", .left, .character("x")) == "ax|b")
    #expect(text("ab", .home, .delete, .right, .left) == "|b")
    #expect(text("ab", .left, .backspace, .end) == "b|")
    #expect(text("one two  ", .control("w")) == "one |")
    #expect(text("one two", .control("u")) == "|")
    #expect(text("ab", .home, .control("k")) == "|")
    #expect(text("", .backspace, .delete, .left, .right) == "|")
    var field = TextField()
    #expect(!field.apply(.enter) && !field.apply(.up))
  }

  @Test
  func aMarkAndItsLetterAreOneCharacter() {
    #expect(text("e", .character("\u{301}"), .backspace) == "|")
    #expect(text("👨‍👩‍👧", .left, .delete) == "|")
    #expect(text("שלום", .left, .character("x")) == "שלוx|ם")
  }

  @Test
  func whatIsPastedIsOneLineWithoutControls() {
    var field = TextField("a")
    field.insert("b\r\nc\u{1B}[31md\te\u{2028}f")
    #expect(field.text == "ab c [31md e f")
    field.insert(String(repeating: "x", count: 2 * TextField.limit))
    #expect(field.text.count == TextField.limit)
  }
}
