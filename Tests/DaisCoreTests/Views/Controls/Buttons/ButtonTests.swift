// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Buttons")
struct ButtonTests {
    @Test("styles, roles and sizes are classes of a real button")
    func looks() {
        let screen = Screen {
            VStack {
                Button("Plain") {}.buttonStyle(.plain)
                Button("Delete", role: .destructive) {}
                Button("Go") {}.buttonStyle(.borderedProminent).controlSize(.large)
            }
        }
        let buttons = screen.elements(.button)
        #expect(buttons.map(\.classes) == ["B plain", "B", "B bordered prominent large"])
        #expect(buttons[1].attribute("data-role") == "destructive")
        #expect(buttons.allSatisfy { $0.attribute("type") == "button" })
    }

    struct Guarded: View {
        @State private var isOff = true
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Count \(count)") { count += 1 }.disabled(isOff)
                Button("Enable") { isOff = false }.disabled(false)
            }
        }
    }

    @Test("a disabled button ignores a forged click and works once enabled")
    func forged() {
        let screen = Screen { Guarded() }
        let button = screen.elements(.button)[0]
        #expect(button.attribute("disabled") == "")
        #expect(screen.send(.click, to: button).isEmpty)
        #expect(
            screen.send(.click, to: screen.elements(.button)[1]) == [
                .attribute(button.id, name: "disabled", value: nil)
            ])
        screen.send(.click, to: button)
        #expect(button.words == "Count 1")
    }

    struct Changing: View {
        @State private var role: ButtonRole?
        @State private var size = ControlSize.regular
        @State private var step = 1
        @State private var count = 0
        var body: some View {
            VStack {
                Text("\(count)")
                Button("Add", role: role) { count += step }.buttonStyle(.bordered).controlSize(size)
                Button("Role") { role = .destructive }
                Button("Size") { size = .large }
                Button("Step") { step = 10 }
            }
        }
    }

    @Test("a button follows its role and its size, and a new action changes nothing in the page")
    func changes() {
        let screen = Screen { Changing() }
        let buttons = screen.elements(.button)
        #expect(
            screen.send(.click, to: buttons[1]) == [
                .attribute(buttons[0].id, name: "data-role", value: "destructive")
            ])
        screen.send(.click, to: buttons[2])
        #expect(buttons[0].classes.contains("large"))
        #expect(screen.send(.click, to: buttons[3]).isEmpty)
        screen.send(.click, to: buttons[0])
        #expect(screen.html.contains(">10<"))
    }

    @Test("a view inside a disabled view cannot be enabled")
    func nested() {
        let screen = Screen { VStack { Button("A") {}.disabled(false) }.disabled(true) }
        #expect(screen.elements(.button)[0].attribute("disabled") == "")
    }

    struct Counting: ButtonStyle {
        @State private var made = "style"
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(isEnabled ? made : "off")
                configuration.label
            }
        }
    }
    struct Styled: View {
        @State private var isOff = false
        @State private var taps = 0
        var body: some View {
            VStack {
                Button("Tap \(taps)") { taps += 1 }.disabled(isOff)
                Button("Off") { isOff = true }
            }
            .buttonStyle(Counting())
        }
    }

    @Test("a style is a composite with state and environment of its own")
    func style() {
        let screen = Screen { Styled() }
        let button = screen.elements(.button)[0]
        #expect(button.words == "style Tap 0")
        screen.send(.click, to: button)
        #expect(button.words == "style Tap 1")
        screen.send(.click, to: screen.elements(.button)[1])
        #expect(button.words == "off Tap 1")
    }

    struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Button(configuration)
                Button("Again") {
                    configuration.trigger()
                    configuration.trigger()
                }
            }
        }
    }
    struct Primitive: View {
        @State private var taps = 0
        var body: some View { Button("Tap \(taps)") { taps += 1 }.buttonStyle(Twice()) }
    }

    @Test("a primitive style triggers the action itself, and may show the button")
    func primitive() {
        let screen = Screen { Primitive() }
        let buttons = screen.elements(.button)
        #expect(buttons.count == 2)
        screen.send(.click, to: buttons[0])
        screen.send(.click, to: buttons[1])
        #expect(buttons[0].words == "Tap 3")
    }
}

@MainActor
@Suite("Controls and people who do not see them")
struct ControlMeaningTests {
    @Test("accessibility modifiers of a control apply to the field inside it")
    func meaning() {
        let screen = Screen {
            VStack {
                Toggle("A", isOn: .constant(true)).padding().accessibilityLabel("Airplane mode")
                Slider(value: .constant(1)).accessibilityLabel("Volume").accessibilityValue("half")
                ProgressView().accessibilityLabel("Loading")
            }
        }
        let fields = screen.elements(.input)
        #expect(fields.map { $0.attribute("aria-label") } == ["Airplane mode", "Volume"])
        #expect(fields[1].attribute("aria-valuetext") == "half")
        #expect(fields[1].parent?.attribute("role") == nil)
        #expect(screen.html.contains(#"class="spin" role="progressbar" aria-label="Loading""#))
    }

    struct Outer: View {
        @State private var isOff = false
        var body: some View {
            VStack {
                Button {
                } label: {
                    VStack { Toggle("Inner", isOn: .constant(true)) }
                }
                .disabled(isOff)
                Button("Off") { isOff = true }
            }
        }
    }

    @Test("a button around another control keeps its role when it changes")
    func nested() {
        let screen = Screen { Outer() }
        let outer = screen.tree.root.children[0].children[0]
        #expect(outer.tag == .div)
        #expect(outer.attribute("role") == "button")
        screen.send(.click, to: screen.elements(.button)[0])
        #expect(outer.attribute("role") == "button")
        #expect(outer.attribute("aria-disabled") == "true")
    }

    @Test("a title with a symbol names the button by its title")
    func symbol() {
        let screen = Screen { Button("Delete", systemImage: "trash", role: .destructive) {} }
        #expect(screen.elements(.button)[0].words == "Delete")
    }
}
