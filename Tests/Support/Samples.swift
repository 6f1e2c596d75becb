/// Texts with kerning, ligatures, marks, digits and signs.
public enum Samples {
  /// Fifty of them.
  public static let strings = [
    "Hamburgefonstiv", "AVAVAV To Ty Wa We LT", "office affine shuffle", "fi fl ff ffi ffl",
    "The quick brown fox jumps over the lazy dog", "0123456789", "1,234.56 €", "12:34 – 56:78",
    "WAVE", "Yes, Te amo.", "P.A.", "r.o.c.k.", "“Quotes” ‘single’", "(parenthesis) [bracket]",
    "¿Qué tal?", "Füße über Öl", "naïve café", "e\u{301}a\u{300}o\u{308}", "Ærøskøbing",
    "Łódź żółw", "Příliš žluťoučký kůň", "İstanbul ığdır", "Ελληνικά", "Καλημέρα κόσμε",
    "Привет, мир", "Съешь же ещё этих", "100% & more", "a+b=c", "A→B", "x²+y³", "½ ¼ ¾",
    "#hash @at $5", "user@example.com", "https://example.com/a?b=c", "ALL CAPS KERNING AWAY",
    "lowercase only text", "MixedCaseCamelWord", "  leading and trailing  ", "double  spaces",
    "no\u{A0}break", "zero\u{200B}width", "soft\u{AD}hyphen", "em—dash en–dash", "ellipsis…",
    "Ag", "Il1|", "O0", "rn m", "VA.", "T.",
  ]
}
