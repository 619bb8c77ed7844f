// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

/// Links and tabs that the user points at and presses, beside an app that changes and refuses the path, and takes links
/// away.
@MainActor
@Suite("Pages that are prepared in any order")
struct PreparedPagePropertyTests {
    @Observable
    final class Model {
        var path: [Int] = []
        var tab = 0
        var value = 0
        var hasLinks = true
        var refuses = false
        @ObservationIgnored var visible: [String: Int] = [:]
        @ObservationIgnored var named: [String] = []
        nonisolated init() {}
    }

    struct Home: View {
        let model: Model
        var body: some View {
            let path = Binding(
                get: { model.path }, set: { if !model.refuses || $0.count < model.path.count { model.path = $0 } })
            let tab = Binding(get: { model.tab }, set: { if !model.refuses { model.tab = $0 } })
            TabView(selection: tab) {
                NavigationStack(path: path) {
                    VStack {
                        if model.hasLinks { Links(model: model) }
                        NavigationLink("View") { Page(model: model, name: "view") }
                    }
                    .navigationDestination(for: Int.self) { Page(model: model, name: "\($0)") }
                }
                .tabItem { Text("Stack") }
                .tag(0)
                Page(model: model, name: "second").tabItem { Text("Second") }.tag(1)
                Page(model: model, name: "third").tabItem { Text("Third") }.tag(2)
            }
            .onPreferenceChange(Names.self) { model.named = $0 }
        }
    }

    struct Links: View {
        let model: Model
        var body: some View { ForEach(1..<4) { NavigationLink("Link \($0)", value: $0) } }
    }

    struct Page: View {
        let model: Model
        let name: String
        var body: some View {
            VStack {
                Text("\(name), \(model.value)")
                if model.hasLinks { Links(model: model) }
            }
            .preference(key: Names.self, value: [name])
            .onAppear { model.visible[name, default: 0] += 1 }
            .onDisappear { model.visible[name, default: 0] -= 1 }
        }
    }

    struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    @Test(
        "the app sees the pages that are shown, and those that are prepared only where its links are",
        arguments: 1...100)
    func anyOrder(_ seed: UInt64) throws {
        var random = SeededNumbers(seed: seed)
        let model = Model()
        let screen = Screen { Home(model: model) }
        for step in 0..<60 {
            perform(&random, on: model, screen)
            try check(model, screen, "seed \(seed), step \(step)")
        }
        screen.operations(after: {
            model.hasLinks = false
            model.path = []
        })
        screen.clock.advance(by: .seconds(61))
        screen.settle()
        #expect(screen.all("page").count <= 2, "seed \(seed)")
        screen.tree.unmount()
        #expect(model.visible.values.allSatisfy { $0 == 0 }, "seed \(seed): \(model.visible)")
    }

    private func perform(_ random: inout SeededNumbers, on model: Model, _ screen: Screen) {
        let reachable = (screen.all("nl") + screen.all("tab")).filter { !isCovered($0) }
        let one = reachable.isEmpty ? nil : reachable[random.below(reachable.count)]
        switch random.below(14) {
        case 0, 1, 2, 3: if let one, one.handles(.intent) { screen.send(.intent, to: one) }
        case 4, 5, 6: if let one { screen.send(.click, to: one) }
        case 7: screen.operations(after: { model.value += 1 })
        case 8: screen.operations(after: { model.hasLinks.toggle() })
        case 9: screen.operations(after: { model.refuses.toggle() })
        case 10: screen.operations(after: { model.path = (0..<random.below(3)).map { _ in 1 + random.below(3) } })
        case 11: screen.operations(after: { model.tab = random.below(3) })
        case 12:
            if let back = screen.all("back").last(where: { !isCovered($0) }) { screen.send(.click, to: back) }
        default:
            screen.clock.advance(by: .seconds(25))
            screen.settle()
        }
    }

    private func check(_ model: Model, _ screen: Screen, _ place: String) throws {
        let pages = screen.all("page"), ready = pages.filter { $0.attribute("data-prepared") != nil }
        for page in ready { #expect(page.classes.contains("below") && page.attribute("inert") != nil, "\(place)") }
        // Above the path there is the page of a link's view at most.
        let shown = pages.count - ready.count - 1
        #expect((model.path.count...model.path.count + 1).contains(shown), "\(place): \(pages.count)")
        #expect(pages.filter { !$0.classes.contains("below") }.count == 1, "\(place)")
        let panels = screen.all("panel")
        #expect(panels.filter { !$0.classes.contains("below") }.count == 1, "\(place)")
        #expect(panels[model.tab].attribute("data-prepared") == nil, "\(place)")
        // A page that is only prepared has not appeared, and its preference is not told.
        let known = Set(model.visible.keys).union(model.path.map(String.init))
        #expect(Set(model.named).isSubset(of: known), "\(place): \(model.named)")
        for name in ["1", "2", "3"] where !model.path.map(String.init).contains(name) {
            #expect(model.visible[name, default: 0] == 0 && !model.named.contains(name), "\(place): \(name)")
        }
        for (index, name) in ["second", "third"].enumerated() {
            #expect(model.visible[name, default: 0] == (model.tab == index + 1 ? 1 : 0), "\(place): \(name)")
        }
    }

    private func isCovered(_ element: Element) -> Bool {
        var node: Element? = element
        while let current = node {
            if current.attribute("inert") != nil { return true }
            node = current.parent
        }
        return false
    }
}
