internal import CHarfBuzz
internal import Typography

extension HarfBuzzFont {
  /// The vertical measures in font units.
  ///
  /// The platform takes `hhea`; where that is zero, the typographic measures of `OS/2` stand in,
  /// then the Windows ones. Axes add what the `MVAR` table says.
  func metrics() -> FontMetrics {
    var line = lineMeasures(table: "hhea", ascent: 4, descent: 6, gap: 8)
    if line.ascent == 0, line.descent == 0 {
      line = lineMeasures(table: "OS/2", ascent: 68, descent: 70, gap: 72)
    }
    if line.ascent == 0, line.descent == 0 {
      // Unlike the others, `usWinDescent` is positive downwards.
      line.ascent = Double(number(in: "OS/2", at: 74) ?? 0)
      line.descent = Double(number(in: "OS/2", at: 76) ?? 0)
    }
    return FontMetrics(
      ascent: line.ascent + variation(of: HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      descent: line.descent - variation(of: HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
      lineGap: line.gap + variation(of: HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP),
      xHeight: height(at: 86, variation: HB_OT_METRICS_TAG_X_HEIGHT, like: "x"),
      capHeight: height(at: 88, variation: HB_OT_METRICS_TAG_CAP_HEIGHT, like: "H"),
      underline: underline, strikethrough: strikethrough)
  }

  /// The `post` table gives the top of the stroke, upwards; where it gives none, a stroke of a
  /// twentieth of the em that far below the baseline.
  private var underline: FontMetrics.Stroke {
    let em = Double(unitsPerEm)
    let thickness = Double(number(in: "post", at: 10) ?? 0)
    guard thickness > 0, let position = number(in: "post", at: 8) else {
      return FontMetrics.Stroke(position: em / 10, thickness: em / 20)
    }
    let top = Double(position) + variation(of: HB_OT_METRICS_TAG_UNDERLINE_OFFSET)
    let size = thickness + variation(of: HB_OT_METRICS_TAG_UNDERLINE_SIZE)
    return FontMetrics.Stroke(position: -top + size / 2, thickness: size)
  }

  /// The `OS/2` table gives the top of the stroke, upwards; where it gives none, the underline's
  /// stroke through the middle of the lower-case letters.
  private var strikethrough: FontMetrics.Stroke {
    guard let thickness = number(in: "OS/2", at: 26), thickness > 0,
      let position = number(in: "OS/2", at: 28)
    else {
      let middle = (inkHeight(of: "x") ?? Double(unitsPerEm) / 2) / 2
      return FontMetrics.Stroke(position: -middle, thickness: underline.thickness)
    }
    let top = Double(position) + variation(of: HB_OT_METRICS_TAG_STRIKEOUT_OFFSET)
    let size = Double(thickness) + variation(of: HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
    return FontMetrics.Stroke(position: -top + size / 2, thickness: size)
  }

  private func lineMeasures(
    table: String, ascent: Int, descent: Int, gap: Int
  ) -> (ascent: Double, descent: Double, gap: Double) {
    let up = Double(number(in: table, at: ascent) ?? 0)
    let down = Double(number(in: table, at: descent) ?? 0)
    return (up, -down, Double(number(in: table, at: gap) ?? 0))
  }

  /// `OS/2` from version 2 on tells the height; in older fonts a letter is measured.
  private func height(
    at offset: Int, variation tag: hb_ot_metrics_tag_t, like letter: Unicode.Scalar
  ) -> Double {
    if number(in: "OS/2", at: 0) ?? 0 >= 2, let height = number(in: "OS/2", at: offset), height > 0
    {
      return Double(height) + variation(of: tag)
    }
    return inkHeight(of: letter) ?? 0
  }
}
