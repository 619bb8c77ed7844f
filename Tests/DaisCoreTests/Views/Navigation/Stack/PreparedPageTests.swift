// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

/// Pages that are on the page before their link is pressed, so that the browser can show them by itself.
@MainActor
@Suite("A page that is prepared for its link")
struct PreparedPageTests {
    @Observable
    final class Model {
        var path: [Int] = []
        var isEditing = false
        var refuses = false
        var value = 1
        var hasLink = true
        var asks = false
        @ObservationIgnored var notes = Notes()
        nonisolated init() {}
    }

    struct Home: View {
        @Bindable var model: Model
        var preparation = PresentationPreparation.onIntent
        var body: some View {
            let path = Binding(get: { model.path }, set: { if !model.refuses { model.path = $0 } })
            NavigationStack(path: path) {
                VStack {
                    if model.hasLink { NavigationLink("One", value: 1) }
                    NavigationLink("View") { Content(model: model, number: 0) }
                    ForEach(2..<13) { NavigationLink("Value \($0)", value: $0) }
                }
                .navigationTitle("Home")
                .navigationDestination(for: Int.self) { Content(model: model, number: $0) }
            }
            .presentationPreparation(preparation)
            .onPreferenceChange(Named.self) { model.notes.add("named \($0)") }
        }
    }

    struct Content: View {
        let model: Model
        let number: Int
        @State private var count = 0
        var body: some View {
            let notes = model.notes
            VStack {
                Text("page \(number), value \(model.value)")
                Button("count \(count)") { count += 1 }
                NavigationLink("Deeper", value: 100)
            }
            .navigationTitle("Page \(number)")
            .preference(key: Named.self, value: ["page \(number)"])
            .onAppear { notes.add("appeared") }
            .onDisappear { notes.add("disappeared") }
            .onChange(of: model.value, initial: true) { notes.add("changed to \($1)") }
            .sheet(isPresented: .constant(model.asks)) { Text("sheet") }
            .toolbar { Button("Bar") {}.onAppear { notes.add("bar appeared") } }
        }
    }

    struct Named: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private func screen(_ model: Model, _ preparation: PresentationPreparation = .onIntent) -> Screen {
        let screen = Screen { Home(model: model, preparation: preparation) }
        _ = model.notes.take()
        return screen
    }

    private func link(_ title: String, in screen: Screen) throws -> Element {
        try #require(screen.all("nl").first { $0.words == title })
    }

    @discardableResult
    private func intend(_ title: String, in screen: Screen) throws -> [Operation] {
        screen.send(.intent, to: try link(title, in: screen))
    }

    private func press(_ title: String, in screen: Screen) throws -> [Operation] {
        screen.send(.click, to: try link(title, in: screen))
    }

    private func prepared(in screen: Screen) -> [Element] {
        screen.all("page").filter { $0.attribute("data-prepared") != nil }
    }

    // MARK: Preparing

    @Test(
        "it is sent when the user points at the link, covered, and nothing of it runs or is known",
        arguments: ["One", "View"])
    func prepared(_ title: String) throws {
        let model = Model()
        model.asks = true
        let screen = screen(model)
        let operations = try intend(title, in: screen)
        let page = try #require(prepared(in: screen).first)
        #expect(page.attribute("inert") != nil && page.classes.contains("below"))
        #expect(page.fullText.contains("value 1"))
        #expect(try link(title, in: screen).attribute("data-presents") == page.attribute("data-prepared"))
        let ordinary = self.screen(Model(), .never)
        #expect(operations.creations == (try press(title, in: ordinary)).creations)
        #expect(model.path.isEmpty && model.notes.take().isEmpty && screen.layers.isEmpty)
        // A second intent costs nothing.
        #expect(try intend(title, in: screen).isEmpty)
    }

