// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Navigation links")
struct NavigationLinkTests {
    @Observable
    final class Model {
        var count = 1
        nonisolated init() {}
    }

    struct Page: View {
        let count: Int
        @State private var presses = 0
        var body: some View { Button("count \(count), presses \(presses)") { presses += 1 } }
    }

    /// A link whose destination depends on what its owner reads.
    struct Owner: View {
        let model: Model
        var takesValue = false
        var body: some View {
            let count = model.count
            NavigationStack {
                VStack {
                    if takesValue {
                        NavigationLink("Open", destination: Page(count: count))
                    } else {
                        NavigationLink("Open") { Page(count: count) }
                    }
                }
            }
        }
    }

    @Test("an open page follows its link, and keeps its state", arguments: [false, true])
    func following(takesValue: Bool) {
        let model = Model()
        let screen = Screen { Owner(model: model, takesValue: takesValue) }
        screen.button("Open").tap()
        screen.button("count 1, presses 0").tap()
        screen.operations { model.count = 2 }
        #expect(screen.html.contains("count 2, presses 1"))
    }

    /// A row that calls the closures of its callers at once, as a wrapper of an app does.
    struct Row<Destination: View>: View {
        let link: NavigationLink<Text, Destination>
        init(_ title: String, @ViewBuilder destination: () -> Destination) {
            link = NavigationLink(title, destination: destination)
        }
        var body: some View { link }
    }

    @Test("the closure of a link does not escape")
    func closures() {
        var made = 0
        func make() -> Page {
            made += 1
            return Page(count: made)
        }
        let row = Row("Open") { make() }
        #expect(made == 1)
        let screen = Screen { NavigationStack { row } }
        screen.button("Open").tap()
        #expect(screen.html.contains("count 1"))
        #expect(made == 1)
    }
}
