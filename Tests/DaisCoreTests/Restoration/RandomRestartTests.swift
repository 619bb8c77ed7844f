// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

/// A random user in an app with all kinds of controls, whose server restarts at random moments.
@MainActor
@Suite("Random programs with restarts")
struct RandomRestartTests {
    struct Controls: View {
        let name: String
        @State private var text = ""
        @State private var note = ""
        @State private var isOn = false
        @State private var isBold = false
        @State private var choice = "A"
        @State private var segment: Int?
        @State private var volume = 0.5
        @State private var count = 0
        @State private var row: String?
        @State private var rows: Set<Int> = []
        @RestorableState("draft") private var draft = ""
        @SceneStorage("taps") private var taps = 0
        var body: some View {
            VStack {
                TextField("Text", text: $text)
                TextEditor(text: $note).accessibilityLabel("Note")
                TextField("Draft", text: $draft)
                Toggle("On", isOn: $isOn)
                Toggle("Bold", isOn: $isBold).toggleStyle(.button)
                Picker("Choice", selection: $choice) { ForEach(["A", "B", "C"], id: \.self) { Text($0) } }
                Picker("Segment", selection: $segment) { ForEach(1..<4) { Text("S\($0)").tag(Int?.some($0)) } }
                    .pickerStyle(.segmented)
                Slider(value: $volume) { Text("Volume") }
                Stepper("Count", value: $count)
                DisclosureGroup("More") { Toggle("Inner", isOn: $isOn) }
                List(["x", "y"], id: \.self, selection: $row) { Text("Row \($0)") }
                List(0..<3, id: \.self, selection: $rows) { Text("Line \($0)") }
                Button("Tap") { taps += 1 }
                Text("\(name) \(text) \(note) \(isOn) \(isBold) \(choice) \(segment ?? 0) \(volume) \(count) \(taps)")
            }
        }
    }

    struct Home: View {
        @RestorableState("sheet") private var isSheet = false
        @Environment(\.presentationCoordinator) private var coordinator
        var body: some View {
            TabView {
                NavigationStack {
                    VStack {
                        Controls(name: "root")
                        NavigationLink("Push 1", value: 1)
                        Button("Sheet") { isSheet = true }
                        Button("Coordinated") { coordinator.present(type: .sheet, restorable: "panel") }
                    }
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Controls(name: "page \(number)")
                            NavigationLink("Push \(number + 1)", value: number + 1)
                            Button("Sheet") { isSheet = true }
                        }
                    }
                }
                .tabItem { Text("First") }
                Controls(name: "second").tabItem { Text("Second") }
            }
            .sheet(isPresented: $isSheet) {
                VStack {
                    Controls(name: "sheet")
                    Button("Close") { isSheet = false }
                }
                .presentationDetents([.medium, .large])
            }
            .onAppear {
                coordinator.registerContent(for: "panel") { entry in
                    VStack {
                        Controls(name: "panel")
                        Button("Close") { coordinator.dismiss(entry.id) }
                    }
                }
            }
        }
    }

    private static let words = ["a", "bc", "Ü", "d e"]
    private static let pressed: Set<String> = [
        "Increment", "Decrement", "Tap", "Bold", "More", "Sheet", "Coordinated", "Close", "Back",
    ]

    /// Performs one action of the user, and returns its description.
    private func act(_ screen: Screen, _ numbers: inout SeededNumbers) -> String {
        func pick<T>(_ list: [T], _ numbers: inout SeededNumbers) -> T { list[numbers.below(list.count)] }
        switch numbers.below(12) {
        case 0, 1:
            let field = screen.textField(pick(["Text", "Note", "Draft"], &numbers))
            let word = pick(Self.words, &numbers)
            field.type(word)
            return "types \(word)"
        case 2:
            screen.textField("Text").clear()
            return "clears"
        case 3:
            screen.all(.switch)[0].tap()
            return "turns"
        case 4:
            let name = pick(["Choice", "Segment"], &numbers)
            let option = name == "Choice" ? pick(["A", "B", "C"], &numbers) : pick(["S1", "S2", "S3"], &numbers)
            screen.picker(name).select(option)
            return "chooses \(option)"
        case 5:
            let value = Double(numbers.below(100)) / 100
            screen.slider("Volume").set(value)
            return "slides to \(value)"
        case 6:
            let option = pick(["Row x", "Row y", "Line 0", "Line 1", "Line 2"], &numbers)
            screen.element(.option, option).tap()
            return "selects \(option)"
        case 7:
            let tab = screen.element(.tab, pick(["First", "Second"], &numbers))
            guard tab.exists else { return "sees no tab" }
            tab.tap()
            return "goes to a tab"
        case 8:
            guard let layer = screen.layers.last(where: { $0.attribute("data-detents") != nil }) else { return "rests" }
            screen.send(.detent, to: layer, .array([.string("began"), .number(layer.epoch)]))
            let height = Double(numbers.below(2))
            screen.send(.detent, to: layer, .array([.string("ended"), .number(layer.epoch), .number(height)]))
            return "drags to \(height)"
        default:
            let buttons = screen.all(.button).filter { Self.pressed.contains($0.label) } + screen.all(.link)
            guard !buttons.isEmpty else { return "finds no button" }
            let button = pick(buttons, &numbers)
            let name = button.label
            button.tap()
            return "presses \(name)"
        }
    }

    @Test("after each restart the page is as it was", arguments: 1...12)
    func programs(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        var screen = Screen { Home() }
        var program: [String] = []
        for step in 0..<40 {
            program.append(act(screen, &numbers))
            guard numbers.below(5) == 0 || step == 39 else { continue }
            let issues = program.joined(separator: ", ")
            screen = screen.restartedAlike("seed \(seed), step \(step): \(issues)")
            program.append("RESTART")
        }
    }
}
