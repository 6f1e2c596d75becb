import Testing

@testable import Typography

@Suite struct BoundedCacheTests {
  @Test func aFullCacheForgetsAndKeepsTheNewest() {
    var cache = BoundedCache<Int, Int>(limit: 3)
    for key in 0..<100 {
      #expect(cache.value(for: key) { key * key } == key * key)
      #expect(cache.count <= 3)
      #expect(cache[key] == key * key)
    }
  }

  @Test func whatIsAtHandIsNotMadeAgain() {
    var cache = BoundedCache<String, Int>(limit: 2)
    var made = 0
    for _ in 0..<5 {
      _ = cache.value(for: "a") {
        made += 1
        return 1
      }
    }
    #expect(made == 1)
  }

  @Test func aKnownKeyIsReplacedWithoutForgettingOthers() {
    var cache = BoundedCache<String, Int>(limit: 2)
    cache["a"] = 1
    cache["b"] = 2
    cache["a"] = 3
    #expect(cache["a"] == 3)
    #expect(cache["b"] == 2)
    cache["a"] = nil
    #expect(cache["a"] == nil)
    #expect(cache.count == 1)
  }

  @Test func anAbsentValueCanBeRemembered() {
    var cache = BoundedCache<String, Int?>(limit: 2)
    cache["none"] = .some(nil)
    #expect(cache["none"] == .some(nil))
  }
}
