// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Content that a button discloses, prepared for the press")
struct PreparedDisclosureTests {
    @Observable
    final class Model {
        var isOpen = false
        var refuses = false
        var count = 2
        var isThere = true
        @ObservationIgnored var notes = Notes()
        nonisolated init() {}

        @MainActor var expansion: Binding<Bool> {
            Binding(get: { self.isOpen }, set: { if !self.refuses { self.isOpen = $0 } })
        }
    }

    struct Rows: View {
        let model: Model
        var body: some View {
            ForEach(0..<model.count, id: \.self) { Text("row \($0)") }
                .onAppear { model.notes.add("appeared") }
                .onDisappear { model.notes.add("disappeared") }
        }
    }

    struct Stack: View {
        let model: Model
        var body: some View {
            VStack {
                if model.isThere { DisclosureGroup("More", isExpanded: model.expansion) { Rows(model: model) } }
                Text("below")
            }
        }
    }

    struct Listed: View {
        let model: Model
        @State private var chosen: Set<Int> = []
        var body: some View {
            List(selection: $chosen) {
                DisclosureGroup("More", isExpanded: model.expansion) { Rows(model: model) }
                Text("below").tag(7)
            }
        }
    }

    struct Sectioned: View {
        let model: Model
        var body: some View {
            List { Section("More", isExpanded: model.expansion) { Rows(model: model) } }
        }
    }

    private func button(_ screen: Screen) -> Element { screen.all("disc")[0] }

    /// The elements that are prepared, each of which is hidden.
    private func prepared(_ screen: Screen) -> [Element] {
        var found: [Element] = []
        func visit(_ element: Element) {
            if element.attribute("data-prepared") != nil {
                #expect(element.attribute("hidden") != nil)
                #expect(element.attribute("data-prepared") == button(screen).attribute("data-presents"))
                found.append(element)
            }
            element.children.forEach(visit)
        }
        visit(screen.tree.root)
        return found
    }

    @Test("it is in the page, hidden and without effects, when the user points at the button", arguments: 0..<3)
    func intent(_ kind: Int) {
        let model = Model(), screen = screen(kind, model)
        #expect(!screen.html.contains("row 0"))
        screen.send(.intent, to: button(screen))
        #expect(prepared(screen).count == 2)
        #expect(model.notes.take().isEmpty)
        #expect(button(screen).attribute("aria-expanded") == "false")
        let operations = screen.send(.click, to: button(screen))
        #expect(model.isOpen && model.notes.take() == ["appeared"])
        #expect(prepared(screen).isEmpty && screen.html.contains("row 1"))
        #expect(!operations.contains { if case .create = $0 { true } else { false } }, "\(operations)")
        screen.send(.click, to: button(screen))
        #expect(model.notes.take() == ["disappeared"])
        #expect(!screen.html.contains("row 0") && screen.tree.cycle.holders == 0)
        screen.send(.intent, to: button(screen))
        #expect(prepared(screen).count == 2, "it can be prepared again")
    }

    private func screen(_ kind: Int, _ model: Model) -> Screen {
        switch kind {
        case 0: Screen { Stack(model: model) }
        case 1: Screen { Listed(model: model) }
        default: Screen { Sectioned(model: model) }
        }
    }

