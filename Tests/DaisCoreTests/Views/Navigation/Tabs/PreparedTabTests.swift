// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("A tab whose page is prepared")
struct PreparedTabTests {
    @Observable
    final class Model {
        var tab = 0
        @ObservationIgnored var notes = Notes()
        nonisolated init() {}
    }

    struct Home: View {
        @Bindable var model: Model
        var preparation = PresentationPreparation.onIntent
        var body: some View {
            TabView(selection: $model.tab) {
                ForEach(0..<3) { number in
                    Text("page \(number)")
                        .onAppear { model.notes.add("\(number) appeared") }
                        .onDisappear { model.notes.add("\(number) disappeared") }
                        .tabItem { Text("Tab \(number)") }
                        .tag(number)
                }
            }
            .presentationPreparation(preparation)
        }
    }

    private func listened(_ operations: [DaisCore.Operation]) -> [String] {
        operations.compactMap { if case .attribute(_, AttributeName.on, let value?) = $0 { value } else { nil } }
    }

    @Test("it is made when the user points at the tab, and appears when the tab is pressed")
    func intent() {
        let model = Model()
        let screen = Screen { Home(model: model) }
        #expect(model.notes.take() == ["0 appeared"])
        screen.send(.intent, to: screen.all("tab")[1])
        #expect(screen.html.contains("page 1") && !screen.html.contains("page 2"))
        #expect(screen.all("tab")[1].attribute("data-presents") == screen.all("panel")[1].attribute("data-prepared"))
        #expect(model.notes.take().isEmpty)
        screen.send(.click, to: screen.all("tab")[1])
        #expect(model.notes.take().sorted() == ["0 disappeared", "1 appeared"])
        #expect(screen.all("panel")[1].attribute("data-prepared") == nil)
    }

    @Test("a tag, a badge and a title may be inside the modifier of the tab, also before the tab is shown")
    func modifiersInside() {
        struct Inside: View {
            @Bindable var model: Model
            var body: some View {
                TabView(selection: $model.tab) {
                    ForEach(0..<3) { number in
                        Text("page \(number)").tag(number).badge(number).padding().tabItem { Text("Tab \(number)") }
                    }
                }
            }
        }
        let model = Model()
        let screen = Screen { Inside(model: model) }
        #expect(screen.all("tab").map(\.fullText) == ["Tab 0", "Tab 11", "Tab 22"])
        screen.send(.click, to: screen.all("tab")[2])
        #expect(model.tab == 2 && screen.html.contains("page 2"))
        model.tab = 1
        screen.settle()
        #expect(screen.all("tab").map { $0.attribute("aria-selected") } == ["false", "true", "false"])
        #expect(screen.html.contains("page 1"))
    }

    @Test("a tab that was left wants to be pressed without a trip, and the browser learns so once")
    func left() {
        let screen = Screen { Home(model: Model()) }
        #expect(!screen.all("tab")[0].handles(.intent))
        let operations = screen.send(.click, to: screen.all("tab")[1])
        #expect(listened(operations) == ["click intent"])
        #expect(screen.all("tab")[0].attribute("data-presents") == screen.all("panel")[0].attribute("data-prepared"))
        for tab in [0, 1, 2, 0, 2, 1] { #expect(listened(screen.send(.click, to: screen.all("tab")[tab])).isEmpty) }
        #expect(screen.all("tab").map { $0.count(of: .intent) } == [1, 1, 1])
    }

    @Test("tabs are made at once or never where the app says so")
    func preparation() {
        let eager = Screen { Home(model: Model(), preparation: .eager) }
        #expect(eager.html.contains("page 1") && eager.html.contains("page 2"))
        let never = Screen { Home(model: Model(), preparation: .never) }
        #expect(never.all("tab").allSatisfy { !$0.handles(.intent) })
        never.send(.click, to: never.all("tab")[2])
        #expect(never.html.contains("page 2") && !never.all("tab")[0].handles(.intent))
    }
}
