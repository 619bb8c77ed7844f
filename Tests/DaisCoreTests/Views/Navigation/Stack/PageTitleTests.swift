// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("The title of the window")
struct PageTitleTests {
    struct Shop: View {
        @State private var isShown = false
        @State private var count = 0
        var body: some View {
            NavigationStack {
                VStack {
                    Button("Show") { isShown = true }
                    Text("\(count)")
                }
                .navigationTitle("Shop \(count)")
            }
            .sheet(isPresented: $isShown) {
                NavigationStack {
                    VStack {
                        Button("Count") { count += 1 }
                        NavigationLink("Address") { Text("street").navigationTitle("Address") }
                    }
                    .navigationTitle("Cart")
                }
            }
        }
    }

    @Test("the window is called like a sheet's page while the sheet is there, and like the page below when it leaves")
    func sheet() {
        let screen = Screen { Shop() }
        screen.button("Show").tap()
        #expect(screen.sheet().text("Cart").exists)
        #expect(screen.scope.document.title == "Cart")
        screen.sheet().button("Address").tap()
        #expect(screen.sheet().text("street").exists)
        #expect(screen.scope.document.title == "Address")
        #expect(screen.sheet().dismiss(by: .escape))
        screen.settle()
        #expect(screen.scope.document.title == "Shop 0")
    }

    @Test("a page below a sheet does not take the window's name when its own title changes")
    func below() {
        let screen = Screen { Shop() }
        screen.button("Show").tap()
        screen.sheet().button("Count").tap()
        screen.settle()
        #expect(screen.scope.document.title == "Cart")
        #expect(screen.sheet().dismiss(by: .escape))
        screen.settle()
        #expect(screen.scope.document.title == "Shop 1")
    }

    @Test("a window without pages is called like the app again")
    func noPages() {
        struct Gate: View {
            @State private var isIn = true
            var body: some View {
                if isIn {
                    NavigationStack { Button("Leave") { isIn = false }.navigationTitle("Home") }
                } else {
                    Text("Sign in")
                }
            }
        }
        let session = Session(content: RootContent(title: "App") { Gate() })
        session.start(ClientHello(), transport: RecordingTransport())
        #expect(session.scope.document.title == "Home")
        func look(_ element: Element) -> Element? {
            element.tag == .button ? element : element.children.lazy.compactMap(look).first
        }
        session.enqueue(
            .event(ClientEvent(sequence: 1, element: look(session.tree.root)?.id ?? 0, kind: .click, payload: .null)))
        session.runTurn()
        #expect(session.scope.document.title == "App")
    }
}
