/// The program's entry.
@main
enum TypoPreview {
  static func main() {
  }
}
