// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Foundation

/// Frames of a browser.
enum FrameTarget: FuzzTarget {
    static let name = "frames"
    static let words =
        EventKind.allCases.map { "\"\($0.rawValue)\"" } + [
            "[\"e\",", "[\"h\",1,{", "[\"a\",", "[\"r\",", "\\u00", "\\ud83d\\ude00", "true", "false", "null", "1e308",
            "-0", "\"insets\":", "\"locale\":", "\"width\":", "9007199254740993", "{}", "[]", "\\\\", "\\\"",
        ]
    static let seeds = [
        #"["e",1,0,7,"click",null]"#, #"["e",2,1,7,"input",["text",1.5e2,true,{"a":[-0.5]}]]"#, #"["a",12]"#,
        #"["r",3,"hash"]"#, #"["h",1,{"url":"/a?b","width":800,"insets":[1,2,3,4],"locale":"de","ack":1}]"#,
        #"[ "e" , "\u00fc\n\ud83d\ude00\/" ]"#,
    ]

    nonisolated static func run(_ input: [UInt8]) {
        if let frame = try? ClientFrame.parse(input) { check(frame) }
        guard let value = try? JSONReader.read(input[...]) else { return }
        var writer = JSONWriter()
        writer.write(value)
        expect((try? JSONReader.read(writer.bytes[...])) == value, "another value after writing: \(writer.text)")
        expect(
            (try? JSONSerialization.jsonObject(with: Data(input), options: .fragmentsAllowed)) != nil,
            "read what is not JSON")
    }

    private static func check(_ frame: ClientFrame) {
        switch frame {
        case .hello(let hello):
            let facts = hello.facts
            expect(hello.url.utf8.count <= 4096 && facts.locale.utf8.count <= 64, "a long text in a hello")
            expect([facts.width, facts.height].allSatisfy { (0..<100_000).contains($0) }, "a window of no size")
        case .event(let event): expect(event.sequence > 0 && event.element > 0, "an event without its numbers")
        case .acknowledge: break
        case .resync(_, let reason): expect(reason.utf8.count <= 200, "a long reason")
        }
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ value: JSONValue) {
        switch value {
        case .null: string(nil)
        case .bool(let value): bool(value)
        case .number(let value): for byte in "\(value)".utf8 { raw(byte) }
        case .string(let value): string(value)
        case .array(let items):
            raw("[")
            for (index, item) in items.enumerated() {
                if index > 0 { raw(",") }
                write(item)
            }
            raw("]")
        case .object(let members):
            raw("{")
            for (index, member) in members.enumerated() {
                if index > 0 { raw(",") }
                string(member.key)
                raw(":")
                write(member.value)
            }
            raw("}")
        }
    }
}
