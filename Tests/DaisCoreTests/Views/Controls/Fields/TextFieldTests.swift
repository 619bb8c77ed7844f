// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Text fields")
struct TextFieldTests {
    struct Form: View {
        @State var text = "a"
        var limit = 100
        var body: some View {
            VStack {
                TextField("Name", text: Binding(get: { text }, set: { text = String($0.prefix(limit)) }))
                Text(text)
                Button("Reset") { text = "" }
            }
        }
    }

    @Test("the title is the placeholder and the name, the text is written as the first value")
    func markup() {
        let screen = Screen { Form() }
        #expect(
            screen.html.withoutFieldKeys.contains(
                #"<input class="field gx" type="text" placeholder="Name" aria-label="Name" value="a" data-on="input">"#)
        )
    }

    @Test("the echo of what was typed is not sent back")
    func echo() {
        let screen = Screen { Form() }
        let operations = screen.send(.input, to: screen.elements(.input)[0], .string("ab"))
        #expect(operations == [.text(screen.elements(.span)[0].id, "ab")])
    }

    @Test("a binding that changes what was typed shows it, answering that key")
    func limit() {
        let screen = Screen { Form(limit: 2) }
        let field = screen.elements(.input)[0]
        screen.send(.input, to: field, .string("ab"))
        #expect(
            screen.send(.input, to: field, .string("abc")) == [
                .property(field.id, name: "value", value: .text("ab"), answers: 2)
            ])
        // Again: the state does not change any more, the field does.
        #expect(
            screen.send(.input, to: field, .string("abd")) == [
                .property(field.id, name: "value", value: .text("ab"), answers: 3)
            ])
    }

    @Test("a value set by code is sent, and a resync writes it")
    func set() {
        let screen = Screen { Form() }
        let field = screen.elements(.input)[0]
        screen.send(.input, to: field, .string("xyz"))
        #expect(screen.html.contains(#"value="xyz""#))
        let operations = screen.send(.click, to: screen.elements(.button)[0])
        #expect(operations.contains(.property(field.id, name: "value", value: .text(""), answers: 1)))
    }

    @Test("a constant binding takes the text back")
    func constant() {
        let screen = Screen { TextField("Fixed", text: .constant("no")) }
        let field = screen.elements(.input)[0]
        #expect(
            screen.send(.input, to: field, .string("nox")) == [
                .property(field.id, name: "value", value: .text("no"), answers: 1)
            ])
    }

    @Test("line breaks and control characters do not get into a one-line field, and the field shows what got in")
    func oneLine() {
        let screen = Screen { Form() }
        let field = screen.elements(.input)[0]
        let operations = screen.send(
            .input, to: field, .string("a\r\nSet-Cookie: b\u{0}\u{1b}[2J\u{85}\u{2028}\tc é👨‍👩‍👧"))
        let text = "aSet-Cookie: b[2J\tc é👨‍👩‍👧"
        #expect(operations.contains(.text(screen.elements(.span)[0].id, text)))
        #expect(operations.contains(.property(field.id, name: "value", value: .text(text), answers: 1)))
    }

    @Test("a text editor and a growing field keep their line breaks")
    func lines() {
        struct Notes: View {
            @State var text = ""
            var body: some View {
                TextEditor(text: $text)
                TextField("Note", text: $text, axis: .vertical)
                Text(text)
            }
        }
        let screen = Screen { Notes() }
        for field in screen.elements(.textarea) {
            screen.send(.input, to: field, .string("a\nb"))
            #expect(screen.text("a\nb").exists)
            screen.send(.input, to: field, .string(""))
        }
    }

    struct Amount: View {
        @State var amount = 2.5
        @State var submitted = 0
        var body: some View {
            VStack {
                TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
                    .onSubmit { submitted += 1 }
                Text(verbatim: "\(amount) \(submitted)")
            }
        }
    }

    @Test("a formatted value is taken over at the end, and text that does not parse goes back")
    func format() {
        let screen = Screen { Amount() }
        let field = screen.elements(.input)[0]
        #expect(field.fieldValue == .text("2.5"))
        #expect(screen.send(.input, to: field, .string("1234.")).isEmpty)
        let operations = screen.send(.change, to: field, .string("1234."))
        #expect(operations.contains(.property(field.id, name: "value", value: .text("1,234"), answers: 2)))
        #expect(screen.elements(.span)[0].text == "1234.0 0")
        screen.send(.input, to: field, .string("x"))
        #expect(
            screen.send(.submit, to: field).contains(
                .property(field.id, name: "value", value: .text("1,234"), answers: 3)))
        #expect(screen.elements(.span)[0].text == "1234.0 1")
    }

    struct Items: View {
        struct Item: Identifiable {
            let id: Int
            var name: String
        }
        @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
        var body: some View {
            VStack {
                ForEach($items) { $item in TextField("Item", text: $item.name) }
                Text(items.map(\.name).joined())
                Button("Turn") { items.reverse() }
            }
        }
    }

    @Test("fields of a bound collection write to their own elements, also after a move")
    func collection() {
        let screen = Screen { Items() }
        let second = screen.elements(.input)[1]
        screen.send(.input, to: second, .string("bb"))
        #expect(screen.elements(.span)[0].text == "abb")
        screen.send(.click, to: screen.elements(.button)[0])
        #expect(screen.elements(.input)[0] === second)
        screen.send(.input, to: second, .string("c"))
        #expect(screen.elements(.span)[0].text == "ca")
    }

    @Test("keyboard, completion, corrections and the Return key reach the field")
    func traits() {
        let screen = Screen {
            TextField("Mail", text: .constant(""))
                .keyboardType(.emailAddress)
                .textContentType(.emailAddress)
                .autocorrectionDisabled()
                .submitLabel(.done)
        }
        let field = screen.elements(.input)[0]
        let expected = [
            "inputmode": "email", "autocomplete": "email", "autocorrect": "off", "enterkeyhint": "done",
            "autocapitalize": "none",
        ]
        for (name, value) in expected { #expect(field.attribute(name) == value) }
    }

    @Test("Return runs the actions around the field, innermost first, unless a scope keeps it")
    func submit() {
        var heard: [String] = []
        let screen = Screen {
            VStack {
                TextField("A", text: .constant("")).onSubmit { heard.append("inner") }
                TextField("B", text: .constant("")).onSubmit { heard.append("kept") }.submitScope()
            }
            .onSubmit { heard.append("outer") }
            .onSubmit(of: .search) { heard.append("search") }
        }
        screen.send(.submit, to: screen.elements(.input)[0])
        #expect(heard == ["inner", "outer"])
    }

    @Test("several lines are a text area, secrets a password field")
    func kinds() {
        let screen = Screen {
            VStack {
                TextField("Notes", text: .constant("<b>\nx"), axis: .vertical)
                SecureField("Password", text: .constant("s"))
                TextEditor(text: .constant("long"))
            }
        }
        let html = screen.html.withoutFieldKeys
        #expect(html.contains("aria-label=\"Notes\" data-on=\"input\">\n&lt;b>\nx</textarea>"))
        #expect(screen.elements(.input)[0].attribute("type") == "password")
        #expect(screen.elements(.textarea)[1].classList == "field editor gx gy")
    }
}
