// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Focus")
struct FocusStateTests {
    struct Login: View {
        enum Field { case name, code }
        @FocusState private var focus: Field?
        @State private var showsCode = false
        var body: some View {
            VStack {
                TextField("Name", text: .constant("")).focused($focus, equals: .name)
                    .onSubmit {
                        showsCode = true
                        focus = .code
                    }
                if showsCode { TextField("Code", text: .constant("")).padding().focused($focus, equals: .code) }
                Text(focus.map { "\($0)" } ?? "none")
                Button("Done") { focus = nil }
                Button("Hide") { showsCode = false }
            }
        }
    }

    @Test("the browser's focus sets the state and moves nothing")
    func browser() {
        let screen = Screen { Login() }
        let field = screen.elements(.input)[0]
        let text = screen.elements(.span)[0].id
        #expect(screen.send(.focus, to: field, .bool(true)) == [.text(text, "name")])
        #expect(screen.send(.focus, to: field, .bool(false)) == [.text(text, "none")])
    }

    @Test("a field shown and focused in one action gets the focus after it is there")
    func shown() {
        let screen = Screen { Login() }
        let operations = screen.send(.submit, to: screen.elements(.input)[0])
        let field = screen.elements(.input)[1]
        guard case .focus(let target, true) = operations.last else {
            Issue.record("no focus in \(operations)")
            return
        }
        #expect(target == field.id || target == field.parent?.id)
        #expect(screen.elements(.span)[0].text == "code")
    }

    @Test("setting nothing takes the focus away")
    func done() {
        let screen = Screen { Login() }
        let field = screen.elements(.input)[0]
        screen.send(.focus, to: field, .bool(true))
        let operations = screen.send(.click, to: screen.elements(.button)[0])
        #expect(operations.last == .focus(field.id, false))
    }

    @Test("a field that goes takes its value with it")
    func removed() {
        let screen = Screen { Login() }
        screen.send(.submit, to: screen.elements(.input)[0])
        #expect(screen.elements(.span)[0].text == "code")
        screen.send(.click, to: screen.elements(.button)[1])
        #expect(screen.elements(.span)[0].text == "none")
    }

    @Test("moving from one field to the next never says that nothing has the focus")
    func order() {
        let screen = Screen { Login() }
        screen.send(.submit, to: screen.elements(.input)[0])
        let fields = screen.elements(.input)
        screen.send(.focus, to: fields[0], .bool(true))
        #expect(screen.elements(.span)[0].text == "name")
        screen.send(.focus, to: fields[0], .bool(false))
        #expect(screen.elements(.span)[0].text == "none")
    }

    struct Start: View {
        @FocusState private var isFocused: Bool
        var body: some View { TextField("A", text: .constant("")).focused($isFocused).defaultFocus($isFocused, true) }
    }

    @Test("a default focus is given when the view appears")
    func start() {
        let screen = Screen { VStack { Gate() } }
        let operations = screen.send(.click, to: screen.elements(.button)[0])
        #expect(operations.last == .focus(screen.elements(.input)[0].id, true))
    }
    struct Gate: View {
        @State private var isOpen = false
        var body: some View {
            Button("Open") { isOpen = true }
            if isOpen { Start() }
        }
    }
}
