// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A search word with its rarest letter.
///
/// `memmem` would suffice, but Swift cannot import it on Linux, where it requires `_GNU_SOURCE`.
struct Needle {
    private let bytes: [UInt8]
    private let rare: UInt8
    private let offset: Int

    /// - Parameter word: The word in lower case, not empty.
    init(_ word: ArraySlice<UInt8>) {
        let bytes = Array(word)
        let offset = bytes.indices.min { Self.frequency(bytes[$0]) < Self.frequency(bytes[$1]) } ?? 0
        self.bytes = bytes
        self.offset = offset
        rare = bytes[offset]
    }

    var count: Int { bytes.count }

    /// Returns the first position at which the whole word is in `start..<end`.
    func find(in text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int? {
        guard let base = text.baseAddress else { return nil }
        var position = start + offset
        let last = end - bytes.count + offset
        while position <= last, let hit = memchr(base + position, Int32(rare), last - position + 1) {
            let found = UnsafeRawPointer(hit) - UnsafeRawPointer(base)
            if memcmp(base + found - offset, bytes, bytes.count) == 0 { return found - offset }
            position = found + 1
        }
        return nil
    }

    /// Returns the rank of a letter's frequency in names and summaries, or 0 for letters that are not listed.
    private static func frequency(_ byte: UInt8) -> Int {
        letters.firstIndex(of: byte).map { letters.count - $0 } ?? 0
    }

    private static let letters = Array("eirtoansl-cmdpugbhfyv".utf8)
}
