// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Restoration of random states")
struct RestorationPropertyTests {
    struct Leaf: View {
        let name: String
        @RestorableState("kept") private var kept = 0
        @State private var text = ""
        @State private var isOn = false
        var body: some View {
            VStack {
                Button("\(name) kept \(kept)") { kept += 1 }
                TextField("\(name) text", text: $text)
                Toggle("\(name) switch", isOn: $isOn)
                if isOn { Text("\(name) is on: \(text)") }
            }
        }
    }

    struct Everything: View {
        @RestorableState("sheet") private var isShown = false
        @SceneStorage("scene") private var scene = 0
        var body: some View {
            TabView {
                NavigationStack {
                    VStack {
                        Leaf(name: "root")
                        NavigationLink("Open 1", value: 1)
                    }
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Leaf(name: "page \(number)")
                            NavigationLink("Open \(number + 1)", value: number + 1)
                            Button("Sheet") { isShown = true }
                        }
                    }
                }
                .tabItem { Text("Pages") }
                VStack {
                    Button("scene \(scene)") { scene += 1 }
                    ForEach(0..<3) { Leaf(name: "row \($0)") }
                }
                .tabItem { Text("Rows") }
            }
            .sheet(isPresented: $isShown) {
                NavigationStack {
                    VStack {
                        Leaf(name: "sheet")
                        NavigationLink("Deeper", value: "deep")
                    }
                    .navigationDestination(for: String.self) { Leaf(name: $0) }
                }
            }
        }
    }

    @Test("any state of views restores to an equal page", arguments: 0..<12)
    func random(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed + 1))
        var screen = Screen { Everything() }
        for round in 0..<4 {
            for _ in 0..<Int.random(in: 1...12, using: &random) { act(on: screen, &random) }
            screen.settle()
            let restarted = screen.restarted()
            #expect(restarted.html == screen.html, "seed \(seed), round \(round)")
            #expect(restarted.tree.overlays.children.count == screen.tree.overlays.children.count)
            #expect(restarted.session.snapshot() == screen.session.snapshot(), "seed \(seed), round \(round)")
            screen = restarted
        }
    }

    /// Does one thing that a user can do.
    private func act(on screen: Screen, _ random: inout SeededNumbers) {
        var elements: [Element] = []
        func visit(_ element: Element) {
            if [.click, .input, .change].contains(where: element.handles) { elements.append(element) }
            element.children.forEach(visit)
        }
        visit(screen.tree.root)
        visit(screen.tree.overlays)
        guard let element = elements.randomElement(using: &random) else { return }
        if element.handles(.input) {
            screen.send(.input, to: element, .string("text \(Int.random(in: 0...9, using: &random))"))
        } else if element.handles(.change) {
            screen.send(.change, to: element, .bool(Bool.random(using: &random)))
        } else {
            screen.send(.click, to: element, .array([.number(1), .number(0), .number(0)]))
        }
    }
}
