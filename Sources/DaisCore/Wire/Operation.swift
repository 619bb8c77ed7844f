// SPDX-License-Identifier: Apache-2.0

/// One change to the page; the whole vocabulary of a patch. `docs/WireProtocol.md` holds the same table.
package enum Operation: Equatable, Sendable {
    case create(parent: UInt32, before: UInt32, html: String, first: UInt32, count: Int)
    case remove(UInt32)
    case text(UInt32, String)
    case attribute(UInt32, name: String, value: String?)
    case property(UInt32, name: String, value: PropertyValue, answers: Int)
    case move(UInt32, before: UInt32)
    case style(UInt32, property: String, value: String?)
    case content(UInt32, html: String, first: UInt32, count: Int)
    case layer(UInt32, command: LayerCommand, epoch: Int)
    case focus(UInt32, Bool)
    case rules(String)
    case symbols(String)
    case document(name: String, value: String)
    case scroll(UInt32, edge: String)
    case log(level: String, message: String)
    indirect case animated(Animation, completions: [Int], [Operation])
    case way(UInt32, property: String, values: [String])

    /// The number that stands for the operation on the wire.
    package var code: Int {
        switch self {
        case .create: 0
        case .remove: 1
        case .text: 2
        case .attribute: 3
        case .property: 4
        case .move: 5
        case .style: 6
        case .content: 7
        case .layer: 8
        case .focus: 9
        case .rules: 10
        case .symbols: 11
        case .document: 12
        case .scroll: 13
        case .log: 14
        case .animated: 15
        case .way: 16
        }
    }

    /// The name in `docs/WireProtocol.md`, in the order of the codes.
    package static let names = [
        "create", "remove", "text", "attribute", "property", "move", "style", "content", "layer", "focus", "rules",
        "symbols", "document", "scroll", "log", "animated", "way",
    ]
}

extension [Operation] {
    /// The same with the exits of layers at the end: a layer that leaves gives the focus back at once, which must find what
    /// is left of the page and not what the same patch takes away.
    var exitsLast: [Operation] {
        guard contains(where: \.hasExit) else { return self }
        var exits: [Operation] = []
        return without(&exits) + exits
    }

    private func without(_ exits: inout [Operation]) -> [Operation] {
        compactMap { operation in
            switch operation {
            case .layer(_, .exit, _):
                exits.append(operation)
                return nil
            case .animated(let animation, let completions, let operations):
                return .animated(animation, completions: completions, operations.without(&exits))
            default: return operation
            }
        }
    }
}

extension Operation {
    fileprivate var hasExit: Bool {
        switch self {
        case .layer(_, .exit, _): true
        case .animated(_, _, let operations): operations.contains(where: \.hasExit)
        default: false
        }
    }
}

/// What a presentation layer is told.
package enum LayerCommand: String, Sendable {
    case exit, revive, refuse
}

/// The value of a field's live property.
package enum PropertyValue: Equatable, Sendable {
    case text(String)
    case flag(Bool)
}
