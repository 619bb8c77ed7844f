// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@Suite("The comparison of two versions of a list")
struct ListMatchTests {
    /// Finds the same with a table of all keys.
    private func expected(_ old: [Int], _ new: [Int]) -> [ListMatch<Int>.Source] {
        var seen: Set<Int> = []
        return new.map { key in
            guard seen.insert(key).inserted else { return .repeated }
            return old.firstIndex(of: key).map { .old($0) } ?? .new
        }
    }

    @Test(
        "each item is found, with few and many changes",
        arguments: [
            ([], [1, 2]), ([1, 2], []), ([1, 2], [2, 1]), ([1, 2, 3, 4], [1, 3, 2, 4]), ([1, 2, 3, 4], [2, 3, 4, 1]),
            ([1, 2, 3, 4], [4, 1, 2, 3]), ([1, 2, 3], [1, 9, 2, 3]), ([1, 2, 3], [1, 3]), ([1, 2, 3], [3, 1, 2, 3]),
            ([1, 2], [1, 2, 1]), ([1, 2, 3], [4, 4, 5, 1, 6, 7, 7]), ([1, 2, 3], [9, 9]), ([2, 1], [1, 2, 1]),
        ])
    func sources(old: [Int], new: [Int]) {
        check(old, new) { $0 }
        // Keys of these types have code of their own, and others have not.
        check(old, new) { "key \($0)" }
        check(old, new) { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8($0))) }
        check(old, new) { [$0] }
    }

    private func check<Key: Hashable>(_ old: [Int], _ new: [Int], key: (Int) -> Key) {
        let match = ListMatch(from: old.map(key), to: new.map(key))
        #expect(match.sources == expected(old, new))
        #expect(match.leaving == old.indices.filter { !new.contains(old[$0]) })
    }

    @Test("random changes give what a table of all keys gives")
    func random() {
        var numbers = SeededNumbers(seed: 11)
        for _ in 0..<2000 {
            let old = Array(0..<Int.random(in: 0...9, using: &numbers)).shuffled(using: &numbers)
            var new = old
            for _ in 0..<Int.random(in: 0...3, using: &numbers) {
                let place = Int.random(in: 0...new.count, using: &numbers)
                switch Int.random(in: 0...2, using: &numbers) {
                case 0: new.insert(Int.random(in: 0...12, using: &numbers), at: place)
                case 1: if place < new.count { new.remove(at: place) }
                default: if let key = new.popLast() { new.insert(key, at: min(place, new.count)) }
                }
            }
            sources(old: old, new: new)
        }
    }
}
