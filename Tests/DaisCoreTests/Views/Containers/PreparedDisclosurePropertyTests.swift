// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

/// Two sessions of the same app, in one of which the user also points at what is pressed.
@MainActor
@Suite("Disclosures that are prepared in any order")
struct PreparedDisclosurePropertyTests {
    @Observable
    final class Model {
        var open: [Bool] = [false, false, false]
        var count = 2
        var refuses = false
        var hasFirst = true
        @ObservationIgnored var notes = Notes()
        nonisolated init() {}

        @MainActor func expansion(_ index: Int) -> Binding<Bool> {
            Binding(get: { self.open[index] }, set: { if !self.refuses { self.open[index] = $0 } })
        }
    }

    struct Home: View {
        let model: Model
        var body: some View {
            List {
                if model.hasFirst {
                    DisclosureGroup("One", isExpanded: model.expansion(0)) { Rows(model: model, name: "a") }
                }
                Section("Two", isExpanded: model.expansion(1)) { Rows(model: model, name: "b") }
                VStack {
                    DisclosureGroup("Three", isExpanded: model.expansion(2)) {
                        Rows(model: model, name: "c")
                        DisclosureGroup("Own") { Rows(model: model, name: "d") }
                    }
                }
            }
        }
    }

    struct Rows: View {
        let model: Model
        let name: String
        @State private var taps = 0
        var body: some View {
            ForEach(0..<model.count, id: \.self) { number in Button("\(name)\(number) \(taps)") { taps += 1 } }
                .onAppear { model.notes.add("\(name) appeared") }
                .onDisappear { model.notes.add("\(name) disappeared") }
        }
    }

    @Test("the app and the user see what they would see without preparation", arguments: 1...100)
    func anyOrder(_ seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let models = [Model(), Model()]
        let screens = models.map { model in Screen { Home(model: model) } }
        for step in 0..<50 {
            perform(&random, models, screens)
            #expect(visible(screens[0].tree.root) == visible(screens[1].tree.root), "seed \(seed), step \(step)")
            #expect(models[0].notes.take().sorted() == models[1].notes.take().sorted(), "seed \(seed), step \(step)")
        }
        screens[0].clock.advance(by: .seconds(61))
        screens[0].settle()
        #expect(screens[0].tree.cycle.holders == 0, "seed \(seed)")
    }

    private func perform(_ random: inout SeededNumbers, _ models: [Model], _ screens: [Screen]) {
        let chosen = random.below(64), number = random.below(3)
        func both(_ change: (Model) -> Void) {
            for (screen, model) in zip(screens, models) { screen.operations(after: { change(model) }) }
        }
        switch random.below(12) {
        case 0, 1, 2, 3:
            let buttons = reachable(in: screens[0], "disc")
            screens[0].send(.intent, to: buttons[chosen % buttons.count])
        case 4, 5, 6:
            for screen in screens {
                let buttons = reachable(in: screen, "disc")
                screen.send(.click, to: buttons[chosen % buttons.count])
            }
        case 7: both { $0.open[number].toggle() }
        case 8: both { $0.count = number + 1 }
        case 9: both { $0.refuses.toggle() }
        case 10: both { $0.hasFirst.toggle() }
        default:
            screens[0].clock.advance(by: .seconds(25))
            screens[0].settle()
        }
    }

    private func reachable(in screen: Screen, _ name: String) -> [Element] {
        screen.all(name).filter { element in
            var node: Element? = element
            while let current = node {
                if current.attribute("hidden") != nil { return false }
                node = current.parent
            }
            return true
        }
    }

    /// Describes what the user sees of an element.
    private func visible(_ element: Element) -> String {
        guard element.attribute("data-prepared") == nil else { return "" }
        let expanded = element.attribute("aria-expanded") ?? ""
        return "<\(element.classList) \(expanded) \(element.text ?? "")\(element.children.map(visible).joined())>"
    }
}
