// SPDX-License-Identifier: Apache-2.0
import DaisCore
import Foundation

/// Makes frames: good ones, and good ones with something wrong.
struct FrameFuzzer {
    var refused = 0
    private var state: UInt64
    private var sequence = 0

    init(seed: UInt64) { state = (seed &* 0x9e37_79b9_7f4a_7c15) | 1 }

    private mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_f491_4f6c_dd1d
    }

    private mutating func below(_ limit: Int) -> Int { limit < 1 ? 0 : Int(next() >> 33) % limit }

    private mutating func pick<T>(_ list: [T]) -> T { list[below(list.count)] }

    mutating func frame(ids: [UInt32]) -> [UInt8] {
        var bytes = Array(valid(ids).utf8)
        // A third goes out as it is: deep states are reached by frames that are taken.
        for _ in 0..<max(0, below(6) - 2) { mutate(&bytes) }
        return bytes
    }

    private mutating func valid(_ ids: [UInt32]) -> String {
        switch below(12) {
        case 0: return "[\"a\",\(number())]"
        case 1: return below(20) == 0 ? "[\"r\",\(number()),\"fuzz\"]" : "[\"a\",1]"
        case 2:
            return "[\"h\",1,{\"url\":\(value(2)),\"width\":\(number()),\"insets\":\(value(2)),\"ack\":\(number())}]"
        default:
            sequence += 1
            let kind = pick(EventKind.allCases).rawValue
            let id = below(8) == 0 || ids.isEmpty ? number() : String(ids[below(ids.count)])
            return "[\"e\",\(sequence),\(below(3)),\(id),\"\(kind)\",\(payload(kind))]"
        }
    }

    /// A payload as the kind has it, or anything.
    private mutating func payload(_ kind: String) -> String {
        if below(3) == 0 { return value(3) }
        switch kind {
        case "click": return pick(["null", "[1,10,10]", "[2,1e308,-1e308]"])
        case "input", "change": return pick(["\"text\"", "true", "0.5", "\"\"", "\"ünï😀\"", "1e15"])
        case "focus", "hover", "press": return pick(["true", "false"])
        case "key": return "[\"\(pick(["a", "Enter", "Escape", ""]))\",\(below(16)),\"down\"]"
        case "window", "measure", "drag", "viewport", "scroll":
            return "[" + (0..<below(9)).map { _ in number() }.joined(separator: ",") + "]"
        case "dismiss", "attempt": return "[\"\(pick(["scrim", "escape", "button", "nothing"]))\",\(below(3))]"
        case "entered", "exited": return String(below(3))
        default: return "null"
        }
    }

    private mutating func number() -> String {
        pick([
            "0", "-1", "1", "2", "3.5", "1e308", "-1e308", "1e-320", "4294967295", "4294967296", "9007199254740993",
            "8", "400",
        ])
    }

    private mutating func value(_ depth: Int) -> String {
        switch below(depth > 0 ? 7 : 5) {
        case 0: return "null"
        case 1: return pick(["true", "false"])
        case 2: return number()
        case 3: return pick(["\"\"", "\"a\"", "\"\\u0000\"", "\"\\ud83d\\ude00\"", "\"<script>\""])
        case 4: return "\"" + String(repeating: "x", count: below(2000)) + "\""
        case 5: return "[" + (0..<below(5)).map { _ in value(depth - 1) }.joined(separator: ",") + "]"
        default: return "{" + (0..<below(4)).map { "\"k\($0)\":\(value(depth - 1))" }.joined(separator: ",") + "}"
        }
    }

    private mutating func mutate(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        let index = below(bytes.count)
        switch below(8) {
        case 0: bytes[index] = UInt8(below(256))
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(UInt8(below(256)), at: index)
        case 3: bytes.removeSubrange(index...)
        case 4: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + below(20))], at: index)
        case 5: bytes.insert(contentsOf: pick(["[", "{", "\"", "\\u", "e999", ",", "]", "null", "-"]).utf8, at: index)
        case 6: bytes[index] ^= 1 << UInt8(below(8))
        default:
            bytes.insert(contentsOf: [UInt8](repeating: pick([0x5b, 0x22, 0x39, 0x5c]), count: below(300)), at: index)
        }
    }
}
