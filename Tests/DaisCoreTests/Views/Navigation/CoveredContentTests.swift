// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Views that come into a covered page or a hidden tab")
struct CoveredContentTests {
    @Observable
    final class Model {
        var path: [Int] = []
        var tab = 0
        var hasMore = false
        var isAsking = false
        @ObservationIgnored let notes = Notes()
        nonisolated init() {}
    }

    struct More: View {
        let model: Model
        var name = "more"
        var body: some View {
            Text(name)
                .onAppear { model.notes.add("\(name) appeared") }
                .onDisappear { model.notes.add("\(name) disappeared") }
        }
    }

    struct Stack: View {
        @Bindable var model: Model
        var body: some View {
            NavigationStack(path: $model.path) {
                VStack {
                    Text("root")
                    if model.hasMore { More(model: model) }
                }
                .sheet(isPresented: $model.isAsking) { More(model: model, name: "sheet") }
                .navigationDestination(for: Int.self) { More(model: model, name: "page \($0)") }
            }
        }
    }

    struct Tabs: View {
        @Bindable var model: Model
        var body: some View {
            TabView(selection: $model.tab) {
                Stack(model: model).tag(0).tabItem { Text("First") }
                Text("other").tag(1).tabItem { Text("Second") }
            }
        }
    }

    private let model = Model()

    @Test("a view in a covered page appears when the page is uncovered, and goes without a word before")
    func page() {
        let screen = Screen { Stack(model: model) }
        model.path = [1]
        screen.settle()
        #expect(model.notes.take() == ["page 1 appeared"])
        for hasMore in [true, false, true] {
            model.hasMore = hasMore
            screen.settle()
        }
        #expect(model.notes.take().isEmpty)
        model.path = []
        screen.settle()
        #expect(model.notes.take().sorted() == ["more appeared", "page 1 disappeared"])
        model.path = [2]
        screen.settle()
        #expect(model.notes.take().sorted() == ["more disappeared", "page 2 appeared"])
    }

    @Test("a page that is pushed in a hidden tab appears with the tab")
    func tab() {
        let screen = Screen { Tabs(model: model) }
        screen.send(.click, to: screen.all("tab")[1])
        model.path = [1]
        model.hasMore = true
        screen.settle()
        #expect(model.notes.take().isEmpty)
        screen.send(.click, to: screen.all("tab")[0])
        #expect(model.notes.take() == ["page 1 appeared"])
        screen.send(.click, to: screen.all("tab")[1])
        #expect(model.notes.take() == ["page 1 disappeared"])
    }

    @Test("a sheet that a covered page presents is visible, and appears")
    func sheet() {
        let screen = Screen { Stack(model: model) }
        model.path = [1]
        screen.settle()
        _ = model.notes.take()
        model.isAsking = true
        screen.settle()
        #expect(screen.layers.count == 1 && model.notes.take() == ["sheet appeared"])
    }
}
