// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Restoration")
struct RestorationTests {
    struct Draft: View {
        let title: String
        @RestorableState("draft") private var draft = ""
        @State private var note = ""
        var body: some View {
            VStack {
                TextField(title, text: $draft)
                TextField("Note of \(title)", text: $note)
            }
        }
    }

    struct Mail: View {
        @RestorableState("isWriting") private var isWriting = false
        @State private var subject = ""
        @State private var isUrgent = false
        @State private var password = ""
        @SceneStorage("taps") private var taps = 0
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Taps \(taps)")
                    NavigationLink("Folder 7", value: 7)
                }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("Inside \(number)")
                        NavigationLink("Folder \(number + 1)", value: number + 1)
                        Draft(title: "Draft \(number)")
                        Button("Write") { isWriting = true }
                        Button("Tap") { taps += 1 }
                    }
                }
            }
            .sheet(isPresented: $isWriting) {
                VStack {
                    TextField("Subject", text: $subject)
                    Toggle("Urgent", isOn: $isUrgent)
                    SecureField("Password", text: $password)
                    Draft(title: "Body")
                }
            }
        }
    }

    @Test("restoration brings back a form in a sheet over pushed pages")
    func form() {
        let screen = Screen { Mail() }
        screen.button("Folder 7").tap()
        screen.button("Folder 8").tap()
        screen.textField("Draft 8").type("on eight")
        screen.button("Tap").tap()
        screen.button("Write").tap()
        screen.textField("Subject").type("Hello")
        screen.textField("Body").type("Dear all")
        screen.textField("Note of Body").type("soon")
        screen.toggle("Urgent").tap()

        let restarted = screen.restarted()
        #expect(restarted.textField("Subject").value == "Hello")
        #expect(restarted.textField("Body").value == "Dear all")
        #expect(restarted.textField("Note of Body").value == "soon")
        #expect(restarted.toggle("Urgent").isOn)
        #expect(restarted.html.contains("Inside 8"))
        #expect(restarted.html.contains("Taps 1"))
        #expect(restarted.html == screen.html)
        // The restored value is sealed and restored a second time.
        #expect(restarted.restarted().textField("Note of Body").value == "soon")
    }

    @Test("restoration keeps pages with equal views apart")
    func pages() {
        let screen = Screen { Mail() }
        screen.button("Folder 7").tap()
        screen.textField("Draft 7").type("seven")
        screen.button("Folder 8").tap()
        screen.textField("Draft 8").type("eight")
        let restarted = screen.restarted()
        #expect(restarted.textField("Draft 8").value == "eight")
        #expect(restarted.session.snapshot().values.count == 2)
        #expect(restarted.html == screen.html)
    }

    @Test("a page that is opened anew begins with its initial value")
    func again() {
        let screen = Screen { Mail() }
        screen.button("Folder 7").tap()
        screen.textField("Draft 7").type("seven")
        let restarted = screen.restarted()
        restarted.button("Back").tap()
        restarted.button("Folder 7").tap()
        #expect(restarted.textField("Draft 7").value == "")
    }

    @Test("no password is in a snapshot")
    func password() {
        let screen = Screen { Mail() }
        screen.button("Folder 7").tap()
        screen.button("Write").tap()
        screen.textField("Password").type("secret")
        screen.textField("Subject").type("Hello")
        let snapshot = screen.session.snapshot()
        #expect(snapshot.inputs.values.map(\.text) == ["Hello"])
        #expect(!"\(snapshot)".contains("secret"))
    }

    struct RowValues: View {
        let ids: [Int]
        var body: some View {
            VStack { ForEach(ids, id: \.self) { Draft(title: "Row \($0)") } }
        }
    }

    @Test("what was entered into a row returns to the row with the same id")
    func rows() throws {
        var ids = [1, 2, 3]
        let screen = Screen { RowValues(ids: ids) }
        screen.textField("Row 2").type("two")
        screen.textField("Note of Row 3").type("three")
        ids = [9, 3, 2]
        let restarted = screen.restarted()
        let texts = ids.flatMap { ["Row \($0)", "Note of Row \($0)"] }.map { restarted.textField($0).value }
        #expect(texts == ["", "", "", "three", "two", ""])
        ids = [1]
        #expect(restarted.restarted().textField("Row 1").value == "")
    }

    final class Model: ObservableObject {
        var name: String
        init(_ name: String) { self.name = name }
    }

    struct Bound: View {
        let model: Model
        @State private var text: String
        init(model: Model, text: String) {
            self.model = model
            _text = State(initialValue: text)
        }
        var body: some View {
            VStack {
                TextField("Model", text: Binding(get: { model.name }, set: { model.name = $0 }))
                TextField("State", text: $text)
            }
        }
    }

    @Test("fields of the app's models, and fields whose value has changed meanwhile, stay as the app has them")
    func others() {
        var (model, text) = (Model("a"), "first")
        let screen = Screen { Bound(model: model, text: text) }
        screen.textField("Model").type("b")
        screen.textField("State").type("mine")
        model = Model("c")
        #expect(screen.restarted().textField("Model").value == "c")
        #expect(screen.restarted().textField("State").value == "firstmine")
        text = "second"
        #expect(screen.restarted().textField("State").value == "second")
    }

    struct Tabs: View {
        @State private var second = ""
        var body: some View {
            TabView {
                Text("One").tabItem { Text("First") }
                TextField("Two", text: $second).tabItem { Text("Second") }
                Text("Three").tabItem { Text("Third") }
            }
        }
    }

    @Test("the selected tab returns")
    func tabs() {
        let screen = Screen { Tabs() }
        #expect(screen.session.snapshot().isEmpty)
        screen.element(.tab, "Second").tap()
        screen.textField("Two").type("x")
        let restarted = screen.restarted()
        #expect(restarted.textField("Two").value == "x")
    }

    struct Late: View {
        @State private var isLoaded = false
        @State private var text = ""
        var body: some View {
            VStack {
                Button("Load") { isLoaded = true }
                if isLoaded { TextField("Text", text: $text) }
            }
        }
    }

    @Test("a field that appears later gets its text, and shows it")
    func late() {
        let screen = Screen { Late() }
        screen.button("Load").tap()
        screen.textField("Text").type("kept")
        let restarted = screen.restarted()
        #expect(!restarted.textField("Text").exists)
        restarted.button("Load").tap()
        #expect(restarted.textField("Text").value == "kept")
    }

    struct Settings: View {
        @AppStorage("isNew") private var isNew = true
        @AppStorage("name") private var name: String?
        @AppStorage("other", store: UserDefaults(suiteName: "dais.tests.other")) private var other = 0
        var body: some View {
            VStack {
                Text("\(isNew) \(name ?? "–") \(other)")
                Button("Set") {
                    isNew = false
                    name = "Ada"
                    other = 1
                }
                Button("Remove") { name = nil }
            }
        }
    }

    @Test("@AppStorage is kept by the browser, without values of other stores")
    func appStorage() {
        let screen = Screen { Settings() }
        screen.button("Set").tap()
        #expect(screen.browser.kept == ["isNew": "false", "name": "\"Ada\""])
        let restarted = screen.restarted()
        #expect(restarted.text("false Ada 0").exists)
        restarted.button("Remove").tap()
        #expect(restarted.browser.kept == ["isNew": "false"])
        #expect(restarted.restarted().text("false – 0").exists)
    }

    @Test("values of @AppStorage that no browser has written are ignored")
    func badStorage() {
        let bad = ["isNew": "7", "name": "{", "unknown": "\u{0}", "": "null"]
        let screen = Screen(stored: bad) { Settings() }
        #expect(screen.text("true – 0").exists)
        let long = ["isNew": "false" + String(repeating: " ", count: 9000)]
        #expect(Screen(stored: long) { Settings() }.text("true – 0").exists)
    }
}
