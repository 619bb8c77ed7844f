// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Drop delegates")
struct DropDelegateTests {
    struct Delegate: DropDelegate {
        let notes: Notes
        var isValid = true
        var operation: DropOperation?

        func validateDrop(info: DropInfo) -> Bool {
            notes.add("validate \(info.hasItemsConforming(to: [.plainText]))")
            return isValid
        }
        func dropEntered(info: DropInfo) { notes.add("entered") }
        func dropUpdated(info: DropInfo) -> DropProposal? {
            notes.add("updated \(info.location.x)")
            return operation.map { DropProposal(operation: $0) }
        }
        func dropExited(info: DropInfo) { notes.add("exited") }
        func performDrop(info: DropInfo) -> Bool {
            notes.add("perform \(info.itemProviders(for: [.plainText]).count)")
            return true
        }
    }

    private let notes = Notes()

    private func screen(_ delegate: Delegate) -> (Screen, Element, (String, Double) -> [DaisCore.Operation]) {
        let screen = Screen {
            Text("source").draggable("words")
            Text("target").onDrop(of: [.plainText], delegate: delegate)
        }
        let (source, target) = (screen.tree.root.children[0], screen.tree.root.children[1])
        screen.send(.drag, to: source, .bool(true))
        return (
            screen, target,
            { phase, x in
                let payload: [JSONValue] = [.string(phase), .number(Double(source.id)), .number(x), .number(0)]
                return screen.send(.drop, to: target, .array(payload + [.bool(false)]))
            }
        )
    }

    @Test("a delegate hears each step, and no exit after the drop")
    func steps() {
        let (_, target, send) = screen(Delegate(notes: notes))
        #expect(target.attribute("data-drop")?.hasSuffix("+moves") == true)
        _ = send("over", 1)
        _ = send("over", 2)
        _ = send("out", 2)
        _ = send("over", 3)
        _ = send("drop", 4)
        #expect(
            notes.take() == [
                "validate true", "entered", "updated 1.0", "updated 2.0", "exited", "validate true", "entered",
                "updated 3.0", "updated 4.0", "perform 1",
            ])
    }

    @Test("a delegate's proposal is the browser's effect as long as the drag is over it")
    func proposals() {
        let (_, target, send) = screen(Delegate(notes: notes, operation: .copy))
        #expect(send("over", 1) == [.attribute(target.id, name: "data-effect", value: "copy")])
        #expect(send("over", 2) == [])
        #expect(send("out", 2) == [.attribute(target.id, name: "data-effect", value: nil)])
        #expect([DropOperation.cancel, .copy, .move, .forbidden].map(\.effect) == ["none", "copy", "move", "none"])
    }

    @Test("a delegate that does not validate gets nothing else")
    func invalid() {
        let (_, _, send) = screen(Delegate(notes: notes, isValid: false))
        _ = send("over", 1)
        _ = send("drop", 1)
        #expect(notes.take() == ["validate true", "validate true"])
    }
}
