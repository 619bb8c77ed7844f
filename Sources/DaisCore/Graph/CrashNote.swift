// SPDX-License-Identifier: Apache-2.0
import CDaisCrashNote

/// Keeps the name of the running code for the signal handler. Swift cannot recover from a trap, but the last line of
/// the log can name the view and the handler.
@MainActor
struct CrashNote {
    private var stack: [[UInt8]] = []
    private static var names: [ObjectIdentifier: [UInt8]] = [:]

    mutating func enter(_ node: _CompositeBase, _ plan: FieldPlan) {
        if let known = plan.note { return push(known) }
        let type = ObjectIdentifier(type(of: node))
        let name: [UInt8]
        if let known = Self.names[type] {
            name = known
        } else {
            name = Array("body of \(node.viewName)".utf8)
            Self.names[type] = name
        }
        plan.note = name
        push(name)
    }

    mutating func enter(_ name: String) { push(Array(name.utf8)) }

    private mutating func push(_ name: [UInt8]) {
        stack.append(name)
        set(name)
    }

    mutating func leave() {
        stack.removeLast()
        if let outer = stack.last { set(outer) } else { dais_crash_note_clear() }
    }

    private func set(_ name: [UInt8]) {
        name.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { dais_crash_note_set($0.baseAddress!, $0.count) }
        }
    }
}
