// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting

/// Makes events as a hostile or broken client may send them, from a seed.
///
/// Most events go to elements that listen to them, with payloads of the right shape: deep states are only reached by
/// events that are taken. The others have wrong kinds, wrong payloads, and elements that are gone.
struct EventFuzzer {
    private var state: UInt64
    /// Elements of earlier pages.
    private var stale: [UInt32] = []

    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9e37_79b9_7f4a_7c15 | 1 }

    mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return limit < 1 ? 0 : Int(truncatingIfNeeded: (state &* 0x2545_f491_4f6c_dd1d) >> 33) % limit
    }

    mutating func pick<Item>(_ list: [Item]) -> Item { list[below(list.count)] }

    /// Returns an event for a page with these listeners.
    mutating func event(_ listeners: [(id: UInt32, kinds: [EventKind])]) -> (EventKind, UInt32, JSONValue) {
        guard !listeners.isEmpty, below(10) != 0 else {
            let id = stale.isEmpty || below(4) == 0 ? UInt32(below(400)) : pick(stale)
            let kind = pick(EventKind.allCases)
            return (kind, id, payload(kind))
        }
        let listener = pick(listeners)
        if below(20) == 0 { stale.append(listener.id) }
        let kind = below(12) == 0 ? pick(EventKind.allCases) : pick(listener.kinds)
        return (kind, listener.id, below(8) == 0 ? anything(2) : payload(kind))
    }

    private mutating func payload(_ kind: EventKind) -> JSONValue {
        switch kind {
        case .click: return pick([.null, numbers(3)])
        case .input: return text()
        case .change: return pick([text(), .bool(true), .bool(false), number()])
        case .focus: return pick([.bool(true), .bool(false)])
        case .hover: return pick([.bool(true), .bool(false), numbers(2)])
        case .key:
            let key = pick(["a", "Enter", "Escape", "ArrowDown", "ArrowUp", "Tab", " ", "Delete", "Backspace"])
            let edits: [JSONValue] = below(2) == 0 ? [.number(1)] : []
            return .array([.string(key), .number(Double(below(16))), .string(pick(["down", "repeat", "up"]))] + edits)
        case .gesture:
            let report = JSONValue.array([.number(Double(below(3))), .number(Double(below(4)))] + list(6))
            return .array([.number(Double(below(2))), report])
        case .measure: return numbers(8)
        case .arrange:
            let views = (0..<3).map { _ in JSONValue.array([.number(Double(below(60)))] + list(4)) }
            return .array(
                [pick([number(), .null]), pick([number(), .null]), pick([.string("120,-"), text()])] + views)
        case .viewport:
            return .array([number(), number(), .bool(below(2) == 0), .bool(below(2) == 0)] + list(5))
        case .window: return .array(list(3) + (below(4) == 0 ? [.number(1)] : []))
        case .scroll: return numbers(3)
        case .dismiss, .attempt:
            return .array([.string(pick(["scrim", "escape", "drag", "back", "timeout", "button", "no"])), small()])
        case .detent: return .array([.string(pick(["began", "ended", "no"])), small(), small()])
        case .hold: return .array([.bool(below(2) == 0), small()])
        case .entered, .exited, .animated: return small()
        case .custom:
            let name = pick(["rate", "change", "select", "no"])
            return .array([.string(name), .object(["value": number(), "detail": anything(1)])])
        case .intent: return .null
        case .paste:
            let content = JSONValue.array([
                .string(pick(["text/plain", "image/png", "no"])), text(), .bool(below(4) == 0),
            ])
            return .array([.array([content, content]), .array([])])
        case .drag: return pick([.bool(true), .bool(false), .string("keys")])
        case .drop:
            let content = JSONValue.array([.array([.string("text/plain"), text()])])
            return .array([
                .string(pick(["over", "over", "out", "drop", "no"])), .number(Double(below(60))), number(), number(),
                .bool(below(2) == 0), .array([content, .string("text/plain")]), .bool(below(6) == 0),
            ])
        case .menu: return pick([.bool(true), .bool(false), numbers(2)])
        case .place:
            return .string(pick(["/", "/forms", "//x", "/navigation?at=Int:9999", "/?at=\\", "/no/such/page"]))
        case .scene: return .string(pick(["active", "inactive", "background", "no"]))
        case .submit, .error, .keyboard, .files, .fetched: return pick([.null, text(), number(), anything(2)])
        }
    }

    private mutating func list(_ count: Int) -> [JSONValue] { (0..<count).map { _ in number() } }

    private mutating func numbers(_ count: Int) -> JSONValue { .array(list(count)) }

    private mutating func small() -> JSONValue { .number(Double(below(6))) }

    private mutating func number() -> JSONValue {
        .number(
            pick([
                0, 1, -1, 2, 3.5, 8, 44, 100, 390, 1280, 0.1, 1e-300, 1e300, -1e300, 9e15, 9.3e18, 4_294_967_296, -0.0,
            ]))
    }

    private mutating func text() -> JSONValue {
        // NUL is left out: HTML cannot contain it, so a whole document lacks it where a patch has it.
        .string(
            pick([
                "", "a", "Dais", "12", "-3.5", "1e308", "2026-02-30", "12:61", "#12345", "ünï😀", "a\nb\u{1b}[2J",
                "<script>&amp;", String(repeating: "[", count: 500), String(repeating: "x\u{301}", count: 200), "👨‍👩‍👧",
            ]))
    }

    private mutating func anything(_ depth: Int) -> JSONValue {
        switch below(depth > 0 ? 6 : 4) {
        case 0: .null
        case 1: .bool(below(2) == 0)
        case 2: number()
        case 3: text()
        case 4: .array((0..<below(5)).map { _ in anything(depth - 1) })
        default: .object(["value": anything(depth - 1), "x": anything(depth - 1)])
        }
    }
}
