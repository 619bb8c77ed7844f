// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds the items of a list in its previous version.
///
/// ```
/// old keys   a b c d e f        a b ─────────── stay at the beginning
/// new keys   a b d e c f              f ─────── stays at the end
///                                 c d e ──▶ d e c: one item was moved, which needs no table
/// ```
///
/// Most changes insert, remove or move one item. Then the keys are only compared, and a table is made of those between
/// the ends that stay, if at all.
struct ListMatch<Key: Hashable> {
    typealias Source = ListSource

    /// The source of each new item.
    private(set) var sources: [Source] = []
    /// The indices of the old items that the new version does not contain.
    private(set) var leaving: [Int] = []
    private var added: [Int] = []
    /// The number of added keys up to which each is searched in the list. A table of all keys takes as long.
    private static var fewKeys: Int { 4 }

    /// - Parameter old: The previous keys, all of them different.
    init(from old: [Key], to new: [Key]) {
        let (start, end) = Self.ends(old, new)
        let (before, after) = (start..<(old.count - end), start..<(new.count - end))

        sources.reserveCapacity(new.count)
        for index in 0..<start { sources.append(.old(index)) }
        if let move = SingleMove(before, after, isEqual: { old[$0] == new[$1] }) {
            for index in after { sources.append(.old(move.source(of: index))) }
        } else {
            match(old, before, new, after)
        }
        for index in 0..<end { sources.append(.old(old.count - end + index)) }
        if repeats(new) { matchAll(old, new) }
    }

    private mutating func match(_ old: [Key], _ before: Range<Int>, _ new: [Key], _ after: Range<Int>) {
        guard !before.isEmpty else { return add(after) }
        var table = [Key: Int](minimumCapacity: before.count)
        for index in before { table[old[index]] = index }
        for index in after {
            if let place = table.removeValue(forKey: new[index]) {
                sources.append(.old(place))
            } else {
                add(index..<(index + 1))
            }
        }
        if !table.isEmpty { leaving = table.values.sorted() }
    }

    private mutating func add(_ indices: Range<Int>) {
        added += indices
        for _ in indices { sources.append(.new) }
    }

    /// Returns whether a key occurs more than once. One of two equal keys is always an added one, because the old keys
    /// are different.
    private func repeats(_ new: [Key]) -> Bool {
        if added.isEmpty { return false }
        if added.count > Self.fewKeys { return Set(new).count < new.count }
        for index in added where Self.repeats(index, in: new) { return true }
        return false
    }

    // Generic code takes 130 instructions for each comparison of two keys, so the usual kinds have code of their own.
    private static func ends(_ old: [Key], _ new: [Key]) -> (start: Int, end: Int) {
        if let old = ints(old), let new = ints(new) { return KeyList.ends(old, new) }
        if let old = strings(old), let new = strings(new) { return KeyList.ends(old, new) }
        if let old = uuids(old), let new = uuids(new) { return KeyList.ends(old, new) }
        return KeyList.ends(old, new)
    }

    private static func repeats(_ index: Int, in list: [Key]) -> Bool {
        if let list = ints(list) { return KeyList.repeats(index, in: list) }
        if let list = strings(list) { return KeyList.repeats(index, in: list) }
        if let list = uuids(list) { return KeyList.repeats(index, in: list) }
        return KeyList.repeats(index, in: list)
    }

    /// Matches all items by a table. Of equal keys, the first one counts, also if a later one has stayed at its place.
    private mutating func matchAll(_ old: [Key], _ new: [Key]) {
        sources.removeAll(keepingCapacity: true)
        match(old, old.indices, new, new.indices)
        var seen = Set<Key>(minimumCapacity: new.count)
        for index in new.indices where !seen.insert(new[index]).inserted { sources[index] = .repeated }
    }

    private static func ints(_ list: [Key]) -> [Int]? {
        Key.self == Int.self ? unsafeBitCast(list, to: [Int].self) : nil
    }

    private static func strings(_ list: [Key]) -> [String]? {
        Key.self == String.self ? unsafeBitCast(list, to: [String].self) : nil
    }

    private static func uuids(_ list: [Key]) -> [UUID]? {
        Key.self == UUID.self ? unsafeBitCast(list, to: [UUID].self) : nil
    }
}

private enum KeyList {
    /// Returns the numbers of keys that stay at the beginning and at the end.
    static func ends<Key: Equatable>(_ old: [Key], _ new: [Key]) -> (start: Int, end: Int) {
        let limit = min(old.count, new.count)
        var start = 0
        while start < limit, old[start] == new[start] { start += 1 }
        var end = 0
        while end < limit - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return (start, end)
    }

    /// Returns whether another key is equal to that at an index.
    static func repeats<Key: Equatable>(_ index: Int, in list: [Key]) -> Bool {
        let key = list[index]
        for other in 0..<list.count where other != index && list[other] == key { return true }
        return false
    }
}

/// The source of an item in a new version of a list. It is not inside of ``ListMatch``, because generic code looks up a
/// generic type each time.
enum ListSource: Equatable {
    /// The item has this index in the previous version.
    case old(Int)
    case new
    /// An earlier item has the same key.
    case repeated
}

/// The move of one item of a list past its neighbors.
struct SingleMove {
    private let range: Range<Int>
    private let isToEnd: Bool

    /// Recognizes the move of the last item of a range to its beginning, or of the first one to its end.
    ///
    /// - Parameter isEqual: Compares the item at the first index of the old list with the one at the second of the new.
    init?(_ old: Range<Int>, _ new: Range<Int>, isEqual: (Int, Int) -> Bool) {
        guard old == new, let first = old.first, let last = old.last, first < last else { return nil }
        range = old
        if isEqual(last, first), (first..<last).allSatisfy({ isEqual($0, $0 + 1) }) {
            isToEnd = false
        } else if isEqual(first, last), (first..<last).allSatisfy({ isEqual($0 + 1, $0) }) {
            isToEnd = true
        } else {
            return nil
        }
    }

    /// The new index of the item that was moved.
    var target: Int { isToEnd ? range.upperBound - 1 : range.lowerBound }

    /// Returns the old index of the item that has an index now.
    func source(of index: Int) -> Int {
        if index == target { return isToEnd ? range.lowerBound : range.upperBound - 1 }
        return isToEnd ? index + 1 : index - 1
    }
}
