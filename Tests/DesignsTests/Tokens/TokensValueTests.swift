import Testing
import Typography

@testable import Designs

@Suite struct TokensValueTests {
  @Test(arguments: [
    (#"{ "value": 16, "unit": "px" }"#, 16, 0), (#"{ "value": 1.5, "unit": "rem" }"#, 24, 0),
    (#""16px""#, 16, 0), (#""1.5rem""#, 24, 0), (#""0.75rem""#, 12, 0), ("21", 21, 1),
    (#""21""#, 21, 1),
  ])
  func everySpellingOfASizeIsRead(written: String, size: Double, warnings: Int) throws {
    let (style, system) = try style(#""fontFamily": "A", "fontSize": \#(written)"#)
    #expect(style.size == size)
    #expect(system.problems.count == warnings)
    #expect(system.errors == [])
  }

  @Test(arguments: [
    (#"{ "value": 16 }"#, "needs a 'unit'"), (#"{ "unit": "px" }"#, "needs a 'value'"),
    (#"{ "value": "16", "unit": "px" }"#, "'16' is no number"),
    (#"{ "value": 16, "unit": "pt" }"#, "the unit 'pt' is not known"),
    (#"{ "value": 1e999, "unit": "px" }"#, "'1e999' is no number"),
    (#""0.9em""#, "in px or rem"), (#""10x""#, "is no measure"), (#""inherit""#, "is no measure"),
    (#""""#, "is no measure"), (#""nan""#, "is no measure"), (#""infpx""#, "is no measure"),
    (#""0x10px""#, "is no measure"), ("0", "more than 0"), ("-3", "more than 0"),
    ("1e300", "at most 2000"), ("true", "is no measure"), ("null", "is no measure"),
    ("[16]", "is no measure"),
  ])
  func aSizeThatIsNoneIsAnError(written: String, message: String) throws {
    let (style, system) = try style(#""fontFamily": "A", "fontSize": \#(written)"#)
    #expect(style.size == nil)
    #expect(style.isUnresolved)
    #expect(system.errors.count == 1)
    #expect(
      system.errors[0].contains("s.fontSize") && system.errors[0].contains(message),
      "\(system.errors)")
  }

  @Test(arguments: [
    ("1.25", LineHeight.multiple(factor: 1.25)), (#""150%""#, .multiple(factor: 1.5)),
    (#""24px""#, .exact(points: 24)), (#"{ "value": 1.5, "unit": "rem" }"#, .exact(points: 24)),
    ("24", nil), ("0", nil), (#""AUTO""#, nil),
  ])
  func lineHeights(written: String, height: LineHeight?) throws {
    let (style, _) = try style(#""fontFamily": "A", "fontSize": "10px", "lineHeight": \#(written)"#)
    #expect(style.lineHeight == height)
    #expect(style.isUnresolved == (height == nil))
  }

  @Test(arguments: [
    (#"{ "value": -0.4, "unit": "px" }"#, -0.4), (#""-2%""#, -0.2), (#""0.1em""#, 1), ("0", 0),
    (#"{ "value": 0.1, "unit": "em" }"#, 1), (#"{ "value": -2, "unit": "%" }"#, -0.2),
    (#"{ "value": 0.1, "unit": "ex" }"#, nil),
    (#""−2%""#, nil), (#""None""#, nil),
  ])
  func letterSpacings(written: String, points: Double?) throws {
    let (style, _) = try style(
      #""fontFamily": "A", "fontSize": "10px", "letterSpacing": \#(written)"#)
    #expect(style.tracking == points)
    #expect(style.isUnresolved == (points == nil))
  }

  @Test(arguments: [
    ("1", 1, 0), ("1000", 1000, 0), ("655", 655, 0), ("655.4", 655, 1), (#""thin""#, 100, 0),
    (#""hairline""#, 100, 0), (#""ultra-light""#, 200, 0), (#""light""#, 300, 0),
    (#""book""#, 400, 0), (#""medium""#, 500, 0), (#""demi-bold""#, 600, 0), (#""bold""#, 700, 0),
    (#""extra-bold""#, 800, 0), (#""heavy""#, 900, 0), (#""ultra-black""#, 950, 0),
    (#""Semi Bold""#, 600, 1), (#""700""#, 700, 1),
  ])
  func weightsAreNumbersOrWords(written: String, weight: Int, warnings: Int) throws {
    let (style, system) = try style(
      #""fontFamily": "A", "fontSize": "10px", "fontWeight": \#(written)"#)
    #expect(style.weight == weight)
    #expect(system.problems.count == warnings)
    #expect(!style.isUnresolved)
  }

  @Test(arguments: [
    (#""wibble""#, "'wibble' is no weight; weights are 1 to 1000 or one of thin, hairline"),
    (#""bald""#, "'bald' is no weight; did you mean 'bold'?"), ("0", "go from 1 to 1000"),
    ("1001", "go from 1 to 1000"), (#""Bold Italic""#, "write 'italic' under"),
    ("[]", "is a number or a word"),
  ])
  func aWeightThatIsNoneIsAnError(written: String, message: String) throws {
    let (style, system) = try style(
      #""fontFamily": "A", "fontSize": "10px", "fontWeight": \#(written)"#)
    #expect(style.weight == nil)
    #expect(style.isUnresolved)
    #expect(system.errors.count == 1 && system.errors[0].contains(message), "\(system.errors)")
  }

  @Test(arguments: [
    (#""Inter""#, ["Inter"], 0), (#"["Inter", "serif"]"#, ["Inter", "serif"], 0),
    (#""'Mona Sans VF', sans-serif""#, ["Mona Sans VF", "sans-serif"], 1),
  ])
  func familiesAreOneNameOrAList(written: String, families: [String], warnings: Int) throws {
    let (style, system) = try style(#""fontFamily": \#(written), "fontSize": "10px""#)
    #expect(style.families == families)
    #expect(system.problems.count == warnings)
  }

  @Test(arguments: [#""""#, "[]", #"["A", ""]"#, "3", #""A,,B""#])
  func aFamilyWithoutANameIsAnError(written: String) throws {
    let (style, system) = try style(#""fontFamily": \#(written), "fontSize": "10px""#)
    #expect(style.isUnresolved)
    #expect(system.errors.count == 1)
  }

  @Test func whatIsMissingIsSaid() throws {
    let (style, system) = try style(#""fontWeight": 400"#)
    #expect(style.isUnresolved)
    #expect(
      system.report == [
        "t.json:1: s: error: no fontSize",
        "t.json:1: s: warning: no fontFamily; the platform's font is shown",
      ])
  }

  @Test func misspeltAndForeignKeysAreNotPassedOver() throws {
    let (style, system) = try style(
      #""fontFamily": "A", "fontSize": "10px", "fontWieght": 700, "textCase": "upper""#)
    #expect(style.isUnresolved)
    #expect(
      system.report == [
        "t.json:2: s.fontWieght: error: 'fontWieght' is no key of a typography value; did you mean"
          + " 'fontWeight'?",
        "t.json:2: s.textCase: warning: 'textCase' is no key of a typography value; not read",
      ])
  }
}
