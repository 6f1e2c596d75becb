internal import CICU
internal import Typography

/// Where lines may and must end (UAX 14), as ICU finds it by the rules of a language.
final class ICULineBreaks {
  /// The opened break iterators of the languages that were asked for.
  private var iterators = BoundedCache<String, Iterator>(limit: 32)

  /// A break iterator of ICU.
  private final class Iterator {
    let handle: OpaquePointer

    init?(locale: String) {
      var status = U_ZERO_ERROR
      guard let handle = typo_ubrk_openLine(ICULineBreaks.name(of: locale), &status),
        status.rawValue <= U_ZERO_ERROR.rawValue
      else { return nil }
      self.handle = handle
    }

    deinit { typo_ubrk_close(handle) }
  }

  /// From this rule status on a break is mandatory (ICU's `UBRK_LINE_HARD`).
  private static let hardBreak = Int32(UBRK_LINE_HARD.rawValue)

  /// The places in ascending order, as offsets into the UTF-8; the end is one unless the text is
  /// empty. Where ICU has no rules at all, only the end.
  func breaks(in text: String, locale: String) -> [LineBreakOpportunity] {
    var text = text
    return text.withUTF8 { bytes in
      guard !bytes.isEmpty else { return [] }
      return find(in: bytes, locale: locale)
        ?? [LineBreakOpportunity(offset: bytes.count, isMandatory: false)]
    }
  }

  private func find(
    in bytes: UnsafeBufferPointer<UInt8>, locale: String
  ) -> [LineBreakOpportunity]? {
    guard let iterator = iterator(for: locale) else { return nil }
    var status = U_ZERO_ERROR
    let text = bytes.withMemoryRebound(to: CChar.self) { bytes in
      typo_utext_openUTF8(bytes.baseAddress, Int64(bytes.count), &status)
    }
    defer { _ = text.map(typo_utext_close) }
    typo_ubrk_setUText(iterator.handle, text, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }

    var result: [LineBreakOpportunity] = []
    _ = typo_ubrk_first(iterator.handle)
    while case let offset = typo_ubrk_next(iterator.handle), offset >= 0 {
      let isMandatory = typo_ubrk_getRuleStatus(iterator.handle) >= Self.hardBreak
      result.append(LineBreakOpportunity(offset: Int(offset), isMandatory: isMandatory))
    }
    return result
  }

  private func iterator(for locale: String) -> Iterator? {
    if let iterator = iterators[locale] { return iterator }
    guard let iterator = Iterator(locale: locale) else { return nil }
    iterators[locale] = iterator
    return iterator
  }

  /// ICU's own name of a BCP 47 tag.
  fileprivate static func name(of tag: String) -> String {
    let capacity = 157  // ULOC_FULLNAME_CAPACITY
    var status = U_ZERO_ERROR
    let name = [CChar](unsafeUninitializedCapacity: capacity) { buffer, count in
      let length = typo_uloc_forLanguageTag(tag, buffer.baseAddress, Int32(capacity), &status)
      count = min(max(Int(length), 0), capacity)
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return "" }
    return String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
