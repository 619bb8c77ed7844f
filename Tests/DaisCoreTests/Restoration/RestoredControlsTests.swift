// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Controls of view state after a restart")
struct RestoredControlsTests {
    enum Flavor: String, CaseIterable, Identifiable {
        case vanilla, cocoa, lemon
        var id: Self { self }
    }

    struct Choices<Style: PickerStyle>: View {
        let style: Style
        @State private var flavor = Flavor.vanilla
        @State private var number: Int?
        var body: some View {
            VStack {
                Picker("Flavor", selection: $flavor) {
                    ForEach(Flavor.allCases) { Text($0.rawValue) }
                }
                Picker("Number", selection: $number) {
                    Text("None").tag(Int?.none)
                    Text("One").tag(Int?.some(1))
                    Text("Two").tag(Int?.some(2))
                }
                Text("chosen \(flavor.rawValue) \(number ?? 0)")
            }
            .pickerStyle(style)
        }
    }

    private func choose(_ style: some PickerStyle) {
        let screen = Screen { Choices(style: style) }
        screen.picker("Flavor").select("lemon")
        screen.picker("Number").select("Two")
        let restarted = screen.restartedAlike()
        #expect(restarted.text("chosen lemon 2").exists)
        #expect(restarted.picker("Flavor").value == "lemon")
        restarted.picker("Number").select("None")
        #expect(restarted.restartedAlike().text("chosen lemon 0").exists)
    }

    @Test("the choice of a menu returns")
    func menuPicker() { choose(.menu) }

    @Test("the choice of segments returns")
    func segmentedPicker() { choose(.segmented) }

    @Test("the choice of radio buttons returns")
    func inlinePicker() { choose(.inline) }

