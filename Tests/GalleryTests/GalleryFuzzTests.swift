// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Foundation
import Testing

@testable import Gallery

/// Random events on every page of the gallery: bursts in one turn, slow connections, lost connections, two tabs.
///
/// A trap in any of it ends the process, and names the page and the seed in the last line of the output. For a long
/// run, `DAIS_FUZZ_STEPS=20000 swift test --filter GalleryFuzzTests`; `DAIS_FUZZ_SEED` chooses the programs.
@MainActor
@Suite("Random events on every page of the gallery", .serialized)
struct GalleryFuzzTests {
    private static func setting(_ name: String, _ standard: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? standard
    }

    nonisolated static var paths: [String] {
        MainActor.assumeIsolated { [""] + FamilySection.all.flatMap(\.families).map(\.path) }
    }

    /// A browser tab with the gallery.
    @MainActor private final class Tab {
        let session: Session
        let browser: FakeBrowser
        let clock = ManualClock()

        init(_ path: String) throws {
            var log = Diagnostics.log
            log.logLevel = .critical
            let content = RootContent(title: nil) { GalleryRoot() }.sealed(by: .test)
            session = Session(content: content, clock: clock, isDevelopment: false, log: RateLimitedLog(log))
            browser = FakeBrowser(session)
            try browser.open(at: "/" + path)
        }
    }

    @Test("the page that the browser has equals the views after every program")
    func everyPage() async throws {
        let seed = Self.setting("DAIS_FUZZ_SEED", 1), steps = Self.setting("DAIS_FUZZ_STEPS", 40)
        for path in Self.paths {
            // The output has no buffer, so the last line tells which page a trap belongs to.
            FileHandle.standardError.write(Data("fuzzing /\(path), seed \(seed), \(steps) steps\n".utf8))
            try await play(path, seed: seed, steps: steps)
        }
    }

    @Test("a page whose browser has gone is released when its session ends")
    func released() async throws {
        for path in Self.paths {
            weak var tree: Tree?
            do {
                let tab = try Tab(path)
                tree = tab.session.tree
                for second in 0..<6 {
                    if second == 3 { tab.browser.disconnect() }
                    tab.clock.advance(by: .seconds(1))
                    tab.session.runTurn()
                    await Task.yield()
                }
                tab.session.close()
            }
            // Tasks of views end in turns of their own.
            for _ in 0..<1000 where tree != nil { await Task.yield() }
            #expect(tree == nil, "/\(path)")
        }
    }

    @Test("what the first buttons of a page present is released with its session; a long run presses all")
    func presented() async throws {
        let count = Self.setting("DAIS_FUZZ_STEPS", 40) / 20
        for path in Self.paths {
            let buttons = try Tab(path).browser.page.listeners.filter { $0.kinds.contains(.click) }.map(\.id)
            for button in buttons.prefix(count) {
                weak var tree: Tree?
                do {
                    let tab = try Tab(path)
                    tree = tab.session.tree
                    tab.browser.post(.click, to: button, .array([.number(1), .number(5), .number(5)]))
                    for _ in 0..<3 {
                        tab.session.runTurn()
                        await Task.yield()
                    }
                    tab.session.close()
                }
                for _ in 0..<1000 where tree != nil { await Task.yield() }
                #expect(tree == nil, "/\(path), button \(button)")
            }
        }
    }

    private func play(_ path: String, seed: Int, steps: Int) async throws {
        var fuzzer = EventFuzzer(seed: seed)
        var tabs = [try Tab(path), try Tab(path)]
        defer { for tab in tabs { tab.session.close() } }
        for step in 0..<steps {
            let index = fuzzer.below(tabs.count)
            try self.step(tabs[index], &fuzzer)
            // A session that has been through much is replaced, so that first renderings are met too.
            if fuzzer.below(400) == 0 {
                tabs[index].session.close()
                tabs[index] = try Tab(path)
            }
            if step % 8 == 0 { await Task.yield() }
        }
        for tab in tabs {
            tab.browser.isSlow = false
            tab.browser.connect()
            // A turn handles 64 of the events that are sent again, and a step sends no more.
            for _ in 0..<steps { tab.session.runTurn() }
            try tab.browser.read()
            let patched = tab.browser.page.outline(without: Self.personal)
            tab.browser.resync()
            try tab.browser.read()
            let whole = tab.browser.page.outline(without: Self.personal)
            if patched != whole {
                let differences = zip(patched.split(separator: "\n"), whole.split(separator: "\n")).first { $0 != $1 }
                Issue.record("/\(path), seed \(seed): \(differences.map { "\($0.0) should be \($0.1)" } ?? "length")")
            }
        }
    }

    /// Attributes that a whole document need not repeat: values that were typed here, and forecasts of gestures, which
    /// come with the next change of their view.
    private static let personal: Set<String> = ["value", "checked", "data-follows"]

    private func step(_ tab: Tab, _ fuzzer: inout EventFuzzer) throws {
        let browser = tab.browser
        switch fuzzer.below(24) {
        case 0: browser.disconnect()
        case 1: browser.resync()
        case 2: browser.isSlow.toggle()
        case 3: tab.clock.advance(by: .milliseconds(fuzzer.below(6000)))
        case 4, 5: for id in browser.layers.keys.sorted() { browser.endMotion(of: id) }
        case 6:
            guard let id = browser.layers.keys.min() else { return }
            browser.dismiss(id, fuzzer.pick(["scrim", "escape"]))
        case 7: try browser.read(1)
        default:
            let listeners = browser.page.listeners
            for _ in 0..<(fuzzer.below(3) == 0 ? 1 + fuzzer.below(64) : 1) {
                let (kind, id, payload) = fuzzer.event(listeners)
                browser.post(kind, to: id, payload)
            }
            tab.session.runTurn()
        }
        if fuzzer.below(3) == 0 { browser.connect() }
        if fuzzer.below(2) == 0 { try browser.read() }
    }
}
