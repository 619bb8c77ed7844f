// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

/// A browser that opens what is prepared before the session answers, that reads late and loses its connection, beside an
/// app that agrees, refuses, changes the content, and takes buttons and sources away.
@MainActor
@Suite("A browser that guesses")
struct PreparedPropertyTests {
    @Observable
    final class Model {
        var flag = false
        var item: Item?
        var value = 0
        var hasButtons = true
        var hasSource = true
        var refuses = false
        @ObservationIgnored var appeared = 0
        @ObservationIgnored var disappeared = 0
        @ObservationIgnored var dismissed = 0
        nonisolated init() {}
    }
    struct Item: Identifiable { let id: Int }

    struct Home: View {
        let model: Model
        var body: some View {
            @Bindable var model = model
            VStack {
                if model.hasButtons {
                    Button("flag", presents: $model.flag) { if model.refuses { model.flag = false } }
                    ForEach(1..<4) { id in
                        Button("item \(id)", presents: $model.item, Item(id: id)) {
                            if model.refuses { model.item = nil }
                        }
                    }
                    Text("card").contextMenu {
                        Button("menu \(model.value)") {}
                            .onAppear { model.appeared += 1 }
                            .onDisappear {
                                model.disappeared += 1
                                model.dismissed += 1
                            }
                    }
                }
                if model.hasSource {
                    Text("source").sheet(isPresented: $model.flag, onDismiss: { model.dismissed += 1 }) {
                        Text("flag \(model.value)").onAppear { model.appeared += 1 }
                            .onDisappear { model.disappeared += 1 }
                    }
                }
            }
            .popover(item: $model.item) { item in
                Text("item \(item.id), \(model.value)").onAppear { model.appeared += 1 }
                    .onDisappear {
                        model.disappeared += 1
                        model.dismissed += 1
                    }
            }
        }
    }

    private func session(_ model: Model) throws -> (FakeBrowser, ManualClock, Session) {
        let clock = ManualClock()
        let content = RootContent(title: nil) { Home(model: model) }
        let session = Session(content: content, clock: clock)
        let browser = FakeBrowser(session)
        try browser.open(FirstPage.render(content, request: PageRequest()))
        return (browser, clock, session)
    }

    @Test(
        "what it shows is what is presented in the end, and everything that appeared has ended once",
        arguments: 1...150)
    func anyOrder(_ seed: UInt64) throws {
        var random = PresentationPropertyTests.Random(state: seed)
        let model = Model()
        let (browser, clock, session) = try session(model)
        for _ in 0..<80 { try step(browser, clock, model, &random) }
        try browser.rest(clock)
        agree(browser, session, seed)
        #expect(model.appeared - model.disappeared == session.tree.presentations.machines.count, "seed \(seed)")
        model.flag = false
        model.item = nil
        model.hasButtons = false
        session.runTurn()
        try browser.rest(clock)
        #expect(browser.page.overlays.children.isEmpty && session.tree.presentations.machines.isEmpty, "seed \(seed)")
        #expect(session.tree.presentations.preparations.machines.isEmpty, "seed \(seed)")
        #expect(session.tree.cycle.holders == 0, "seed \(seed)")
        #expect(model.appeared == model.disappeared && model.appeared == model.dismissed, "seed \(seed)")
        session.close()
    }

    private func agree(_ browser: FakeBrowser, _ session: Session, _ seed: UInt64) {
        let mine = browser.page.overlays.children, theirs = session.tree.overlays.children
        #expect(mine.map(\.id) == theirs.map(\.id), "seed \(seed)")
        #expect(mine.map(\.attributes["data-prepared"]) == theirs.map { $0.attribute("data-prepared") }, "seed \(seed)")
        let presented = session.tree.presentations.machines.compactMap(\.layer?.overlay.id)
        #expect(Set(presented) == Set(browser.layers.keys), "seed \(seed)")
        for state in browser.layers.values { #expect(state == .shown, "seed \(seed)") }
    }

    private func step(
        _ browser: FakeBrowser, _ clock: ManualClock, _ model: Model,
        _ random: inout PresentationPropertyTests.Random
    ) throws {
        let layer = browser.layers.keys.sorted().randomElement(using: &random)
        let listener = browser.page.listeners.filter { $0.kinds.contains(.intent) }.randomElement(using: &random)
        let button = listener?.id
        switch Int.random(in: 0..<22, using: &random) {
        case 0, 1, 2: if let button { browser.send(.intent, to: button) }
        case 3, 4, 5, 6:
            guard let button else { break }
            if listener?.kinds.contains(.menu) == true { browser.askForMenu(of: button) } else { browser.press(button) }
        case 7: model.refuses.toggle()
        case 8: model.value += 1
        case 9: model.hasButtons.toggle()
        case 10: model.hasSource.toggle()
        case 11: model.flag.toggle()
        case 12: model.item = nil
        case 13: browser.disconnect()
        case 14: browser.connect()
        case 15, 16: try browser.read(Int.random(in: 1...3, using: &random))
        case 17, 18: if let layer { browser.endMotion(of: layer) }
        case 19: if let layer { browser.dismiss(layer, "scrim") }
        case 20: clock.advance(by: .milliseconds(700))
        default: clock.advance(by: .seconds(20))
        }
        browser.session.runTurn()
    }
}
