// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Bytes that are written from the beginning to the end, such as a frame or markup.
///
/// Markup consists of thousands of short texts. Appending one to an array takes 100 instructions, and here a third.
nonisolated package final class GrowingBytes {
    // The run-time checks are off, because no caller has a reference into the memory.
    @exclusivity(unchecked) package private(set) var count = 0
    @exclusivity(unchecked) private var capacity: Int
    @exclusivity(unchecked) private var start: UnsafeMutablePointer<UInt8>

    package init(capacity: Int) {
        self.capacity = max(capacity, 16)
        start = .allocate(capacity: self.capacity)
    }

    deinit { start.deallocate() }

    package func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        start[count] = byte
        count += 1
    }

    /// Appends a text as it is.
    package func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    package func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    func append(_ source: UnsafeBufferPointer<UInt8>) {
        guard let bytes = source.baseAddress else { return }
        if count + source.count > capacity { grow(by: source.count) }
        memcpy(start + count, bytes, source.count)
        count += source.count
    }

    private func grow(by length: Int) {
        capacity = max(2 * capacity, count + length)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        memcpy(larger, start, count)
        start.deallocate()
        start = larger
    }

    /// Calls `body` with all bytes. They must not be used after it.
    func read<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
        body(UnsafeBufferPointer(start: start, count: count))
    }

    package var text: String { read { String(decoding: $0, as: UTF8.self) } }
}
