// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Toggles and pickers for several values")
struct SeveralValuesTests {
    struct Alarm: Identifiable {
        let id: Int
        var isOn: Bool
        var speed = 1
    }

    struct Mark: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
        }
    }

    struct Alarms: View {
        @State var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: false)]
        var body: some View {
            Toggle("All", sources: $alarms, isOn: \.isOn).toggleStyle(Mark())
            Toggle("First", isOn: $alarms[0].isOn).toggleStyle(.button)
        }
    }

    @Test("a toggle for several values is on if all are, mixed if some are, and sets all")
    func toggle() {
        let screen = Screen { VStack { Alarms() } }
        screen.button("mixed").tap()
        #expect(screen.button("on").exists)
        screen.button("on").tap()
        #expect(screen.button("off").exists)
        screen.button("First").tap()
        #expect(screen.button("mixed").exists)
    }

    struct Speeds: View {
        @State var alarms = [Alarm(id: 1, isOn: true, speed: 1), Alarm(id: 2, isOn: true, speed: 2)]
        var body: some View {
            Picker("Speed", sources: $alarms, selection: \.speed) {
                ForEach(1..<4) { Text(verbatim: "\($0)x").tag($0) }
            }
            .pickerStyle(.menu)
            Text(verbatim: alarms.map { "\($0.speed)" }.joined(separator: ", "))
        }
    }

    @Test("a picker for several values chooses none of different ones, and a choice sets all")
    func picker() throws {
        let screen = Screen { VStack { Speeds() } }
        let field = screen.elements(.select)[0]
        #expect(field.fieldValue == .text(""))
        let option = try #require(field.children.last?.attribute("value"))
        screen.send(.change, to: field, .string(option))
        #expect(screen.text("3, 3").exists)
        #expect(field.fieldValue == .text(option))
    }

    @Test("a picker for no values has no choice and takes none")
    func nothing() throws {
        let screen = Screen { VStack { Speeds(alarms: []) } }
        let field = screen.elements(.select)[0]
        let option = try #require(field.children.last?.attribute("value"))
        screen.send(.change, to: field, .string(option))
        #expect(field.fieldValue == .text(""))
    }

    struct Sized: View {
        @State private var size = "Small"
        var body: some View {
            Picker("Size", selection: $size) {
                ForEach(["Small", "Large"], id: \.self) { Text($0) }
            } currentValueLabel: {
                Text(size.prefix(1))
            }
        }
    }

    @Test("a label for the current value is shown over the field, which still says the choice")
    func currentValue() throws {
        let screen = Screen { Sized() }
        let field = screen.elements(.select)[0]
        let frame = screen.all("said")[0]
        #expect(frame.children[1].attribute("aria-hidden") == "true")
        #expect(frame.children[1].children[0].text == "S")
        let option = try #require(field.children.last?.attribute("value"))
        screen.send(.change, to: field, .string(option))
        #expect(frame.children[1].children[0].text == "L")
        #expect(field.fieldValue == .text(option))
    }
}