    struct MenuChoices: View {
        @State private var flavor = Flavor.vanilla
        @State private var isOn = false
        var body: some View {
            VStack {
                Menu("Options") {
                    Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue) } }
                    Toggle("Loud", isOn: $isOn)
                }
                Toggle("Bold", isOn: $isOn).toggleStyle(.button)
                Text("chosen \(flavor.rawValue) \(isOn)")
            }
        }
    }

    @Test("a picker and a toggle in a menu, and a toggle that looks like a button, return")
    func menu() throws {
        let screen = Screen { MenuChoices() }
        let item = try #require(
            screen.tree.root.descendant { $0.attribute("role") == "menuitemradio" && $0.words == "lemon" })
        screen.send(.click, to: item)
        let check = try #require(screen.tree.root.descendant { $0.attribute("role") == "menuitemcheckbox" })
        screen.send(.click, to: check)
        let restarted = screen.restartedAlike()
        #expect(restarted.text("chosen lemon true").exists)
        restarted.button("Bold").tap()
        #expect(restarted.restartedAlike().text("chosen lemon false").exists)
    }

    struct Ranges: View {
        @State private var volume = 0.5
        @State private var count = 3
        @State private var weight = 1.5
        var body: some View {
            VStack {
                Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
                Stepper("Count", value: $count, in: 0...10)
                Stepper("Weight", value: $weight, step: 0.25)
                Text("\(volume.description) \(count) \(weight.description)")
            }
        }
    }

    @Test("sliders and steppers return")
    func ranges() {
        let screen = Screen { Ranges() }
        screen.slider("Volume").set(0.8)
        screen.all("button").first { $0.label == "Increment" }?.tap()
        screen.all("button").last { $0.label == "Decrement" }?.tap()
        let restarted = screen.restartedAlike()
        #expect(restarted.text("0.8 4 1.25").exists)
        restarted.all("button").first { $0.label == "Increment" }?.tap()
        #expect(restarted.restartedAlike().text("0.8 5 1.25").exists)
    }

    struct Shared: View {
        @State private var value = 2.0
        var body: some View {
            VStack {
                Slider(value: $value, in: 0...10, step: 1) { Text("Slider") }
                Stepper("Stepper", value: $value)
                Text("value \(value.description)")
            }
        }
    }

    @Test("two controls of one value do not overwrite each other")
    func shared() {
        var screen = Screen { Shared() }
        screen.slider("Slider").set(5)
        screen.button("Increment").tap()
        screen = screen.restartedAlike()
        #expect(screen.text("value 6.0").exists)
        screen.slider("Slider").set(2)
        screen = screen.restartedAlike()
        #expect(screen.text("value 2.0").exists)
        screen.slider("Slider").set(5)
        #expect(screen.restartedAlike().text("value 5.0").exists)
    }

    struct Native: View {
        var start = Date(timeIntervalSince1970: 1_700_000_000)
        @State private var day: Date
        @State private var now = Date()
        @State private var color = Color.red
        @State private var price = 4.5
        init(start: Date = Date(timeIntervalSince1970: 1_700_000_000)) { _day = State(initialValue: start) }
        var body: some View {
            VStack {
                DatePicker("Day", selection: $day, displayedComponents: .date)
                DatePicker("Now", selection: $now, displayedComponents: .date)
                ColorPicker("Color", selection: $color)
                TextField("Price", value: $price, format: .number)
                Text("price \(price.description)")
            }
            .environment(\.timeZone, .gmt)
        }
    }

    private func inputs(of screen: Screen) -> [Element] {
        var found: [Element] = []
        func visit(_ element: Element) {
            if element.tag == .input { found.append(element) }
            element.children.forEach(visit)
        }
        visit(screen.tree.root)
        return found
    }

    private func fields(_ screen: Screen) -> [PropertyValue?] { inputs(of: screen).map(\.fieldValue) }

    @Test("dates, colors and numbers return, also a date that began as the present time")
    func native() {
        let screen = Screen { Native() }
        let found = inputs(of: screen)
        screen.send(.change, to: found[0], .string("2024-02-03"))
        screen.send(.change, to: found[1], .string("2031-04-05"))
        screen.send(.change, to: found[2], .string("#123456"))
        screen.textField("Price").clear()
        screen.textField("Price").type("12")
        screen.textField("Price").submit()
        let restarted = screen.restartedAlike()
        #expect(
            fields(restarted) == [.text("2024-02-03"), .text("2031-04-05"), .text("#123456"), .text("12")])
        #expect(restarted.text("price 12.0").exists)
        // A draft that is not confirmed yet is in the field, and not in the state.
        restarted.textField("Price").type("5")
        let again = restarted.restartedAlike()
        #expect(again.textField("Price").value == "125" && again.text("price 12.0").exists)
    }

    @Test("a date of the app that has changed meanwhile is shown as the app has it")
    func changedDate() {
        var start = Date(timeIntervalSince1970: 1_700_000_000)
        let screen = Screen { Native(start: start) }
        screen.send(.change, to: inputs(of: screen)[0], .string("2024-02-03"))
        start = Date(timeIntervalSince1970: 1_750_000_000)
        #expect(fields(screen.restarted())[0] == .text("2025-06-15"))
    }

    struct Calendar: View {
        @State private var day = Date(timeIntervalSince1970: 1_700_000_000)
        var body: some View {
            VStack {
                DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.graphical)
                Text("day \(Int(day.timeIntervalSince1970 / 86_400).description)")
            }
            .environment(\.timeZone, .gmt)
        }
    }

    @Test("the day and the month of a calendar return")
    func calendar() throws {
        let screen = Screen { Calendar() }
        screen.button("December 2023").tap()
        let day = screen.all("button").first { $0.label.contains("December 24") || $0.label.contains("24 December") }
        try #require(day).tap()
        screen.button("January 2024").tap()
        let restarted = screen.restartedAlike()
        #expect(restarted.text("day 19715").exists)
    }

    struct Groups: View {
        @State private var isOpen = false
        var body: some View {
            List {
                DisclosureGroup("Own") { Text("inside own") }
                DisclosureGroup("Bound", isExpanded: $isOpen) {
                    DisclosureGroup("Deeper") { Text("deepest") }
                }
            }
        }
    }

    @Test("open groups return, also those inside of others")
    func groups() {
        let screen = Screen { Groups() }
        screen.button("Own").tap()
        screen.button("Bound").tap()
        screen.button("Deeper").tap()
        let restarted = screen.restartedAlike()
        #expect(restarted.text("inside own").exists && restarted.text("deepest").exists)
        restarted.button("Own").tap()
        let again = restarted.restartedAlike()
        #expect(!again.text("inside own").exists && again.text("deepest").exists)
    }

    struct Lists: View {
        @State private var one: Int?
        @State private var several: Set<String> = []
        @State private var flavor: Flavor?
        var body: some View {
            VStack {
                List(1..<4, id: \.self, selection: $one) { Text("Row \($0)") }
                List(["a", "b", "c"], id: \.self, selection: $several) { Text("Letter \($0)") }
                List(Flavor.allCases, selection: $flavor) { Text($0.rawValue) }
                Text("\(one ?? 0) \(several.sorted().joined()) \(flavor?.rawValue ?? "none")")
            }
        }
    }

    @Test("the selection of lists returns")
    func lists() {
        let screen = Screen { Lists() }
        screen.element(.option, "Row 2").tap()
        screen.element(.option, "Letter c").tap()
        screen.element(.option, "Letter a").tap()
        screen.element(.option, "lemon").tap()
        let restarted = screen.restartedAlike()
        #expect(restarted.text("2 ac lemon").exists)
        restarted.element(.option, "Letter c").tap()
        #expect(restarted.restartedAlike().text("2 a lemon").exists)
    }

    struct Search: View {
        @State private var query = ""
        var body: some View {
            NavigationStack { Text("for \(query)").searchable(text: $query) }
        }
    }

    @Test("the text of a search returns")
    func search() {
        let screen = Screen { Search() }
        screen.textField("Search").type("swift")
        #expect(screen.restartedAlike().text("for swift").exists)
    }

    final class Model: ObservableObject {
        @Published var volume = 0.2
        @Published var flavor = Flavor.vanilla
    }

    struct Bound: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                Slider(value: $model.volume) { Text("Volume") }
                Picker("Flavor", selection: $model.flavor) { ForEach(Flavor.allCases) { Text($0.rawValue) } }
            }
        }
    }

    @Test("controls of the app's models stay as the app has them")
    func models() {
        var model = Model()
        let screen = Screen { Bound(model: model) }
        screen.slider("Volume").set(0.9)
        screen.picker("Flavor").select("lemon")
        #expect(screen.session.snapshot().inputs.isEmpty)
        model = Model()
        #expect(screen.restarted().picker("Flavor").value == "vanilla")
    }

    struct Loading: View {
        @State private var name = ""
        @State private var choices: [String] = []
        @State private var choice = ""
        @State private var isLoaded = false
        var body: some View {
            VStack {
                Button("Load") {
                    name = "loaded"
                    choices = ["x", "y"]
                    choice = "x"
                    isLoaded = true
                }
                TextField("Name", text: $name)
                Picker("Choice", selection: $choice) { ForEach(choices, id: \.self) { Text($0) } }
                Text("Other")
            }
            .onAppear { if isLoaded { name = "again" } }
        }
    }

    @Test("what was entered over loaded data waits for the data, until the user goes on")
    func loading() {
        let screen = Screen { Loading() }
        screen.button("Load").tap()
        screen.textField("Name").type("!")
        screen.picker("Choice").select("y")
        // The data comes without the user.
        let loaded = screen.restarted()
        #expect(loaded.textField("Name").value == "")
        loaded.operations { _ = loaded.tree.root.descendant { $0.handles(.click) }?.handle(.click, .null) }
        #expect(loaded.textField("Name").value == "loaded!")
        #expect(loaded.picker("Choice").value == "y")
        // The user acts before.
        let used = screen.restarted()
        used.textField("Name").type("z")
        used.textField("Name").clear()
        used.button("Load").tap()
        #expect(used.textField("Name").value == "loaded")
    }
}
