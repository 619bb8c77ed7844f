// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// A patch as it arrives at the browser, read from the text of its frame.
struct PatchFrame {
    let sequence: Int
    /// The number of the last event that the session has handled.
    let acknowledged: Int
    /// The operations in their order. Those of an animated group stand among the others.
    private(set) var operations: [Operation] = []
    /// The numbers of the completions that wait for the end of the animations.
    private(set) var completions: [Int] = []

    /// Returns `nil` for a frame of another kind.
    init?(_ text: String) throws {
        let frame = try JSONReader.read(Array(text.utf8)[...])
        guard frame[0].string == "p", let sequence = frame[1].int, let acknowledged = frame[2].int else { return nil }
        self.sequence = sequence
        self.acknowledged = acknowledged
        try read(frame[3])
    }

    private mutating func read(_ list: JSONValue) throws {
        for item in list.array ?? [] {
            guard item[0].int == 15 else {
                operations.append(try Operation(wire: item))
                continue
            }
            completions += (item[2].array ?? []).compactMap(\.int).map(abs)
            try read(item[3])
        }
    }
}

extension Operation {
    /// Reads an operation that is not a group.
    fileprivate init(wire json: JSONValue) throws {
        func id(_ index: Int) -> UInt32 { UInt32(json[index].int ?? 0) }
        func text(_ index: Int) -> String { json[index].string ?? "" }
        switch json[0].int {
        case 0: self = .create(parent: id(1), before: id(2), html: text(3), first: id(4), count: json[5].int ?? 0)
        case 1: self = .remove(id(1))
        case 2: self = .text(id(1), text(2))
        case 3: self = .attribute(id(1), name: text(2), value: json[3].string)
        case 4:
            let value = json[3].bool.map(PropertyValue.flag) ?? .text(text(3))
            self = .property(id(1), name: text(2), value: value, answers: json[4].int ?? 0)
        case 5: self = .move(id(1), before: id(2))
        case 6: self = .style(id(1), property: text(2), value: json[3].string)
        case 7: self = .content(id(1), html: text(2), first: id(3), count: json[4].int ?? 0)
        case 8:
            guard let command = LayerCommand(rawValue: text(2)) else { throw FakePage.Failure("no command: \(json)") }
            self = .layer(id(1), command: command, epoch: json[3].int ?? 0)
        case 9: self = .focus(id(1), json[2].bool ?? false)
        case 10: self = .rules(text(1))
        case 11: self = .symbols(text(1))
        case 12: self = .document(name: text(1), value: text(2))
        case 13: self = .scroll(id(1), edge: text(2), isSmooth: json[3].bool ?? false)
        case 14: self = .log(level: text(1), message: text(2))
        case 17: self = .drop(rules: text(1).split(separator: " ").map(String.init))
        case 16: self = .keyframes(id(1), property: text(2), values: (json[3].array ?? []).compactMap(\.string))
        case 18:
            self = .position(
                id(1), target: id(2), x: json[3].number, y: json[4].number, isSmooth: json[5].bool ?? false)
        default: throw FakePage.Failure("no operation: \(json)")
        }
    }
}
