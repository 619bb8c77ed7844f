// SPDX-License-Identifier: Apache-2.0

/// A change of the page. `docs/WireProtocol.md` contains a table of all operations.
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
    case scroll(UInt32, edge: String, isSmooth: Bool = false)
    case log(level: String, message: String)
    indirect case animated(Animation, completions: [Int], [Operation])
    case keyframes(UInt32, property: String, values: [String])
    case drop(rules: [String])
    /// Scrolls a container to a view, whose anchor point is in fractions, or to an offset in points if `target` is 0.
    case position(UInt32, target: UInt32, x: Double?, y: Double?, isSmooth: Bool)

    /// The number of the operation on the wire.
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
        case .keyframes: 16
        case .drop: 17
        case .position: 18
        }
    }

    /// The names in `docs/WireProtocol.md`, in the order of the codes.
    package static let names = [
        "create", "remove", "text", "attribute", "property", "move", "style", "content", "layer", "focus", "rules",
        "symbols", "document", "scroll", "log", "animated", "keyframes", "drop", "position",
    ]
}

/// A command to a presentation layer.
package enum LayerCommand: String, Sendable {
    case exit, revive, refuse
}

/// The value of a form control's live property.
package enum PropertyValue: Equatable, Sendable {
    case text(String)
    case flag(Bool)
}
