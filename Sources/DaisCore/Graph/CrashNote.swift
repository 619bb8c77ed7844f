// SPDX-License-Identifier: Apache-2.0
import CDaisCrashNote

/// Keeps the name of the running code for the signal handler. Swift cannot recover from a trap, but the last line of
/// the log can name the view and the handler.
///
/// Names are composed once for each type, because this runs for each event and each body.
@MainActor
struct CrashNote {
    private var stack: [[UInt8]] = []
    /// The handler that was entered last.
    private var handler: [UInt8]?
    private static var handlers: [Handler: [UInt8]] = [:]

    private struct Handler: Hashable {
        let kind: EventKind
        /// The type of the node of the app's view around the element.
        let view: ObjectIdentifier?
        let tag: ElementTag
    }

    mutating func enter(_ node: _CompositeBase, _ plan: FieldPlan) {
        if let known = plan.note { return push(known) }
        let name = Array("body of \(node.viewName)".utf8)
        plan.note = name
        push(name)
    }

    /// Enters the handler of an element for an event.
    mutating func enter(_ kind: EventKind, at element: Element) {
        let view = element.extras?.node.flatMap { unsafeDowncast($0, to: _Node.self).appView }
        let key = Handler(kind: kind, view: view.map { ObjectIdentifier(type(of: $0)) }, tag: element.tag)
        let name: [UInt8]
        if let known = Self.handlers[key] {
            name = known
        } else {
            name = Array("\(kind.rawValue) handler of \(view?.viewName ?? element.tag.rawValue)".utf8)
            Self.handlers[key] = name
        }
        handler = name
        push(name)
    }

    /// Returns the name of the handler that was entered last in UTF-8, and forgets it.
    mutating func takeHandler() -> [UInt8]? {
        defer { handler = nil }
        return handler
    }

    /// The name of the handler that was entered last.
    var handlerName: String? { handler.map { String(decoding: $0, as: UTF8.self) } }

    private mutating func push(_ name: [UInt8]) {
        stack.append(name)
        set(name)
    }

    mutating func leave() {
        stack.removeLast()
        if let outer = stack.last { set(outer) } else { dais_crash_note_clear() }
    }

    // It is not isolated, because every closure of the main actor checks that it runs there, in 130 instructions.
    private nonisolated func set(_ name: [UInt8]) {
        name.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { dais_crash_note_set($0.baseAddress!, $0.count) }
        }
    }
}
