import Documents
import Raster
import Typography

/// A frame in the contact sheet: its picture in the file itself, its name, and where its styles stand.
///
/// Pictures are read only near the screen: a browser shows a sheet of a thousand frames in a quarter
/// of the time.
struct ContactSheetFigure {
  /// What the frame is called.
  let identity: FrameIdentity
  /// The finished layout.
  let page: Page
  /// The picture's media type and bytes.
  let picture: (type: String, bytes: [UInt8])

  /// The figure as HTML.
  var bytes: [UInt8] {
    let title = Markup.escaped(identity.title)
    let values = ContactSheet.axes.map { ($0.name, $0.value(of: identity.traits).name) }
    let facts = (values + [("bands", bands)])
      .map { " data-\($0)=\"\(Markup.escaped($1))\"" }.joined()
    let size = page.size
    var bytes = Array(
      """
      <figure id="\(Markup.escaped(identity.id))"\(facts) \
      style="--w:\(size.width.decimalText);--h:\(size.height.decimalText)">\
      <figcaption>\(title)</figcaption>\
      <button type="button"><img loading="lazy" alt="\(title)" \
      src="data:\(picture.type);base64,
      """.utf8)
    bytes += Base64.letters(of: picture.bytes)
    return bytes + Array("\"></button></figure>\n".utf8)
  }

  /// For each text, its style with the top and the height of its lines in points.
  private var bands: String {
    let bands = page.texts.compactMap { text -> String? in
      guard let first = text.lines.first, let last = text.lines.last else { return nil }
      let top = first.baseline - text.lineHeight * LineBoxEstimate.ascentShare
      let height = last.baseline - first.baseline + text.lineHeight
      return "{\"style\":\(Self.quoted(text.style ?? "")),\"top\":\(top.decimalText),"
        + "\"height\":\(height.decimalText)}"
    }
    return "[\(bands.joined(separator: ","))]"
  }

  /// A text as a string of JSON.
  private static func quoted(_ text: String) -> String {
    let writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.fragment, as: UTF8.self)
  }
}
