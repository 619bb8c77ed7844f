// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Fields of a screen")
struct FieldQueryTests {
    struct Form: View {
        @State private var name = "Ada"
        @State private var wifi = false
        @State private var submitted = ""
        @FocusState private var isFocused: Bool
        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($isFocused).onSubmit { submitted = name }
                Toggle("Wi-Fi", isOn: $wifi)
                Text("\(name), \(wifi ? "on" : "off"), \(isFocused ? "typing" : "away")")
                Text("sent: \(submitted)")
                Button("Clear") { name = "" }
            }
        }
    }

    @Test("typing appends what is typed, and the binding hears of it")
    func typing() {
        let screen = Screen { Form() }
        let field = screen.textField("Name")
        #expect(field.value == "Ada")
        field.type(" Love")
        #expect(field.value == "Ada Love")
        #expect(field.isFocused)
        #expect(screen.text("Ada Love, off, typing").exists)
        field.clear()
        #expect(field.value == "")
        field.type("Eve")
        field.submit()
        #expect(screen.text("sent: Eve").exists)
    }

    @Test("a value that code sets is what the field shows")
    func set() {
        let screen = Screen { Form() }
        screen.textField("Name").type("!")
        screen.button("Clear").tap()
        #expect(screen.textField("Name").value == "")
        #expect(!screen.textField("Name").isFocused)
        #expect(screen.text(containing: "away").exists)
    }

    struct Limited: View {
        @State private var code = ""
        var body: some View {
            TextField("Code", text: Binding(get: { code }, set: { code = String($0.uppercased().prefix(3)) }))
        }
    }

    @Test("a binding that changes what it is given takes part in the typing")
    func limited() {
        let screen = Screen { Limited() }
        screen.textField("Code").type("abcd")
        #expect(screen.textField("Code").value == "ABC")
    }

    @Test("a toggle turns at a tap on it or on its label")
    func toggle() {
        let screen = Screen { Form() }
        #expect(!screen.toggle("Wi-Fi").isOn)
        screen.toggle("Wi-Fi").tap()
        #expect(screen.toggle("Wi-Fi").isOn)
        #expect(screen.text("Ada, on, away").exists)
        screen.text("Wi-Fi").tap()
        #expect(!screen.toggle("Wi-Fi").isOn)
    }

    @Test("a button is not a field")
    func wrongKind() {
        let screen = Screen { Form() }
        withKnownIssue {
            screen.button("Clear").type("x")
        } matching: {
            $0.description.contains("it is not a field")
        }
    }
}