    @Test("the page is the same with and without the preparation", arguments: 0..<3)
    func samePage(_ kind: Int) {
        let pages = [false, true].map { isPrepared in
            let model = Model(), screen = screen(kind, model)
            if isPrepared { screen.send(.intent, to: button(screen)) }
            screen.send(.click, to: button(screen))
            return screen.html.replacing(#/ data-presents="\d+"/#, with: "")
        }
        #expect(pages[0] == pages[1])
    }

    @Test("what it contains changes nothing around it before the press")
    func layout() {
        let model = Model()
        let screen = Screen {
            HStack {
                VStack {
                    DisclosureGroup("More", isExpanded: model.expansion) { Color.red }
                }
            }
        }
        let before = screen.html
        screen.send(.intent, to: button(screen))
        #expect(prepared(screen).count == 1)
        #expect(before.ranges(of: "gy").count == 0)
        #expect(screen.html.ranges(of: "gy").count == 1, "the color alone fills the height")
        screen.send(.click, to: button(screen))
        #expect(screen.html.ranges(of: "gy").count > 1)
    }

    @Test("a hidden row of a list is no option, and becomes one")
    func options() {
        let model = Model(), screen = screen(1, model)
        screen.send(.intent, to: button(screen))
        #expect(prepared(screen).allSatisfy { $0.attribute("aria-selected") == nil && $0.attribute("tabindex") == nil })
        screen.send(.click, to: button(screen))
        #expect(screen.all("row").filter { $0.attribute("aria-selected") != nil }.count == 3)
    }

    @Test("a press that the app refuses leaves it prepared, and another one shows it")
    func refusal() {
        let model = Model(), screen = screen(0, model)
        model.refuses = true
        screen.send(.intent, to: button(screen))
        screen.send(.click, to: button(screen))
        #expect(prepared(screen).count == 2 && model.notes.take().isEmpty)
        model.refuses = false
        screen.send(.click, to: button(screen))
        #expect(prepared(screen).isEmpty && model.notes.take() == ["appeared"])
    }

    @Test("it follows the state of the app")
    func changes() {
        let model = Model(), screen = screen(2, model)
        screen.send(.intent, to: button(screen))
        screen.operations(after: { model.count = 4 })
        #expect(prepared(screen).count == 4)
        screen.operations(after: { model.isOpen = true })
        #expect(prepared(screen).isEmpty && screen.html.contains("row 3"))
        screen.operations(after: { model.isOpen = false })
        #expect(!screen.html.contains("row 0"), "it is prepared for another intent alone")
        #expect(model.notes.take() == ["appeared", "disappeared"])
    }

    @Test("it goes a minute after the last intent, and with its button")
    func patience() {
        let model = Model()
        let screen = screen(0, model)
        screen.send(.intent, to: button(screen))
        screen.clock.advance(by: .seconds(61))
        screen.settle()
        #expect(prepared(screen).isEmpty && screen.tree.cycle.holders == 0 && !screen.html.contains("row 0"))
        screen.send(.intent, to: button(screen))
        #expect(prepared(screen).count == 2)
        screen.operations(after: { model.isThere = false })
        #expect(screen.tree.cycle.holders == 0 && model.notes.take().isEmpty)
    }

    /// A view that a change removes, and which reads what the change changes.
    struct Leaving: View {
        let model: Model
        var body: some View {
            if model.isThere { VStack { HStack { Rows(model: model) } } }
        }
    }

    @Test("a view goes with a change that it observes, while something is prepared")
    func besideOthers() {
        let model = Model()
        let screen = Screen {
            Leaving(model: model)
            DisclosureGroup("Other") { Text("other content") }
        }
        screen.send(.intent, to: button(screen))
        for round in 1...50 {
            screen.operations(after: {
                model.isThere = false
                model.count = 2 + round % 3
            })
            #expect(!screen.html.contains("row 0") && screen.html.contains("other content"))
            screen.operations(after: { model.isThere = true })
            #expect(screen.html.contains("row 0"))
        }
        #expect(prepared(screen).count == 1)
    }

    @Test("eight are prepared, and those that were wanted last stay")
    func budget() {
        let screen = Screen {
            VStack { ForEach(0..<11) { number in DisclosureGroup("Group") { Text("content \(number)") } } }
        }
        for button in screen.all("disc") { screen.send(.intent, to: button) }
        #expect(!screen.html.contains("content 2<") && screen.html.contains("content 3<"))
        #expect(screen.tree.cycle.holders == Preparation.limit)
    }

    @Test("they are prepared at once or never where the app says so")
    func preparation() {
        let eager = Screen { Stack(model: Model()).presentationPreparation(.eager) }
        #expect(prepared(eager).count == 2)
        eager.clock.advance(by: .seconds(90))
        eager.settle()
        #expect(prepared(eager).count == 2)
        for _ in 0..<2 {
            eager.send(.click, to: button(eager))
            #expect(prepared(eager).isEmpty)
            eager.send(.click, to: button(eager))
            #expect(prepared(eager).count == 2, "again after it was closed")
        }
        let never = Screen { Stack(model: Model()).presentationPreparation(.never) }
        #expect(!button(never).handles(.intent))
    }

    @Test("rows beyond the window of a list are not prepared, because their space cannot be hidden")
    func longList() {
        let model = Model(), screen = screen(2, model)
        model.count = 1000
        screen.send(.intent, to: button(screen))
        #expect(prepared(screen).isEmpty && !screen.html.contains("row 0") && screen.tree.cycle.holders == 0)
        screen.send(.click, to: button(screen))
        #expect(screen.html.contains("row 0") && model.notes.take() == ["appeared"])
    }

    @Test("content that comes with an animation is not prepared")
    func animations() {
        let model = Model()
        let screens = [
            Screen { Stack(model: model).animation(.default, value: model.isOpen) },
            Screen { DisclosureGroup("More", isExpanded: model.expansion.animation()) { Rows(model: model) } },
        ]
        for screen in screens {
            screen.send(.intent, to: button(screen))
            #expect(!screen.html.contains("row 0"))
        }
    }

    @Test("it is in no state that outlives the session")
    func restart() {
        let screen = Screen { DisclosureGroup("More") { TextField("Name", text: .constant("")) } }
        screen.send(.intent, to: button(screen))
        let later = screen.restarted()
        #expect(prepared(later).isEmpty && later.tree.cycle.holders == 0)
        #expect(button(later).attribute("aria-expanded") == "false")
    }
}
