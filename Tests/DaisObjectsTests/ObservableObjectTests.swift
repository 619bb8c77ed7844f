// SPDX-License-Identifier: Apache-2.0
import DaisObjects
import Testing

private class Plain: ObservableObject {
    var a = 0 { willSet { objectWillChange.send() } }
}

private class Root: ObservableObject {
    @Published var a = 0
}

private class Middle: Root {
    let padding: UInt8 = 0
    @Published var b = ""
}

private final class Leaf: Middle {
    @Published var c: [Int] = []
    var d = 0 { willSet { objectWillChange.send() } }
}

private class PlainRoot: ObservableObject {
    var e = 0 { willSet { objectWillChange.send() } }
}

private final class PublishingLeaf: PlainRoot {
    @Published var f = 0
}

private final class GenericModel<Item>: ObservableObject {
    let flag = true
    @Published var items: [Item] = []
}

private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var a = 0 { willSet { objectWillChange.send() } }
}

@MainActor private final class Inbox: ObservableObject {
    @Published var a = 0
    let title = "Inbox"
}

@Suite struct ObservableObjectTests {
    /// Counts what `object` announces while `changes` runs.
    private func announced<Model: ObservableObject>(_ object: Model, _ changes: (Model) -> Void) -> Int {
        var count = 0
        let subscription = object.objectWillChange.sink { _ in count += 1 }
        changes(object)
        subscription.cancel()
        return count
    }

    @Test("A manual send in willSet is delivered by a class without @Published")
    func manualSend() {
        #expect(
            announced(Plain()) {
                $0.a = 1
                $0.a = 2
            } == 2)
    }

    @Test("Properties of all three levels of a class hierarchy announce changes, by @Published or by hand")
    func hierarchy() {
        let announcements = announced(Leaf()) {
            $0.a = 1
            $0.b = "x"
            $0.c.append(1)
            $0.d = 1
        }
        #expect(announcements == 4)
    }

    @Test("A subclass that adds @Published shares one publisher with its plain superclass")
    func plainSuperclass() {
        let announcements = announced(PublishingLeaf()) {
            $0.e = 1
            $0.f = 1
        }
        #expect(announcements == 2)
    }

    @Test("A generic class finds its @Published properties")
    func generic() {
        #expect(announced(GenericModel<String>()) { $0.items = ["a"] } == 1)
    }

    @Test("A publisher declared by the class itself is used")
    func custom() {
        #expect(announced(Custom()) { $0.a = 1 } == 1)
    }

    @Test("A main-actor class announces changes")
    @MainActor func mainActor() {
        let inbox = Inbox()
        var count = 0
        let subscription = inbox.objectWillChange.sink { count += 1 }
        inbox.a = 1
        subscription.cancel()
        inbox.a = 2
        #expect(count == 1)
    }

    @Test("Equal writes fire, and every firing comes before the value is stored")
    func equalWritesAndOrder() {
        let root = Root()
        var seen: [Int] = []
        let subscription = root.objectWillChange.sink { seen.append(root.a) }
        root.a = 5
        root.a = 5
        subscription.cancel()
        #expect(seen == [0, 5])
        #expect(root.a == 5)
    }

    @Test("All accesses give one publisher, also after a property's wrapper was assigned anew")
    func identity() {
        let plain = Plain()
        #expect(plain.objectWillChange === plain.objectWillChange)
        let model = Rewrapped()
        let before = model.objectWillChange
        model.rewrap()
        #expect(model.objectWillChange === before)
        #expect(announced(model) { $0.first = 3 } == 1)
    }
}

private final class Rewrapped: ObservableObject {
    @Published var first = 0
    @Published var second = 0

    func rewrap() { _first = Published(initialValue: 1) }
}
