// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Custom styles of text fields")
struct TextFieldStyleTests {
    struct Framed: TextFieldStyle {
        var mark = "mark"
        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack {
                Text(mark)
                configuration
            }
        }
    }
    struct Bordered: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(.roundedBorder) }
    }
    struct Other: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View { TextField("Other", text: .constant("")) }
    }

    struct Form: View {
        @State private var name = "a"
        @State private var password = ""
        @State private var sum = 1
        @State private var committed = 0
        let style: Framed
        var body: some View {
            VStack {
                TextField("Name", text: $name, onCommit: { committed += 1 })
                SecureField("Password", text: $password)
                TextField("Sum", value: $sum, format: .number)
                TextField("Notes", text: $name, axis: .vertical)
                Text(verbatim: "\(name) \(password) \(sum) \(committed)")
            }
            .textFieldStyle(style)
        }
    }

    @Test("a style puts views around fields, which keep their kind, binding, format and actions")
    func fields() {
        let screen = Screen { Form(style: Framed()) }
        #expect(screen.all { $0.text == "mark" }.count == 4)
        #expect(screen.elements(.input).map { $0.attribute("type") } == ["text", "password", "text"])
        #expect(screen.elements(.textarea).count == 1)
        screen.textField("Name").type("b")
        screen.textField("Password").type("c")
        screen.textField("Sum").clear()
        screen.textField("Sum").type("42")
        screen.textField("Sum").submit()
        screen.textField("Name").submit()
        #expect(screen.text("ab c 42 1").exists)
        #expect(screen.takeReports().isEmpty)
    }

    @Test("a field in the body of a style has the style around it")
    func outerStyle() {
        let screen = Screen {
            VStack { TextField("Name", text: .constant("")).textFieldStyle(Framed(mark: "inner")) }
                .textFieldStyle(Framed(mark: "outer"))
        }
        #expect(screen.tree.root.words == "inner outer Name")
        let bordered = Screen {
            VStack { TextField("Name", text: .constant("")).textFieldStyle(Framed()) }.textFieldStyle(.roundedBorder)
        }
        #expect(bordered.elements(.input).map(\.classes) == ["field rounded"])
    }

    @Test("a style can set the built-in style of its field, and another field does not contain itself")
    func otherFields() {
        let screen = Screen {
            VStack {
                TextField("Name", text: .constant("")).textFieldStyle(Bordered())
                TextField("Name", text: .constant("")).textFieldStyle(Other())
            }
        }
        #expect(screen.elements(.input).map(\.classes) == ["field rounded", "field"])
        #expect(screen.textField("Other").exists)
    }
}
