// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("The session of a screen")
struct ScreenSessionTests {
    struct Counter: View {
        @State private var count = 0
        let tapped: @MainActor () -> Void
        var body: some View {
            VStack {
                Text("Count: \(count)")
                Button("Add") {
                    count += 1
                    tapped()
                }
            }
        }
    }

    @Test("the action of a button runs inside a turn of the session")
    func turn() {
        var turns: [Bool?] = []
        let screen = Screen { Counter { turns.append(SessionContext.current?.tree?.isInTurn) } }
        screen.button("Add").tap()
        #expect(turns == [true])
        #expect(!screen.tree.isInTurn)
    }

    struct Pages: View {
        @State private var path: [Int] = []
        @State private var count = 0
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text("Count: \(count)")
                    Button("Count") { count += 1 }
                    Button("Push") { path.append(1) }
                }
                .navigationDestination(for: Int.self) { _ in Text("Page") }
            }
        }
    }

    @Test("a click on a page that another page covers is refused, as the server refuses it")
    func coveredPage() throws {
        let screen = Screen { Pages() }
        let button = try #require(
            screen.tree.root.descendant { $0.tag == .button && $0.fullText == "Count" && $0.handles(.click) })
        screen.send(.click, to: button)
        #expect(screen.html.contains(">Count: 1<"))
        screen.button("Push").tap()
        #expect(screen.send(.click, to: button) == [])
        #expect(screen.html.contains(">Count: 1<"))
    }

    @Test("a screen acknowledges the frames it has read, so its session keeps none")
    func acknowledgement() {
        let screen = Screen { Counter {} }
        let idle = screen.session.memoryEstimate
        screen.tap("Add")
        #expect(screen.session.memoryEstimate > idle)
        #expect(screen.text("Count: 1").exists)
        #expect(screen.session.memoryEstimate == idle)
    }

    @Test("a tap without a connection is answered after the reconnect, and counts once")
    func reconnect() {
        let screen = Screen { Counter {} }
        screen.browser.disconnect()
        screen.tap("Add")
        #expect(screen.text("Count: 0").exists)
        screen.browser.connect()
        screen.browser.disconnect()
        screen.browser.connect()
        #expect(screen.text("Count: 1").exists)
    }

    @Test("a patch that does not fit the page of the browser is an issue, recorded once")
    func mismatch() {
        let screen = Screen { Counter {} }
        withKnownIssue {
            screen.tree.emit(.remove(9999))
            screen.settle()
        } matching: {
            $0.comments.contains { $0.rawValue.contains("no element 9999") }
        }
        screen.tree.emit(.remove(9998))
        screen.settle()
    }

    @Test("a message for the developer reaches the browser's console, and is no operation of a change")
    func console() {
        let screen = Screen { Counter {} }
        screen.tree.emit(.log(level: "warn", message: "careful"))
        #expect(screen.settle() == [])
        #expect(screen.takeReports() == ["careful"])
        #expect(screen.takeReports() == [])
    }
}
