import Testing

@testable import Typography

/// What goes by the rows of the table holds for any row.
@Suite struct PreviewAxisTests {
  /// An axis that the table does not have: the language, in the names of files.
  private static let reading: PreviewAxis = {
    var axis = PreviewAxis(
      name: "reading", plural: "readings", recordKey: "readingLanguage", path: \.locale,
      values: ["en", "ar", "he"], standard: "en",
      words: PreviewAxis.Words(name: { $0 }, read: { $0.lowercased() }, names: { ["en", "ar"] }),
      option: PreviewAxis.Option(placeholder: "TAG", help: []), argument: "a language",
      stepping: .around(alone: "alone"))
    axis.namesStandard = false
    return axis
  }()

  private static let axes = PreviewAxis.all.filter(\.isInPath) + [reading]

  private func traits(_ locale: String, _ scheme: ColorScheme = .light) -> PreviewTraits {
    PreviewTraits(
      device: Device(spelling: "iPhone 8")!, colorScheme: scheme, locale: locale)
  }

  // MARK: A further axis

  @Test func aMatrixHasTheLastAxisInnermost() {
    let matrix = PreviewMatrix(
      base: traits("en"),
      sides: [
        PreviewMatrix.Side(.scheme, PreviewAxis.scheme.values),
        PreviewMatrix.Side(Self.reading, [.locale("ar"), .locale("he")]),
      ])
    #expect(matrix.traits.map(\.colorScheme) == [.light, .light, .dark, .dark])
    #expect(matrix.traits.map(\.locale) == ["ar", "he", "ar", "he"])
    #expect(matrix.traits.allSatisfy { $0.device == traits("en").device })
  }

  @Test func aSideWithoutValuesLeavesNoFrame() {
    let side = PreviewMatrix.Side(Self.reading, [])
    #expect(PreviewMatrix(base: traits("en"), sides: [side]).traits.isEmpty)
  }

  @Test func aPathNamesOnlyWhatIsNotStandardOnALaterAxis() {
    #expect(traits("en").path(along: Self.axes) == "iPhone-8/large-light")
    #expect(traits("ar").path(along: Self.axes) == "iPhone-8/large-light-ar")
    #expect(traits("en").title(along: Self.axes) == "iPhone 8 (375 pt), large, light")
    #expect(traits("ar").title(along: Self.axes) == "iPhone 8 (375 pt), large, light, ar")
    #expect(traits("ar").path() == "iPhone-8/large-light")
  }

  @Test func noTwoFramesOfAMatrixShareAPath() {
    let sides = Self.axes.map { PreviewMatrix.Side($0, $0.values) }
    let paths = PreviewMatrix(base: traits("en"), sides: sides).traits
      .map { $0.path(along: Self.axes) }
    #expect(paths.count == 14 * 12 * 2 * 3)
    #expect(Set(paths).count == paths.count)
  }

  @Test(arguments: [
    ("large-light", true), ("large-light-ar", true), ("large-light-xx", false),
    ("large-ar", false), ("large-light-ar-he", false), ("light-large", false), ("", false),
    ("large-light-", false),
  ])
  func filesOfFramesAreKnownByTheirName(name: String, isOne: Bool) {
    #expect(PreviewTraits.isFileName(name, along: Self.axes) == isOne)
  }

  @Test func aChoiceHoldsOnEveryAxisOfWhichSomethingIsSaid() {
    var choice = PreviewChoice()
    #expect(choice.contains(traits("he")))
    choice[Self.reading] = [.locale("ar"), .locale("en")]
    choice[.scheme] = [.scheme(.dark)]
    #expect(choice.contains(traits("en", .dark)))
    #expect(!choice.contains(traits("he", .dark)))
    #expect(!choice.contains(traits("ar", .light)))
    #expect(choice.first(in: traits("he")) == traits("ar", .dark))
  }

  @Test func aRecordWithoutALaterAxisHasItsStandardValue() {
    #expect(Self.reading.value(recorded: nil) == .locale("en"))
    #expect(Self.reading.value(recorded: "ar") == .locale("ar"))
    #expect(Self.reading.value(recorded: "xx") == nil)
    #expect(PreviewAxis.scheme.value(recorded: nil) == nil)
  }

  // MARK: The table

  @Test func everyTraitHasAnAxis() {
    let traits = PreviewTraits(device: .standard)
    #expect(Mirror(reflecting: traits).children.count == PreviewAxis.all.count)
    for axis in PreviewAxis.all { #expect(axis.value(of: traits) == axis.standard) }
  }

  @Test(arguments: PreviewAxis.all)
  func everyAxisReadsAndSetsItsValues(axis: PreviewAxis) {
    for value in axis.values {
      var traits = PreviewTraits(device: .standard)
      axis.set(value, in: &traits)
      #expect(axis.value(of: traits) == value)
      #expect(axis.value(spelling: value.name) == value)
      #expect(axis.value(recorded: value.name) == value)
      for other in PreviewAxis.all where other != axis {
        #expect(other.value(of: traits) == other.standard)
      }
    }
  }

  @Test func aValueOfAnotherAxisChangesNothing() {
    var traits = PreviewTraits(device: .standard)
    PreviewAxis.size.set(.scheme(.dark), in: &traits)
    #expect(traits == PreviewTraits(device: .standard))
  }

  @Test func namesAndKeysAreToldApart() {
    let axes = PreviewAxis.all
    #expect(Set(axes.map(\.name)).count == axes.count)
    #expect(Set(axes.map(\.plural)).count == axes.count)
    #expect(Set(axes.map(\.recordKey)).count == axes.count)
    let words = axes.filter { $0.place == .fileName }.flatMap(\.values).map(\.name)
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { !$0.contains("-") && $0.pathComponent == $0 })
  }

  @Test(arguments: [
    ("iPhone 8", 375.0, "iPhone 8"), ("375 pt", 375, "375 pt"), ("375 pt", 320, nil),
    ("iPhone 99", 375, nil),
  ])
  func aRecordedDeviceIsANameOrABareWidth(name: String, width: Double, expected: String?) {
    let value = PreviewAxis.device.value(recorded: name) { $0 == "width" ? width : nil }
    #expect(value?.name == expected)
  }
}
