// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Windows of an app")
struct WindowTests {
    struct Mail: App {
        var body: some Scene {
            WindowGroup("Inbox") { Inbox() }
            WindowGroup(for: Int.self) { $id in
                Text(verbatim: "mail \(id ?? -1)")
                Closer()
            }
            WindowGroup(id: "draft", for: String.self) { $text in
                Text(verbatim: "draft \(text)")
            } defaultValue: {
                "empty"
            }
            Window("About", id: "about") { Text("version 1") }.environment(\.lineLimit, 1)
        }
    }

    struct Inbox: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow
        @Environment(\.supportsMultipleWindows) private var several

        var body: some View {
            Text(several ? "inbox" : "one")
            Button("Mail") { openWindow(value: 7) }
            Button("Draft") { openWindow(id: "draft", value: "Dear") }
            Button("Blank") { openWindow(id: "draft") }
            Button("About") { openWindow(id: "about") }
            Button("Unknown") { openWindow(id: "nothing") }
            Button("Long") { openWindow(id: "draft", value: String(repeating: "x", count: 3000)) }
            Button("Close") { dismissWindow(id: "about") }
        }
    }

    struct Closer: View {
        @Environment(\.dismissWindow) private var dismissWindow

        var body: some View {
            Button("Other") { dismissWindow(value: 8) }
            Button("Mine") { dismissWindow(value: 7) }
        }
    }

    private let content = RootContent(of: Mail.self).sealed(by: .test)

    private func address(_ name: String) throws -> String {
        let screen = Screen(of: Mail.self)
        let button = try #require(screen.all { $0.tag == .button && $0.words == name }.first)
        for case .document(name: "_blank", value: let address) in screen.send(.click, to: button) { return address }
        throw Failure(name: name)
    }
    private struct Failure: Error { let name: String }

    private func page(_ address: String) -> String {
        let parts = address.split(separator: "?", maxSplits: 1)
        let request = PageRequest(path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : nil)
        return FirstPage.render(content, request: request).root
    }

    @Test("the first window is shown, and an opened one shows its value")
    func opens() throws {
        #expect(page("/").contains("inbox"))
        #expect(page(try address("Mail")).contains("mail 7"))
        #expect(page(try address("Draft")).contains("draft Dear"))
        #expect(page(try address("Blank")).contains("draft empty"))
        #expect(page(try address("About")).contains("version 1"))
        #expect(page(try address("Unknown")).contains("inbox"))
    }

    struct Titled: App {
        var body: some Scene {
            WindowGroup(Text("In").bold() + Text("box")) { Text("Nothing new") }
        }
    }

    @Test("a text is the title of the browser's tab")
    func title() {
        #expect(FirstPage.render(RootContent(of: Titled.self), request: PageRequest(path: "/")).title == "Inbox")
    }

    @Test("an address that the app has not written shows the first window")
    func forged() throws {
        let own = try address("Mail")
        let mark = try #require(own.lastIndex(of: "!"))
        #expect(page(own[..<mark] + "!x").contains("inbox"))
        #expect(page(String(own[..<mark])).contains("inbox"))
        #expect(page("/?window=").contains("inbox"))
        #expect(page("/?other=1&" + own.dropFirst(2)).contains("mail 7"))
    }

    @Test("a value that is too long for an address opens nothing")
    func long() throws {
        let screen = Screen(of: Mail.self)
        let button = try #require(screen.all { $0.tag == .button && $0.words == "Long" }.first)
        #expect(screen.send(.click, to: button).isEmpty)
    }

    @Test("a window closes itself only if it is the one that is meant")
    func closes() throws {
        let session = Session(content: content)
        let browser = FakeBrowser(session)
        try browser.open(at: try address("Mail"))
        #expect(session.tree.root.markup.contains("mail 7"))
        let screen = Screen(of: Mail.self)
        let close = try #require(screen.all { $0.tag == .button && $0.words == "Close" }.first)
        #expect(screen.send(.click, to: close).isEmpty)
        #expect(
            SessionContext.$current.withValue(session.scope) {
                WindowRequest.current == WindowRequest(id: nil, value: 7)
                    && WindowRequest.current?.decoded(as: Int.self) == 7
                    && WindowRequest.current?.decoded(as: String.self) == nil
            })
        session.close()
    }
}
