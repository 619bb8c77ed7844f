// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

/// Every mistake has an outcome, and a message with the view, the place in the sources and the remedy.
@MainActor
@Suite("Mistakes in the use of presentations")
struct BadInputTests {
    @Observable
    final class Model {
        var isPresented = true
        var hasAnchor = true
        var isStubborn = false
        nonisolated init() {}
    }

    private let model = Model()

    /// Expects a report about a view called Home.
    private func expect(
        _ report: String, _ problem: String, _ remedy: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(report.contains("Home presents \(problem)"), sourceLocation: sourceLocation)
        #expect(report.contains(remedy), sourceLocation: sourceLocation)
        #expect(report.contains("(DaisCoreTests/BadInputTests.swift:"), sourceLocation: sourceLocation)
    }

    struct SheetHome<Content: View>: View {
        let model: Model
        let content: Content
        var body: some View {
            let isPresented = Binding(
                get: { model.isPresented }, set: { new in if !model.isStubborn { model.isPresented = new } })
            Home(isPresented: isPresented, content: content)
        }
        struct Home: View {
            @Binding var isPresented: Bool
            let content: Content
            var body: some View { Text("home").sheet(isPresented: $isPresented) { content } }
        }
    }

    private func open(@ViewBuilder _ content: () -> some View) -> Screen {
        let content = content()
        return Screen { SheetHome(model: model, content: content) }
    }

    @Test("two presentations with one id: the first is shown")
    func duplicate() async {
        struct Home: View {
            var body: some View {
                Text("home").modifier(
                    Presenting(at: CallSite(#fileID, #line)) {
                        ["first", "second"].map { text in
                            PresentationDescriptor(
                                key: PresentationKey(1), kind: .sheet, content: { AnyView(Text(text)) }, withdraw: {})
                        }
                    })
            }
        }
        let screen = Screen { Home() }
        #expect(screen.layers.map(\.fullText) == ["first"])
        expect(await screen.report(), "two sheet layers with the id 1; only the first", "an id of its own")
    }

    @Test("no place: it waits")
    func noHost() async {
        model.isPresented = false
        let screen = open { Text("sheet") }
        screen.operations(after: {
            screen.tree.presentations.detachHost()
            model.isPresented = true
        })
        screen.clock.advance(by: .milliseconds(150))
        screen.settle()
        #expect(screen.machines.map(\.state) == [.pending])
        expect(
            await screen.report(), "a sheet, but there is no place for it; it waits",
            "Attach a modal host around the view")
    }

    @Test("no detents: the sheet is large")
    func noDetents() async {
        let screen = open { Text("sheet").presentationDetents([]) }
        #expect(screen.top.attribute("data-detents") == nil)
        expect(await screen.report(), "a sheet with no detents; it gets .large", "Put one into presentationDetents")
    }

    @Test("a detent that cannot be is left out")
    func impossibleDetent() async {
        let screen = open { Text("sheet").presentationDetents([.fraction(1.5), .medium]) }
        #expect(screen.top.attribute("data-detents") == "1")
        expect(await screen.report(), "a sheet with the fraction 1.5", "Fractions lie above 0")
    }

    @Test("a selection that is none of the detents: the sheet rests at the smallest")
    func unknownSelection() async {
        let screen = open { Text("sheet").presentationDetents([.medium, .large], selection: .constant(.height(120))) }
        #expect(screen.top.attribute("data-detent") == "0")
        expect(await screen.report(), "a sheet whose selected detent is not among", "a set that contains the selection")
    }

    @Test("a background that is usable up through a detent that is none: it is not usable")
    func unknownThrough() async {
        let screen = open {
            Text("sheet").presentationDetents([.medium, .large])
                .presentationBackgroundInteraction(.enabled(upThrough: .height(120)))
        }
        #expect(screen.top.attribute("data-through") == nil)
        expect(await screen.report(), "a sheet whose background is to be usable", "Name one of the detents")
    }

    @Test("an anchor that goes takes its popover along, and its binding is written")
    func lostAnchor() async {
        struct Home: View {
            let model: Model
            var body: some View {
                @Bindable var model = model
                Group { if model.hasAnchor { Text("anchor") } }
                    .popover(isPresented: $model.isPresented) { Text("bubble") }
            }
        }
        let screen = Screen { Home(model: model) }
        #expect(screen.layers.count == 1)
        screen.operations(after: { model.hasAnchor = false })
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty && !model.isPresented)
        expect(
            await screen.report(), "a popover beside a view that shows nothing any more; it is dismissed",
            "Attach it to a view that is there")
    }

    @Test("content that shows nothing: it can be dismissed, and the log says so when it has entered")
    func empty() async {
        let screen = open { EmptyView() }
        #expect(screen.layers.count == 1)
        screen.entered(screen.top)
        expect(
            await screen.report(), "a sheet whose content shows nothing", "Let its content have a view in every case")
        screen.dismiss(screen.top, "escape")
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty && !model.isPresented)
    }

    @Test("content that is there when it has entered is no mistake")
    func late() async {
        struct Late: View {
            let model: Model
            var body: some View { if !model.hasAnchor { Text("loaded") } }
        }
        let screen = open { Late(model: model) }
        screen.operations(after: { model.hasAnchor = false })
        screen.entered(screen.top)
        for _ in 0..<10 { await Task.yield() }
        #expect(screen.takeReports().isEmpty)
    }

    @Test("a menu without items does not open")
    func emptyMenu() {
        let screen = Screen { Text("row").contextMenu { EmptyView() } }
        let row =
            screen.elements(.span).first { $0.handles(.menu) } ?? screen.elements(.div).first { $0.handles(.menu) }
        screen.send(.menu, to: row!, .array([.number(1), .number(1)]))
        #expect(screen.layers.isEmpty && screen.machines.isEmpty)
    }

    @Test("content that presents itself: a hundred, then no more")
    func cycle() async {
        struct Home: View {
            @State private var isPresented = true
            var body: some View { Text("home").sheet(isPresented: $isPresented) { Home() } }
        }
        let screen = Screen { Home() }
        #expect(screen.layers.count == PresentationEngine.nestingLimit)
        expect(await screen.report(), "a sheet that would stand in 100 others", "Look at when its binding becomes true")
    }

    @Test("a binding that refuses: it is shown again")
    func refusal() async {
        model.isStubborn = true
        let screen = open { Text("sheet") }
        screen.dismiss(screen.top, "scrim")
        screen.exited(screen.top)
        #expect(screen.layers.count == 1 && screen.machines[0].state == .entering)
        expect(
            await screen.report(), "a sheet that was dismissed (scrim), but its binding still asks for it",
            "Let the binding's setter store the new value")
    }
}
