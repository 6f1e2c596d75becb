/// Finds where texts begin to break as the Dynamic Type size grows: where a rule of the audit finds
/// something that it did not find at the size before on the same device.
///
/// At the smallest size of a device the same size on the device before is the one to compare with, so
/// that what holds everywhere is reported once. Frames are looked at one by one, as far as it takes, and
/// remembered: a finder belongs to one design.
public struct BreakFinder {
  /// The devices, in the order in which they are gone through.
  public let devices: [Device]
  /// The sizes, in ascending order.
  public let sizes: [DynamicTypeSize]

  /// What is broken in each frame: each device at each size, in a few schemes and languages.
  private var known = BoundedCache<PreviewTraits, BreakableFrame>(limit: 1024)

  /// Makes a finder.
  ///
  /// - Parameters:
  ///   - devices: The devices, in the order in which they are gone through.
  ///   - sizes: The sizes.
  public init(devices: [Device], sizes: [DynamicTypeSize] = DynamicTypeSize.allCases) {
    self.devices = devices
    self.sizes = sizes.sorted()
  }

  /// Where to look.
  public enum Direction: Hashable, Sendable {
    /// Larger sizes first, then the devices behind.
    case forward
    /// Smaller sizes first, then the devices before.
    case backward
  }

  /// The nearest place beyond another one where something begins to break; nil where there is none.
  ///
  /// - Parameters:
  ///   - traits: Where to begin. Scheme and language stay; a device or a size that is not among those
  ///     of the finder stands before all others.
  ///   - direction: Where to look.
  ///   - records: The records of the texts in some surroundings.
  public mutating func nearest(
    to traits: PreviewTraits, _ direction: Direction, records: (PreviewTraits) -> [TextRecord]
  ) -> TextBreak? {
    var place = place(of: traits)
    while true {
      place += direction == .forward ? 1 : -1
      guard place >= 0, place < devices.count * sizes.count else { return nil }
      let here = self.traits(at: place, like: traits)
      let earlier = before(place).map { self.traits(at: $0, like: traits) }
      let previous = earlier.map { frame(in: $0, records) } ?? BreakableFrame()
      let usual = frame(in: usualTraits(like: traits), records)
      let news = frame(in: here, records).news(since: previous, usual: usual)
      if !news.isEmpty {
        return TextBreak(news, in: here, extent: words(for: here))
      }
    }
  }
}

extension BreakFinder {
  private func place(of traits: PreviewTraits) -> Int {
    guard let device = devices.firstIndex(of: traits.device) else { return -1 }
    return device * sizes.count + (sizes.firstIndex(of: traits.dynamicTypeSize) ?? -1)
  }

  /// The place to compare a place with; nil for the first of all.
  private func before(_ place: Int) -> Int? {
    if place % sizes.count > 0 { return place - 1 }
    return place == 0 ? nil : place - sizes.count
  }

  private func traits(at place: Int, like traits: PreviewTraits) -> PreviewTraits {
    var result = traits
    result.device = devices[place / sizes.count]
    result.dynamicTypeSize = sizes[place % sizes.count]
    return result
  }

  /// Where a text that is meant for one line takes one: the default size, else the smallest, on the
  /// device of middle width, as in an audit.
  private func usualTraits(like traits: PreviewTraits) -> PreviewTraits {
    var result = traits
    result.dynamicTypeSize = sizes.contains(.large) ? .large : sizes[0]
    result.device = devices.sorted { $0.width < $1.width }[devices.count / 2]
    return result
  }

  private mutating func frame(
    in traits: PreviewTraits, _ records: (PreviewTraits) -> [TextRecord]
  ) -> BreakableFrame {
    if let frame = known[traits] { return frame }
    let frame = BreakableFrame(records(traits), traits: traits)
    known[traits] = frame
    return frame
  }

  /// Where it begins, as an audit says it: ` from accessibility2 at 320 pt`.
  private func words(for traits: PreviewTraits) -> String {
    let axis = (0..<devices.count * sizes.count).map { self.traits(at: $0, like: traits) }
    return AuditExtent(of: axis).words(
      for: axis.filter {
        $0.device == traits.device && $0.dynamicTypeSize >= traits.dynamicTypeSize
      })
  }
}

/// A place in a preview matrix where something begins to break.
public struct TextBreak: Hashable, Sendable {
  /// The surroundings.
  public var traits: PreviewTraits
  /// What begins there, each in one sentence, the worst first: `title wraps to 3 lines from
  /// accessibility2 at 320 pt`. They may quote text from outside unescaped.
  public var sentences: [String]
  /// The names of the styles, in the order of the sentences.
  public var styles: [String]

  /// Makes a place.
  public init(traits: PreviewTraits, sentences: [String], styles: [String]) {
    self.traits = traits
    self.sentences = sentences
    self.styles = styles
  }
}

extension TextBreak {
  /// Tells of breaks in some surroundings, at least one.
  init(_ breaks: [BreakableFrame.Break], in traits: PreviewTraits, extent: String) {
    self.init(
      traits: traits, sentences: breaks.map { "\($0.style) \($0.message)\(extent)" },
      styles: breaks.map(\.style))
  }
}
