// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Toggles")
struct ToggleTests {
    struct Settings: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Toggle("Wi-Fi", isOn: $isOn)
                Text(isOn ? "on" : "off")
                Button("Flip") { isOn.toggle() }
            }
        }
    }

    @Test("a switch is a check box with that role, inside the label that names it")
    func markup() {
        let screen = Screen { Settings() }
        #expect(
            screen.html.withoutFieldKeys.contains(
                #"<label class="ctl toggle gx"><div class="lbl"><span class="T">Wi-Fi</span></div>"#
                    + #"<input class="switch" type="checkbox" role="switch" data-on="change"></label>"#))
    }

    @Test("a style with a color colors its switches, and no other controls")
    func color() {
        let screen = Screen {
            VStack {
                Toggle("Wi-Fi", isOn: .constant(true))
                Button("Other") {}
            }
            .toggleStyle(SwitchToggleStyle(tint: .orange))
        }
        #expect(screen.elements(.input)[0].attribute("role") == "switch")
        let colored = screen.tree.root.descendant { $0.style["--on"] == Color.orange.css }
        #expect(colored?.markup.contains("<input") == true)
        #expect(colored?.markup.contains("<button") == false)
    }

    @Test("the user's change goes to the binding and does not come back")
    func change() {
        let screen = Screen { Settings() }
        let field = screen.elements(.input)[0]
        #expect(screen.send(.change, to: field, .bool(true)) == [.text(screen.elements(.span)[1].id, "on")])
        let operations = screen.send(.click, to: screen.elements(.button)[0])
        #expect(operations.contains(.property(field.id, name: "checked", value: .flag(false), answers: 1)))
        #expect(!screen.html.contains("checked"))
    }

    @Test("a constant toggle turns back")
    func constant() {
        let screen = Screen { Toggle("Always", isOn: .constant(true)) }
        let field = screen.elements(.input)[0]
        #expect(
            screen.send(.change, to: field, .bool(false)) == [
                .property(field.id, name: "checked", value: .flag(true), answers: 1)
            ])
    }

    @Test("a disabled toggle ignores forged changes, and the browser shows its value again")
    func disabled() {
        var value = false
        let screen = Screen {
            Toggle("Off", isOn: Binding(get: { value }, set: { value = $0 })).disabled(true)
        }
        let field = screen.elements(.input)[0]
        #expect(
            screen.send(.change, to: field, .bool(true)) == [
                .property(field.id, name: "checked", value: .flag(false), answers: 1)
            ])
        #expect(!value)
    }

    struct Pressed: View {
        @State private var isOn = false
        var body: some View { Toggle("Bold", isOn: $isOn).toggleStyle(.button) }
    }

    @Test("a button that stays down says so")
    func button() {
        let screen = Screen { Pressed() }
        let button = screen.elements(.button)[0]
        #expect(button.attribute("aria-pressed") == "false")
        screen.send(.click, to: button)
        #expect(button.attribute("aria-pressed") == "true")
    }

    struct Checklist: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack {
                    Text(configuration.isOn ? "✓" : "–")
                    configuration.label
                }
            }
        }
    }
    struct Custom: View {
        @State private var isOn = false
        var body: some View { Toggle("Milk", isOn: $isOn).toggleStyle(Checklist()) }
    }

    @Test("a custom style sees and sets the value")
    func style() {
        let screen = Screen { Custom() }
        let button = screen.elements(.button)[0]
        #expect(button.words == "– Milk")
        screen.send(.click, to: button)
        #expect(button.words == "✓ Milk")
    }

    @Test("a hidden label still names the field")
    func hidden() {
        let screen = Screen { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() }
        let label = screen.elements(.label)[0]
        #expect(label.words == "Wi-Fi")
        #expect(label.children[0].classes == "lbl vh")
        #expect(label.classList == "ctl toggle")
    }
}
