internal import CCairo
internal import Typography

/// A colour line with the colours of a palette.
struct ColorRamp {
  /// A colour at a place.
  struct Stop {
    /// The place.
    var offset: Double
    /// The colour.
    var color: RGBA
  }

  /// The stops by their place, at least one.
  let stops: [Stop]
  /// How the gradient goes on beyond them.
  let extend: ColorLine.Extend

  /// Looks up the colours of a line; one that the palette lacks is clear.
  init(_ line: ColorLine, palette: ColorPalette, ink: RGBA) {
    stops = line.stops.map { stop in
      Stop(
        offset: stop.offset,
        color: palette.color(stop.index, opacity: stop.opacity, ink: ink)
          ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0))
    }
    extend = line.extend
  }

  /// The first and the last place that has a stop.
  var span: ClosedRange<Double> { stops[0].offset...stops[stops.count - 1].offset }

  /// The span that a pattern is drawn between; a hair wide where all stops lie at one place. Nil when
  /// such stops were to be repeated, which is nothing.
  var drawnSpan: ClosedRange<Double>? {
    if span.lowerBound < span.upperBound { return span }
    return extend == .pad ? span.lowerBound...(span.lowerBound + 1e-4) : nil
  }
}

// MARK: - Colours

extension ColorRamp {
  /// The colour at a place, which may lie beyond the stops.
  func color(at place: Double) -> RGBA {
    let place = folded(place)
    guard let next = stops.firstIndex(where: { $0.offset > place }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    let share = (place - from.offset) / (to.offset - from.offset)
    func mix(_ channel: KeyPath<RGBA, UInt8>) -> UInt8 {
      let (first, last) = (Double(from.color[keyPath: channel]), Double(to.color[keyPath: channel]))
      return UInt8((first + (last - first) * share).rounded())
    }
    return RGBA(
      red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }

  /// The place within the stops that has the same colour.
  private func folded(_ place: Double) -> Double {
    let length = span.upperBound - span.lowerBound
    guard length > 0, !span.contains(place) else { return place }
    let turns = (place - span.lowerBound) / length
    switch extend {
    case .pad: return place
    case .repeat: return span.lowerBound + (turns - turns.rounded(.down)) * length
    case .reflect:
      let rest = turns - 2 * (turns / 2).rounded(.down)
      return span.lowerBound + (rest > 1 ? 2 - rest : rest) * length
    }
  }

  /// Adds the stops to a pattern of cairo, whose stops lie between 0 and 1.
  func addStops(to pattern: OpaquePointer, of cairo: CairoFunctions) {
    let length = span.upperBound - span.lowerBound
    for (position, stop) in stops.enumerated() {
      // Stops that all lie at one place leave an edge between the first colour and the last.
      let isLast = position == stops.count - 1
      let offset = length > 0 ? (stop.offset - span.lowerBound) / length : isLast ? 1 : 0
      cairo.pattern_add_color_stop_rgba(
        pattern, offset, Double(stop.color.red) / 255, Double(stop.color.green) / 255,
        Double(stop.color.blue) / 255, Double(stop.color.alpha) / 255)
    }
    cairo.pattern_set_extend(pattern, cairoExtend)
  }

  private var cairoExtend: cairo_extend_t {
    switch extend {
    case .pad: CAIRO_EXTEND_PAD
    case .repeat: CAIRO_EXTEND_REPEAT
    case .reflect: CAIRO_EXTEND_REFLECT
    }
  }
}
