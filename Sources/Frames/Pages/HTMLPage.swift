/// What the program's pages begin with: each is one file that needs no network.
enum HTMLPage {
  /// Nothing may be fetched; what the file holds itself may be shown and run.
  private static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  /// The page up to the end of its head.
  ///
  /// - Parameters:
  ///   - title: The title, escaped.
  ///   - style: The style sheet.
  static func head(title: String, style: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <style>
    \(style)
    </style>
    </head>
    """
  }
}
