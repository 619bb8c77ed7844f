// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

/// The same rules with a browser that reads late, loses its connection in the middle of anything and comes back, to find
/// what it missed or everything anew. Meanwhile the server's clock ends what nobody finishes.
@MainActor
@Suite("A connection that comes and goes")
struct DisconnectPropertyTests {
    typealias Model = PresentationPropertyTests.Model

    private func session(_ model: Model, outbox: Int) throws -> (FakeBrowser, ManualClock, Session) {
        var limits = SessionLimits()
        limits.outboxBytes = outbox
        let clock = ManualClock()
        let content = RootContent(title: nil) { PresentationPropertyTests.Home(model: model) }
        let session = Session(content: content, clock: clock, limits: limits)
        let browser = FakeBrowser(session)
        try browser.open(FirstPage.render(content, request: PageRequest()))
        return (browser, clock, session)
    }

    @Test("exactly one onDismiss each, and both ends agree in the end", arguments: 1...120)
    func comingAndGoing(_ seed: UInt64) throws {
        var random = PresentationPropertyTests.Random(state: seed)
        let model = Model()
        // Every third browser stays away too long for what is kept.
        let (browser, clock, session) = try session(model, outbox: seed % 3 == 0 ? 600 : 100_000)
        defer { session.close() }
        for _ in 0..<80 { try step(browser, clock, model, &random) }
        try browser.rest(clock)
        let machines = session.tree.presentations.machines
        #expect(machines.allSatisfy { !$0.isLeaving && $0.state != .pending }, "seed \(seed)")
        agree(browser, session, seed)
        let open = { (name: String) in
            machines.count { $0.layer?.overlay.fullText.hasPrefix(name) == true }
        }
        for name in ["outer", "inner", "item"] {
            #expect(
                model.appeared[name, default: 0] == model.dismissed[name, default: 0] + open(name),
                "\(name), seed \(seed)")
        }
        model.outer = false
        model.inner = false
        model.item = nil
        model.alert = false
        session.runTurn()
        try browser.rest(clock)
        #expect(session.tree.presentations.machines.isEmpty && browser.page.overlays.children.isEmpty, "seed \(seed)")
        #expect(model.appeared == model.dismissed, "seed \(seed)")
    }

    @Test("an exit that no browser finishes is finished by the clock, and its layer is gone when the browser is back")
    func clockFinishes() throws {
        let model = Model()
        let (browser, clock, session) = try session(model, outbox: 100_000)
        defer { session.close() }
        model.outer = true
        session.runTurn()
        try browser.read()
        let layer = try #require(browser.layers.keys.first)
        browser.endMotion(of: layer)
        browser.disconnect()
        model.outer = false
        session.runTurn()
        #expect(model.dismissed.isEmpty)
        clock.advance(by: PresentationExit.limit)
        session.runTurn()
        #expect(model.dismissed == ["outer": 1])
        browser.connect()
        try browser.read()
        #expect(browser.layers.isEmpty)
    }

    @Test("a dismissal while the connection is gone is told when it is back, and counts once")
    func dismissedOffline() throws {
        let model = Model()
        let (browser, clock, session) = try session(model, outbox: 100_000)
        defer { session.close() }
        model.outer = true
        session.runTurn()
        try browser.read()
        let layer = try #require(browser.layers.keys.first)
        browser.endMotion(of: layer)
        browser.disconnect()
        browser.dismiss(layer, "scrim")
        browser.endMotion(of: layer)
        #expect(model.outer)
        browser.connect()
        browser.disconnect()
        browser.connect()
        try browser.rest(clock)
        #expect(!model.outer)
        #expect(model.dismissed == ["outer": 1])
        #expect(browser.layers.isEmpty)
    }

    @Test("a browser that was away too long gets the whole document with its presentations")
    func resync() throws {
        let model = Model()
        let (browser, clock, session) = try session(model, outbox: 600)
        defer { session.close() }
        try browser.read()
        browser.disconnect()
        for id in 1...5 {
            model.item = .init(id: id)
            model.outer.toggle()
            session.runTurn()
            clock.advance(by: .seconds(5))
            session.runTurn()
        }
        browser.connect()
        try browser.rest(clock)
        #expect(browser.resyncs == 1)
        #expect(browser.layers.count == 2)
        agree(browser, session, 0)
    }

    private func agree(_ browser: FakeBrowser, _ session: Session, _ seed: UInt64) {
        let mine = browser.page.overlays.children
        let theirs = session.tree.overlays.children
        #expect(mine.map(\.id) == theirs.map(\.id), "seed \(seed)")
        #expect(
            mine.map { $0.attributes["data-epoch"] } == theirs.map { $0.attribute("data-epoch") }, "seed \(seed)")
        for layer in browser.layers.values { #expect(layer == .shown, "seed \(seed)") }
    }

    private func step(
        _ browser: FakeBrowser, _ clock: ManualClock, _ model: Model,
        _ random: inout PresentationPropertyTests.Random
    ) throws {
        let layer = browser.layers.keys.sorted().randomElement(using: &random)
        switch Int.random(in: 0..<20, using: &random) {
        case 0: model.outer.toggle()
        case 1: model.inner.toggle()
        case 2: model.alert.toggle()
        case 3: model.item = .init(id: Int.random(in: 1...3, using: &random))
        case 4: model.item = nil
        case 5: model.hasSource.toggle()
        case 6: browser.disconnect()
        case 7, 8: browser.connect()
        case 9, 10, 11: try browser.read(Int.random(in: 1...3, using: &random))
        case 12, 13, 14: if let layer { browser.endMotion(of: layer) }
        case 15: if let layer { browser.dismiss(layer, "scrim") }
        case 16: if let layer { browser.drag(layer) }
        case 17: if let layer { browser.letGo(layer, dismissing: Bool.random(using: &random)) }
        case 18: clock.advance(by: .milliseconds(700))
        default: clock.advance(by: .seconds(5))
        }
        browser.session.runTurn()
    }
}
