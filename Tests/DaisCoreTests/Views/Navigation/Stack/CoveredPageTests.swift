// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Presses on pages that are covered by now")
struct CoveredPageTests {
    struct Pages: View {
        @State private var path: [Int] = []
        @State private var name = ""
        @State private var count = 0
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Button("Push") { path.append(1) }
                    Text("Tapped").onTapGesture { path.append(2) }
                    TextField("Name", text: $name).onSubmit { path.append(3) }
                    Button("Count") { count += 1 }
                    Text("\(path.count) pages, counted \(count), called \(name)")
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { _ in Text("page") }
            }
        }
    }

    /// A session of which a browser sends events, several to a turn.
    private final class Browser {
        let session: Session
        private var sequence = 0

        @MainActor init() {
            session = Session(content: RootContent(title: nil) { Pages() }, clock: ManualClock())
            session.start(ClientHello(), transport: RecordingTransport())
        }

        @MainActor func first(_ matches: @escaping (Element) -> Bool) -> UInt32 {
            func look(_ element: Element) -> Element? {
                matches(element) ? element : element.children.lazy.compactMap(look).first
            }
            return look(session.tree.root)?.id ?? 0
        }
        @MainActor func button(_ name: String) -> UInt32 { first { $0.tag == .button && $0.words == name } }

        @MainActor func tell(_ id: UInt32, _ kind: EventKind = .click, _ payload: JSONValue = .null) {
            sequence += 1
            session.enqueue(.event(ClientEvent(sequence: sequence, element: id, kind: kind, payload: payload)))
        }
        @MainActor func says(_ words: String) -> Bool {
            session.runTurn()
            return session.tree.root.markup.contains(words)
        }
    }

    @Test(
        "a button that pushes pushes once, in whatever turns the presses of a double click arrive",
        arguments: [false, true])
    func doubleClick(isInOneTurn: Bool) {
        let browser = Browser()
        let button = browser.button("Push")
        browser.tell(button)
        if !isInOneTurn { browser.session.runTurn() }
        browser.tell(button)
        #expect(browser.says("1 pages"))
    }

    @Test("a gesture on a covered page and the submission of a covered field change nothing")
    func others() {
        var browser = Browser()
        let text = browser.first { $0.text == "Tapped" }
        let tap: JSONValue = .array([.number(0), .array([.number(0), .number(1), .number(5), .number(5)])])
        browser.tell(text, .gesture, tap)
        let once = browser.says("1 pages")
        #expect(once)
        browser.tell(text, .gesture, tap)
        #expect(browser.says("1 pages"))
        browser = Browser()
        let field = browser.first { $0.tag == .input }
        browser.tell(field, .submit)
        browser.tell(field, .submit)
        #expect(browser.says("1 pages"))
    }

    @Test("text that was typed before a page covered the field is not lost")
    func typing() {
        let browser = Browser()
        browser.tell(browser.button("Push"))
        browser.tell(browser.first { $0.tag == .input }, .input, .string("Ada"))
        #expect(browser.says("1 pages, counted 0, called Ada"))
    }

    @Test("a press on a page that comes back counts, in the same turn as what took the other away")
    func uncovered() {
        let browser = Browser()
        browser.tell(browser.button("Push"))
        browser.session.runTurn()
        let back = browser.first { $0.classes == "page" }
        browser.tell(back, .place)
        browser.tell(browser.button("Count"))
        #expect(browser.says("0 pages, counted 1"))
    }

    @Test("presses in a row on a page that stays on top all count")
    func repeated() {
        let browser = Browser()
        for _ in 0..<3 { browser.tell(browser.button("Count")) }
        #expect(browser.says("counted 3"))
    }
}
