// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Presses where nobody can be")
struct ReachTests {
    struct Dimmed: View {
        let hides: (Button<Text>, Bool) -> AnyView
        @State private var count = 0
        @State private var isOn = false
        var body: some View {
            VStack {
                Text("count \(count)")
                hides(Button("Count") { count += 1 }, isOn)
                Button("Switch") { isOn.toggle() }
            }
        }
    }

    @Test(
        "a view that is hidden, disabled, invisible or not to be touched takes no press, and takes them again later",
        arguments: ["hidden", "disabled", "invisible", "untouchable"])
    func obstacles(name: String) {
        let browser = BurstBrowser {
            Dimmed { button, isOn in
                switch name {
                case "hidden": isOn ? AnyView(button.hidden()) : AnyView(button)
                case "disabled": AnyView(VStack { button }.disabled(isOn))
                case "invisible": AnyView(VStack { button }.opacity(isOn ? 0 : 1))
                default: AnyView(VStack { button }.allowsHitTesting(!isOn))
                }
            }
        }
        browser.press("Count")
        #expect(browser.says("count 1"))
        let before = browser.id(ofButton: "Count")
        browser.press("Switch")
        browser.tell(before)
        #expect(browser.says("count 1"))
        browser.press("Count", times: 2)
        #expect(browser.says("count 1"))
        browser.press("Switch")
        browser.session.runTurn()
        browser.press("Count")
        #expect(browser.says("count 2"))
    }

    struct Below: View {
        let kind: String
        @State private var isShown = false
        @State private var count = 0
        @State private var inside = 0
        @State private var taps = 0
        @State private var name = ""
        @State private var isOn = false
        var body: some View {
            VStack {
                Text("count \(count), taps \(taps), name \(name), \(isOn ? "on" : "off")")
                Text("inside \(inside)")
                Button("Count") { count += 1 }
                Button("Show") { isShown = true }
                Button("Close") { isShown = false }
                Text("Tapped").onTapGesture { taps += 1 }
                TextField("Name", text: $name)
                Toggle("On", isOn: $isOn)
            }
            .sheet(isPresented: shown("sheet")) { over }
            .fullScreenCover(isPresented: shown("cover")) { over }
            .alert("Sure?", isPresented: shown("alert")) { Button("Inside") { inside += 1 } }
            .popover(isPresented: shown("popover")) { over }
            .inspector(isPresented: shown("inspector")) { over }
        }
        private var over: some View {
            VStack {
                Button("Inside") { inside += 1 }
                Button("Close inside") { isShown = false }
            }
        }
        private func shown(_ name: String) -> Binding<Bool> {
            Binding(get: { isShown && kind == name }, set: { isShown = $0 })
        }
    }

    private static let tap: JSONValue = .array([
        .number(0), .array([.number(0), .number(1), .number(5), .number(5)]),
    ])

    @Test(
        "below a modal neither presses, gestures nor switches arrive, in whatever turns they do",
        arguments: ["sheet", "cover", "alert"], [false, true])
    func modal(kind: String, isInOneTurn: Bool) {
        let browser = BurstBrowser { Below(kind: kind) }
        let (text, toggle) = (
            browser.element { $0.text == "Tapped" }?.id ?? 0,
            browser.element { $0.attribute("type") == "checkbox" }?.id ?? 0
        )
        browser.press("Show")
        if !isInOneTurn { browser.session.runTurn() }
        browser.press("Count")
        browser.tell(text, .gesture, Self.tap)
        browser.tell(toggle, .change, .bool(true))
        #expect(browser.says("count 0, taps 0, name , off"))
        browser.press("Inside")
        #expect(browser.says("inside 1"))
    }

    @Test("a presentation that is not modal covers nothing", arguments: ["popover", "inspector"])
    func notModal(kind: String) {
        let browser = BurstBrowser { Below(kind: kind) }
        browser.press("Show")
        browser.press("Count")
        #expect(browser.says("count 1, taps 0, name , off"))
        browser.press("Inside")
        #expect(browser.says("inside 1"))
    }

    @Test("a field that was typed into before a modal covered it keeps the words", arguments: ["sheet", "cover"])
    func typing(kind: String) {
        let browser = BurstBrowser { Below(kind: kind) }
        browser.press("Show")
        browser.tell(browser.element { $0.handles(.input) }?.id ?? 0, .input, .string("Ada"))
        #expect(browser.says("count 0, taps 0, name Ada, off"))
    }

