/// How the lines of a text are made and stand to each other.
extension View {
  /// Adds space between the lines of text below, in points.
  public func lineSpacing(_ lineSpacing: Double) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets the distance from the top of one line to the top of the next; nil is the font's own.
  public func lineHeight(_ lineHeight: LineHeight?) -> some View {
    changingEnvironment { $0.lineHeight = lineHeight }
  }

  /// Sets how many lines a text below may take, 1 or more; nil is without limit.
  public func lineLimit(_ number: Int?) -> some View {
    changingEnvironment { $0.setLineLimit(lowest: nil, highest: number) }
  }

  /// Sets how many lines a text below may take, and whether it takes the room of all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changingEnvironment { $0.setLineLimit(lowest: reservesSpace ? limit : nil, highest: limit) }
  }

  /// Sets how many lines a text below takes room for at least, and how many it may take.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changingEnvironment { $0.setLineLimit(lowest: limit.lowerBound, highest: limit.upperBound) }
  }

  /// Sets how many lines a text below takes room for at least; it may take more.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changingEnvironment { $0.setLineLimit(lowest: limit.lowerBound, highest: nil) }
  }

  /// Sets how many lines a text below may take.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    changingEnvironment { $0.setLineLimit(lowest: nil, highest: limit.upperBound) }
  }

  /// Sets how the texts below choose among the places where their lines may end; `[]` fills every line
  /// before it begins the next.
  public func lineBreakStrategy(_ strategy: LineBreakStrategy) -> some View {
    environment(\.lineBreakStrategy, strategy)
  }

  /// Sets whether a text below keeps a single word from standing alone on its last line.
  public func avoidsOrphans(_ flag: Bool) -> some View {
    environment(\.avoidsOrphans, flag)
  }

  /// Sets which part of a text below gives way to an ellipsis when it is cut short.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets a text below shrink, in hundredths of its size, before it is cut short.
  ///
  /// The largest step is taken at which the text keeps inside its line limit and the size that it is
  /// offered. Fonts shrink with their line heights, tracking, kerning and baseline offsets; the
  /// spacing between lines stays. Where nothing limits the text, as inside `fixedSize()`, nothing
  /// shrinks. Apple publishes neither the step nor what shrinks beside the font.
  ///
  /// - Parameter factor: The least share of the size, above 0 to 1; other values are clamped.
  public func minimumScaleFactor(_ factor: Double) -> some View {
    environment(\.minimumScaleFactor, min(max(factor, 0.01), 1))
  }

  /// Lets the last line of a text below be set tighter before the text is cut short.
  ///
  /// A line that is at most 5 % too wide loses space between its characters until it fits. The bound
  /// is that of AppKit's `tighteningFactorForTruncation`; Apple publishes none for SwiftUI.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets how the lines of a text below stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
