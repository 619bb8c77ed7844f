// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DaisCore

@Suite("A buffer of bytes")
struct GrowingBytesTests {
    @Test("it keeps all that was appended while it grows")
    func grows() {
        let buffer = GrowingBytes(capacity: 0)
        var expected: [UInt8] = []
        for number in 0..<300 {
            let text = String(repeating: "é", count: number % 40)
            buffer.append(text)
            buffer.append(UInt8(number % 128))
            buffer.append("<div>" as StaticString)
            expected += Array(text.utf8) + [UInt8(number % 128)] + Array("<div>".utf8)
        }
        #expect(buffer.count == expected.count)
        #expect(buffer.read { Array($0) } == expected)
    }

    @Test("an empty buffer is an empty text")
    func empty() {
        let buffer = GrowingBytes(capacity: 16)
        buffer.append("")
        #expect(buffer.text.isEmpty)
    }
}