    @Test(
        "the press adds it to the stack without sending it again, and its effects run then, once",
        arguments: ["One", "View"])
    func pressed(_ title: String) throws {
        let model = Model()
        let screen = screen(model)
        try intend(title, in: screen)
        let page = try #require(prepared(in: screen).first)
        screen.tree.bodiesByView = [:]
        let operations = try press(title, in: screen)
        #expect(model.path == (title == "One" ? [1] : []))
        #expect(screen.all("page").last === page && screen.all("page").count == 2)
        #expect(page.attribute("data-prepared") == nil && page.attribute("inert") == nil)
        #expect(operations.creations == 0)
        #expect(screen.tree.bodiesByView?["Content"] == nil)
        #expect(
            model.notes.take().sorted() == [
                "appeared", "bar appeared", "changed to 1", "named [\"page \(title == "One" ? 1 : 0)\"]",
            ])
        #expect(screen.all("below").count == 1)
        screen.send(.click, to: screen.all("back")[0])
        #expect(screen.all("page").count == 1)
        #expect(model.notes.take().sorted() == ["disappeared", "named []"])
    }

    @Test("its state and what it shows are those of the page when it is shown")
    func state() throws {
        let model = Model()
        let screen = screen(model)
        try intend("View", in: screen)
        screen.operations(after: { model.value = 2 })
        #expect(prepared(in: screen).first?.fullText.contains("value 2") == true)
        #expect(model.notes.take().isEmpty)
        _ = try press("View", in: screen)
        #expect(model.notes.take().contains("changed to 2"))
        screen.tap("count 0")
        #expect(screen.html.contains("count 1"))
        screen.operations(after: { model.value = 3 })
        #expect(screen.html.contains("page 0, value 3"))
    }

    @Test("what it presents is presented when it is shown")
    func presents() throws {
        let model = Model()
        model.asks = true
        let screen = screen(model)
        try intend("One", in: screen)
        #expect(screen.layers.isEmpty)
        _ = try press("One", in: screen)
        #expect(screen.layers.map(\.fullText) == ["sheet"])
    }

    @Test("a path that does not take the value leaves it prepared")
    func refused() throws {
        let model = Model()
        model.refuses = true
        let screen = screen(model)
        try intend("One", in: screen)
        _ = try press("One", in: screen)
        #expect(prepared(in: screen).count == 1 && screen.all("page").count == 2)
        #expect(model.notes.take().isEmpty)
        model.refuses = false
        _ = try press("One", in: screen)
        #expect(prepared(in: screen).isEmpty && screen.all("page").count == 2)
    }

    @Test("another page takes its place when the path has another value")
    func other() throws {
        let model = Model()
        let screen = screen(model)
        try intend("One", in: screen)
        screen.operations(after: { model.path = [5] })
        #expect(prepared(in: screen).isEmpty)
        #expect(screen.all("page").count == 2 && screen.html.contains("page 5"))
        #expect(!screen.html.contains("page 1,"))
        #expect(!model.notes.take().contains("disappeared"))
    }

    @Test("a page can be prepared above one that was prepared")
    func deeper() throws {
        let model = Model()
        let screen = screen(model)
        try intend("One", in: screen)
        _ = try press("One", in: screen)
        try intend("Deeper", in: screen)
        #expect(prepared(in: screen).count == 1)
        // The page below is covered, and its links lead nowhere.
        try intend("View", in: screen)
        #expect(prepared(in: screen).count == 1)
        _ = try press("Deeper", in: screen)
        #expect(model.path == [1, 100] && screen.all("page").count == 3 && prepared(in: screen).isEmpty)
    }

    // MARK: Limits

    @Test("it goes with its link, and the app hears nothing of it")
    func withoutLink() throws {
        let model = Model()
        let screen = screen(model)
        try intend("One", in: screen)
        screen.operations(after: { model.hasLink = false })
        #expect(screen.all("page").count == 1)
        #expect(model.notes.take().isEmpty)
        #expect(screen.tree.cycle.holders == 0)
    }

    @Test("eight pages are prepared, and those that were wanted last stay")
    func budget() throws {
        let screen = screen(Model())
        for number in 2..<13 { try intend("Value \(number)", in: screen) }
        #expect(prepared(in: screen).count == Preparation.limit)
        #expect(!screen.html.contains("page 4,") && screen.html.contains("page 5,"))
    }

    @Test("it goes a minute after the last intent")
    func patience() throws {
        let screen = screen(Model())
        try intend("One", in: screen)
        screen.clock.advance(by: .seconds(40))
        try intend("One", in: screen)
        screen.clock.advance(by: .seconds(40))
        screen.settle()
        #expect(prepared(in: screen).count == 1)
        screen.clock.advance(by: .seconds(21))
        screen.settle()
        #expect(prepared(in: screen).isEmpty && screen.tree.cycle.holders == 0)
    }

    @Test("links prepare nothing where the app says so, and at once where it says that")
    func preparation() throws {
        #expect(try !link("One", in: screen(Model(), .never)).handles(.intent))
        #expect(prepared(in: screen(Model(), .eager)).count == Preparation.limit)
    }

    @Test("rows in edit mode and links of columns prepare nothing")
    func elsewhere() throws {
        struct Rows: View {
            @State private var mode = EditMode.inactive
            var body: some View {
                NavigationStack {
                    List { NavigationLink("Row") { Text("page") } }.environment(\.editMode, $mode)
                        .toolbar { Button("Edit") { mode = mode == .active ? .inactive : .active } }
                }
            }
        }
        let rows = Screen { Rows() }
        rows.tap("Edit")
        rows.send(.intent, to: rows.all("nl").last!)
        #expect(rows.all("page").count == 1)
        rows.tap("Edit")
        #expect(rows.all("nl").last?.count(of: .intent) == 1)
        rows.send(.intent, to: rows.all("nl").last!)
        #expect(rows.all("page").count == 2)
        let columns = Screen {
            NavigationSplitView {
                List { NavigationLink("Row") { Text("page") } }
            } detail: {
                Text("detail")
            }
        }
        #expect(!columns.all("nl")[0].handles(.intent))
    }

    @Test("the page of a link with a binding is shown when the binding is set, and stays prepared when it is refused")
    func bindings() throws {
        struct Bound: View {
            @Bindable var model: Model
            var body: some View {
                NavigationStack {
                    NavigationLink(
                        "Bound",
                        isActive: Binding(
                            get: { model.isEditing }, set: { if !model.refuses { model.isEditing = $0 } })
                    ) { Content(model: model, number: 5) }
                }
            }
        }
        let model = Model()
        let screen = Screen { Bound(model: model) }
        try intend("Bound", in: screen)
        let page = try #require(prepared(in: screen).first)
        #expect(page.fullText.contains("page 5, value 1") && model.notes.take().isEmpty)
        model.refuses = true
        _ = try press("Bound", in: screen)
        #expect(prepared(in: screen).first === page && model.notes.take().isEmpty)
        model.refuses = false
        model.value = 2
        screen.settle()
        let operations = try press("Bound", in: screen)
        #expect(model.isEditing && prepared(in: screen).isEmpty && operations.creations == 0)
        #expect(page.fullText.contains("page 5, value 2") && page.attribute("inert") == nil)
        #expect(model.notes.take().sorted() == ["appeared", "bar appeared", "changed to 2"])
        model.isEditing = false
        screen.settle()
        #expect(screen.all("page").count == 1)
        try intend("Bound", in: screen)
        #expect(prepared(in: screen).count == 1)
    }

    @Test("a tree that is closed with a prepared page tells the app nothing and keeps nothing")
    func closed() throws {
        let model = Model()
        let screen = screen(model)
        try intend("One", in: screen)
        screen.tree.unmount()
        #expect(model.notes.take().isEmpty)
    }
}

extension [DaisCore.Operation] {
    fileprivate var creations: Int { count { if case .create = $0 { true } else { false } } }
}
