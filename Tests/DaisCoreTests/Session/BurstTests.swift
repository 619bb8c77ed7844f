// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Observation
import Testing

@testable import DaisCore

@MainActor
@Suite("Several events in one turn")
struct BurstTests {
    struct Limited: View {
        @State private var points = 5
        var body: some View {
            VStack {
                Text("points \(points)")
                Button("Fewer") { points -= 1 }.disabled(points <= 3)
            }
        }
    }

    struct Paying: View {
        @State private var balance = 1
        @State private var payments = 0
        var body: some View {
            VStack {
                Text("paid \(payments)")
                if balance > 0 {
                    Button("Pay") {
                        balance -= 1
                        payments += 1
                    }
                }
            }
        }
    }

    struct Rows: View {
        @State private var names = ["a", "b", "c"]
        @State private var deletions = 0
        var body: some View {
            VStack {
                Text("deleted \(deletions)")
                ForEach(names, id: \.self) { name in
                    Button("Delete \(name)") {
                        names.removeAll { $0 == name }
                        deletions += 1
                    }
                }
            }
        }
    }

    struct Todos: View {
        @State private var todos = ["a", "b", "c"]
        var body: some View {
            VStack {
                Text("order \(todos.joined())")
                List {
                    ForEach(todos, id: \.self) { Text($0) }
                        .onDelete { todos.remove(atOffsets: $0) }
                        .onMove { todos.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
    }

    /// A browser that reads, and one that takes nothing.
    func browser<V: View>(isCongested: Bool, @ViewBuilder _ content: @escaping () -> V) -> BurstBrowser {
        let browser = BurstBrowser(content)
        if isCongested { browser.transport.pendingBytes = 1 << 30 }
        return browser
    }

    @Test("a button that disables itself is pressed no more often than it allows", arguments: [false, true])
    func disablesItself(isCongested: Bool) {
        let browser = browser(isCongested: isCongested) { Limited() }
        browser.press("Fewer", times: 9)
        #expect(browser.says("points 3"))
    }

    @Test("a button that disables itself ignores presses in later turns, even if the browser reads nothing")
    func disablesItselfInTurns() {
        let browser = browser(isCongested: true) { Limited() }
        let button = browser.id(ofButton: "Fewer")
        for _ in 0..<9 {
            browser.tell(button)
            browser.session.runTurn()
        }
        #expect(browser.has("points 3"))
        #expect(browser.transport.take().isEmpty)
        browser.transport.pendingBytes = 0
        browser.session.runTurn()
        let frames = browser.transport.take()
        #expect(frames.count == 1)
        #expect(frames.first?.contains("points 3") == true && frames.first?.contains("points 4") == false)
    }

    @Test("a button that removes itself is pressed once", arguments: [false, true])
    func removesItself(isCongested: Bool) {
        let browser = browser(isCongested: isCongested) { Paying() }
        browser.press("Pay", times: 5)
        #expect(browser.says("paid 1"))
    }

    @Test("a row is deleted once", arguments: [false, true])
    func row(isCongested: Bool) {
        let browser = browser(isCongested: isCongested) { Rows() }
        browser.press("Delete c", times: 2)
        browser.press("Delete a", times: 2)
        #expect(browser.says("deleted 2"))
    }

    @Test("the delete button of a row deletes that row and not the next one")
    func onDelete() {
        let browser = BurstBrowser { Todos() }
        let button = browser.element { $0.tag == .button && $0.words == "Delete" }?.id ?? 0
        for _ in 0..<3 { browser.tell(button) }
        #expect(browser.says("order bc"))
    }

    @Test("the button that moves a row moves it from where it is by then")
    func onMove() {
        let browser = BurstBrowser { Todos() }
        let button = browser.element { $0.tag == .button && $0.words == "Move down" }?.id ?? 0
        for _ in 0..<2 { browser.tell(button) }
        #expect(browser.says("order bca"))
    }

    @Test("presses that count all count, and the browser is told the last value alone")
    func merged() {
        let browser = BurstBrowser {
            CounterPage()
        }
        browser.press("Add", times: 9)
        #expect(browser.says("9"))
        let frames = browser.transport.take()
        #expect(frames.count == 1)
        #expect(frames[0].contains(",9,[[2,") && frames[0].hasSuffix(",\"9\"]]]"))
    }

    struct CounterPage: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("\(count)")
                Button("Add") { count += 1 }
            }
        }
    }

    struct Clamped: View {
        @State private var points = 5
        @State private var isOver = false
        var body: some View {
            VStack {
                Text("points \(points)")
                Button("Fewer") { points -= 1 }.disabled(isOver)
            }
            .onChange(of: points) { if points <= 3 { isOver = true } }
        }
    }

    @Test("a button that an onChange disables ignores the next event of the turn", arguments: [false, true])
    func onChange(isCongested: Bool) {
        let browser = browser(isCongested: isCongested) { Clamped() }
        browser.press("Fewer", times: 9)
        #expect(browser.says("points 3"))
    }

    @Observable
    final class Model {
        var count = 0
    }

    struct ModelPage: View {
        let model: Model
        var body: some View {
            VStack {
                Text("count \(model.count)")
                Button("Add") { model.count += 1 }
            }
        }
    }

    /// A browser that presses again whenever it has been sent something.
    private final class PressingTransport: SessionTransport, @unchecked Sendable {
        weak var session: Session?
        var frames: [String] = []
        var presses = 0
        let button: UInt32

        init(_ button: UInt32) { self.button = button }

        var pendingBytes: Int { 0 }

        func send(_ frame: String) {
            frames.append(frame)
            guard let session, presses < 5 else { return }
            presses += 1
            session.enqueue(.event(ClientEvent(sequence: presses, element: button, kind: .click)))
        }

        func close() {}
    }

    @Test("the answer to an event that arrives while a turn writes has the event's effect in it")
    func answers() {
        let model = Model()
        let browser = BurstBrowser { ModelPage(model: model) }
        let transport = PressingTransport(browser.id(ofButton: "Add"))
        browser.session.resume(ClientHello(), transport: transport)
        transport.session = browser.session
        transport.send("")
        browser.session.runTurn()
        #expect(transport.presses == 5)
        for press in 1...5 {
            let answer = transport.frames.first { $0.hasPrefix("[\"p\"") && $0.contains(",\(press),[") }
            #expect(answer?.contains("count \(press)") == true, "\(answer ?? "none")")
        }
    }
}