    @Test("a switch that was refused goes back in the browser")
    func refusedSwitch() {
        let screen = Screen { Below(kind: "sheet") }
        let toggle = screen.tree.root.descendant { $0.attribute("type") == "checkbox" }!
        screen.press("Show")
        let operations = screen.send(.change, to: toggle, .bool(true))
        #expect(operations == [.property(toggle.id, name: "checked", value: .flag(false), answers: 2)])
    }

    @Test("when a modal leaves, the page below takes presses at once and the modal none")
    func leaving() {
        let browser = BurstBrowser { Below(kind: "sheet") }
        browser.press("Show")
        browser.session.runTurn()
        let inside = browser.id(ofButton: "Inside")
        browser.press("Close inside")
        browser.tell(inside)
        browser.press("Count")
        #expect(browser.says("count 1, taps 0, name , off"))
        #expect(browser.has("inside 0"))
        browser.tell(inside)
        #expect(browser.says("inside 0"))
    }

    @Test("a question is answered once, however often its buttons are pressed", arguments: [false, true])
    func answer(isInOneTurn: Bool) {
        let browser = BurstBrowser { Below(kind: "alert") }
        browser.press("Show")
        browser.session.runTurn()
        let button = browser.id(ofButton: "Inside")
        for _ in 0..<5 {
            browser.tell(button)
            if !isInOneTurn { browser.session.runTurn() }
        }
        #expect(browser.says("inside 1"))
    }

    struct Tabs: View {
        @State private var tab = 0
        @State private var count = 0
        var body: some View {
            VStack {
                Text("count \(count)")
                Button("Second") { tab = 1 }
                TabView(selection: $tab) {
                    Button("Count") { count += 1 }.tabItem { Text("One") }.tag(0)
                    Text("other").tabItem { Text("Two") }.tag(1)
                }
            }
        }
    }

    @Test("a tab that is not selected takes no press")
    func tab() {
        let browser = BurstBrowser { Tabs() }
        browser.press("Count")
        browser.press("Second")
        browser.press("Count")
        #expect(browser.says("count 1"))
        browser.press("Count")
        #expect(browser.says("count 1"))
    }

    struct Stacked: View {
        @State private var first = false
        @State private var alert = false
        @State private var toast = false
        @State private var counts = [0, 0, 0]
        var body: some View {
            VStack {
                Text("counts \(counts.map(String.init).joined(separator: " "))")
                Button("Show first") { first = true }
            }
            .sheet(isPresented: $first) {
                VStack {
                    Button("In sheet") { counts[0] += 1 }
                    Button("Ask") { alert = true }
                    Button("Toast") { toast = true }
                }
                .alert("Sure?", isPresented: $alert) { Button("In alert") { counts[1] += 1 } }
            }
            .toast(isPresented: $toast) { Button("In toast") { counts[2] += 1 } }
        }
    }

    @Test("an alert closes off the sheet below it, and toasts are never covered")
    func stack() {
        let browser = BurstBrowser { Stacked() }
        browser.press("Show first")
        browser.session.runTurn()
        browser.press("Toast")
        browser.press("In sheet")
        #expect(browser.says("counts 1 0 0"))
        let sheet = browser.id(ofButton: "In sheet")
        browser.press("Ask")
        browser.tell(sheet)
        #expect(browser.says("counts 1 0 0"))
        browser.press("In toast")
        #expect(browser.says("counts 1 0 1"))
        browser.press("In alert")
        browser.tell(sheet)
        #expect(browser.says("counts 2 1 1"))
    }

    struct Behind: View {
        @State private var isShown = false
        @State private var count = 0
        var body: some View {
            VStack {
                Text("count \(count)")
                Button("Show") { isShown = true }
                Button("Count") { count += 1 }
            }
            .sheet(isPresented: $isShown) {
                Text("over").presentationDetents([.height(200), .large])
                    .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
            }
        }
    }

    @Test("views behind a sheet with background interaction take presses")
    func backgroundInteraction() {
        let browser = BurstBrowser { Behind() }
        browser.press("Show")
        browser.session.runTurn()
        browser.press("Count")
        #expect(browser.says("count 1"))
    }

    struct Video: View {
        @State private var isShown = false
        @State private var told = 0
        var body: some View {
            VStack {
                Text("told \(told)")
                Button("Show") { isShown = true }
                HTMLElementView("my-video", events: ["ended"]) { _ in told += 1 }
            }
            .sheet(isPresented: $isShown) { Text("over") }
        }
    }

    @Test("a custom element tells of itself from below a modal")
    func customElement() {
        let browser = BurstBrowser { Video() }
        browser.press("Show")
        browser.tell(browser.element { $0.handles(.custom) }?.id ?? 0, .custom, .array([.string("ended")]))
        #expect(browser.says("told 1"))
    }
}
