// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Testing

@Suite("A bounded cache")
struct BoundedCacheTests {
    @Test("a cache takes no more bytes than its limit, however large its values are")
    func limit() {
        var cache = BoundedCache<String, Int>(limit: 100_000)
        for number in 0..<1000 {
            let key = String(repeating: "x", count: number * 10) + "\(number)"
            cache.insert(number, for: key, bytes: key.utf8.count)
            #expect(cache.bytes <= 100_000)
        }
    }

    @Test("a cache refuses a value that alone would empty it, and keeps the others")
    func large() {
        var cache = BoundedCache<String, Int>(limit: 16_000)
        cache.insert(1, for: "small", bytes: 10)
        cache.insert(2, for: "large", bytes: 1000)
        #expect(cache["small"] == 1)
        #expect(cache["large"] == nil)
    }

    @Test("counts a value that is replaced once")
    func replaced() {
        var cache = BoundedCache<String, Int>(limit: 16_000)
        cache.insert(1, for: "key", bytes: 10)
        let bytes = cache.bytes
        cache.insert(2, for: "key", bytes: 10)
        #expect(cache.bytes == bytes)
        #expect(cache["key"] == 2)
    }
}
