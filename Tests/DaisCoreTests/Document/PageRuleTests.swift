// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Rules that no element uses")
struct PageRuleTests {
    struct Display: View {
        @State private var tick = 0
        var body: some View {
            Button("tick") { tick += 1 }
            Text("steady").padding(13.01)
            Text("value").padding(Double(tick) / 8).id(tick)
        }
    }

    private func rules(in operations: [Operation]) -> (added: Int, dropped: Set<String>) {
        var (added, dropped) = (0, Set<String>())
        for operation in operations {
            if case .rules(let css) = operation { added += css.count { $0 == "{" } }
            if case .drop(let names) = operation { dropped.formUnion(names) }
        }
        return (added, dropped)
    }

    @Test("a display that gets new styles for days keeps a limited number of rules")
    func display() {
        let screen = Screen { Display() }
        let button = screen.elements(.button)[0]
        let steady = screen.all(where: { $0.text == "steady" })[0].style.className
        let before = screen.tree.document.memoryEstimate
        var (added, dropped) = (0, Set<String>())
        for _ in 0..<4_000 {
            let found = rules(in: screen.send(.click, to: button))
            added += found.added
            dropped.formUnion(found.dropped)
        }
        #expect(added >= 4_000)
        #expect(added - dropped.count < 2_100)
        #expect(!dropped.contains(steady))
        #expect(screen.tree.document.memoryEstimate - before < 2_100 * 256)
    }

    @Test("a dropped rule that is needed again is sent again")
    func again() {
        let facts = DocumentFacts()
        let document = Document(facts, filler: facts)
        var rules = PageRules()
        func style(_ number: Int) -> StyleSet { StyleSet.of([Declaration("--again", "\(number)")]) }
        for number in 0..<600 { rules.require(style(number)) }
        #expect(rules.takePending().contains(style(0).rule))
        #expect(rules.sweep([document.root]).isEmpty)
        for number in 600..<1_300 { rules.require(style(number)) }
        _ = rules.takePending()
        #expect(rules.sweep([document.root]).contains(style(0).className))
        rules.require(style(0))
        #expect(rules.takePending() == style(0).rule)
    }

    @Test("a page whose numbers come to an end is worn out")
    func numbers() {
        let screen = Screen { Display() }
        #expect(!screen.tree.document.isWornOut)
        Document.$wornOut.withValue(3) { #expect(screen.tree.document.isWornOut) }
    }
}
