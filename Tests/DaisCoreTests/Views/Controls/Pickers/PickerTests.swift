// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Pickers")
struct PickerTests {
    enum Size: String, CaseIterable, Identifiable {
        case small, medium, large
        var id: Self { self }
    }

    struct Order: View {
        @State var size = Size.medium
        @State private var sizes = Size.allCases
        var body: some View {
            VStack {
                Picker("Size", selection: $size) {
                    ForEach(sizes) { Text($0.rawValue) }
                }
                Text(size.rawValue)
                Button("Large") { size = .large }
                Button("Fewer") { sizes = [.large, .small] }
            }
        }
    }

    struct People: View {
        @State private var people = 2
        @State private var counted = 3
        var body: some View {
            VStack {
                Picker("People", selection: $people) { ForEach(2..<100) { Text("\($0) people") } }
                Picker("Counted", selection: $counted) { ForEach(2..<100, id: \.self) { Text("\($0) counted") } }
                Text("chosen \(people) and \(counted)")
            }
        }
    }

    @Test("the rows of a constant range count from 0, and with an id they are the numbers")
    func range() {
        let screen = Screen { People() }
        #expect(screen.picker("People").value == "4 people")
        #expect(screen.picker("Counted").value == "3 counted")
        screen.picker("People").select("2 people")
        screen.picker("Counted").select("7 counted")
        #expect(screen.text("chosen 0 and 7").exists)
    }

    @Test("a menu is the browser's, with the chosen option selected and the label as its name")
    func menu() {
        let screen = Screen { Order() }
        #expect(
            screen.html.withoutFieldKeys.contains(
                #"<label class="ctl pick"><div class="lbl"><span class="T">Size</span></div><div class="menu">"#
                    + #"<select data-on="change"><option value="1">small</option>"#
                    + #"<option value="2" selected>medium</option><option value="3">large</option></select>"#))
    }

    @Test("a choice goes to the binding, and a change of the binding to the menu")
    func choose() {
        let screen = Screen { Order() }
        let field = screen.elements(.select)[0]
        #expect(
            screen.send(.change, to: field, .string("1")) == [.text(screen.elements(.span)[1].id, "small")])
        let operations = screen.send(.click, to: screen.elements(.button)[0])
        #expect(operations.last == .property(field.id, name: "value", value: .text("3"), answers: 1))
    }

    @Test("a chosen option that goes leaves nothing chosen instead of another one")
    func removed() {
        let screen = Screen { Order() }
        let field = screen.elements(.select)[0]
        let operations = screen.send(.click, to: screen.elements(.button)[1])
        #expect(field.children.map(\.text) == [nil, "large", "small"])
        #expect(operations.last == .property(field.id, name: "value", value: .text(""), answers: 0))
        #expect(screen.elements(.span)[1].text == "medium")
    }

    @Test("a forged choice changes nothing")
    func forged() {
        let screen = Screen { Order() }
        let field = screen.elements(.select)[0]
        #expect(
            screen.send(.change, to: field, .string("77")) == [
                .property(field.id, name: "value", value: .text("2"), answers: 1)
            ])
    }

    struct Optional: View {
        @State private var name: String?
        var body: some View {
            VStack {
                Picker("Name", selection: $name) {
                    Text("None").tag(String?.none)
                    Text("Ada").tag("a")
                    Text("Ben").tag(String?.some("b"))
                }
                Text(name ?? "nobody")
            }
        }
    }

    @Test("tags match an optional selection with and without its optional")
    func optional() {
        let screen = Screen { Optional() }
        let field = screen.elements(.select)[0]
        #expect(screen.html.contains("selected>None"))
        for (key, name) in [("2", "a"), ("3", "b"), ("1", "nobody")] {
            screen.send(.change, to: field, .string(key))
            #expect(screen.elements(.span).last?.text == name)
        }
    }

    struct Segments: View {
        @State private var index = 1
        @State private var count = 2
        var body: some View {
            VStack {
                Picker("View", selection: $index) {
                    Text("List \(count)").tag(0)
                    Text("Grid").tag(1)
                    if count > 2 { Text("Map").tag(2) }
                }
                .pickerStyle(.segmented)
                Text("index \(index)")
                Button("More") { count += 1 }
            }
        }
    }

    @Test("segments are radio buttons of one named group")
    func segments() {
        let screen = Screen { Segments() }
        #expect(screen.html.contains(#"<div class="seg gx" role="radiogroup" aria-label="View" data-on="change">"#))
        let fields = screen.elements(.input)
        #expect(fields.map(\.fieldValue) == [.flag(false), .flag(true)])
        #expect(fields.allSatisfy { $0.attribute("name") == "g1" })
        let group = fields[0].parent!.parent!
        #expect(
            screen.send(.change, to: group, .string("1")) == [
                .text(screen.elements(.span).first { $0.text?.hasPrefix("index") == true }!.id, "index 0")
            ])
        #expect(screen.elements(.input).map(\.fieldValue) == [.flag(true), .flag(false)])
    }

    @Test("segments keep their buttons when the content changes")
    func content() {
        let screen = Screen { Segments() }
        let fields = screen.elements(.input)
        screen.send(.click, to: screen.elements(.button)[0])
        #expect(screen.html.contains("List 3"))
        let after = screen.elements(.input)
        #expect(after.count == 3)
        #expect(after[0] === fields[0] && after[1] === fields[1])
        screen.send(.change, to: after[0].parent!.parent!, .string("3"))
        #expect(screen.html.contains("index 2"))
    }

    @Test("a constant picker goes back to its choice")
    func constant() {
        let screen = Screen {
            Picker("A", selection: .constant(1)) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.segmented)
        }
        let field = screen.elements(.input)
        #expect(
            screen.send(.change, to: field[0].parent!.parent!, .string("2")) == [
                .property(field[0].id, name: "checked", value: .flag(true), answers: 1),
                .property(field[1].id, name: "checked", value: .flag(false), answers: 1),
            ])
    }

    @Test("a disabled picker ignores forged choices")
    func disabled() {
        var value = 1
        let screen = Screen {
            Picker("A", selection: Binding(get: { value }, set: { value = $0 })) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.inline)
            .disabled(true)
        }
        screen.send(.change, to: screen.elements(.input)[0].parent!.parent!, .string("2"))
        #expect(value == 1)
    }
}
