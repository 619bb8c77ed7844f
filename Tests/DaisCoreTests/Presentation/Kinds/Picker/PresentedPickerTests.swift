// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Presented pickers")
struct PresentedPickerTests {
    struct Home: View {
        let notes: Notes
        var components: DatePickerComponents = [.hourAndMinute, .date]
        var range: ClosedRange<Date>?
        @State private var isShown = false
        /// March 15, 2024, 10:30, a Friday.
        @State private var date = Date(timeIntervalSince1970: 1_710_498_600)
        var body: some View {
            VStack {
                Button("Pick") { isShown = true }
                    .datePicker(
                        "Due date", isPresented: $isShown, selection: $date, in: range,
                        displayedComponents: components, onDismiss: { notes.add($0.rawValue) })
                Text(verbatim: "at \(Int(date.timeIntervalSince1970) - 1_710_498_600)")
            }
            .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        }
    }

    let notes = Notes()

    private func open<V: View>(@ViewBuilder _ view: @escaping () -> V) -> Screen {
        let screen = Screen { view() }
        screen.tap("Pick")
        return screen
    }

    private func selected(_ screen: Screen) -> [String?] {
        screen.elements(.button, below: screen.tree.overlays)
            .filter { $0.attribute("aria-pressed") == "true" }.map { $0.attribute("aria-label") }
    }

    @Test("it is a popover with a title, and with the height of its content where it is a sheet")
    func markup() {
        let screen = open { Home(notes: notes) }
        #expect(screen.top.attribute("data-layer") == "popover" && screen.top.attribute("data-height") == "fitted")
        #expect(screen.element("heading", "Due date").exists)
        screen.button("Done").tap()
        #expect(screen.machines.isEmpty)
        #expect(notes.take() == ["programmatic"])
    }

    @Test("days, hours and minutes are buttons, and the selection follows each press")
    func chosen() {
        let screen = open { Home(notes: notes) }
        #expect(selected(screen) == ["Friday, March 15", "Hour 10", "Minute 30"])
        screen.button("Saturday, March 16").tap()
        #expect(screen.text("at 86400").exists)
        screen.button("Hour 9").tap()
        #expect(screen.text("at \(86_400 - 3600)").exists)
        screen.button("Minute 05").tap()
        #expect(screen.text("at \(86_400 - 3600 - 25 * 60)").exists)
        #expect(selected(screen) == ["Saturday, March 16", "Hour 9", "Minute 05"])
    }

    @Test("only the parts that are asked for are there")
    func parts() {
        let times = open { Home(notes: notes, components: .hourAndMinute) }
        #expect(!times.button("Friday, March 15").exists && times.button("Hour 9").exists)
        let days = open { Home(notes: notes, components: .date) }
        #expect(days.button("Friday, March 15").exists && !days.button("Hour 9").exists)
    }

    @Test("a day of twelve hours has two halves; other languages have 24 hours and their own words")
    func languages() {
        let english = open {
            Home(notes: notes, components: .hourAndMinute).environment(\.locale, Locale(identifier: "en_US"))
        }
        #expect(english.element(.radio, "PM").exists && !english.button("Hour 22").exists)
        english.element(.radio, "PM").tap()
        #expect(english.text("at \(12 * 3600)").exists)
        #expect(selected(english) == ["Hour 10", "Minute 30"])
        english.button("Hour 12").tap()
        #expect(english.text("at \(2 * 3600)").exists)
        let german = open {
            Home(notes: notes, components: .hourAndMinute).environment(\.locale, Locale(identifier: "de_DE"))
        }
        german.button("Stunde 22").tap()
        #expect(german.text("at \(12 * 3600)").exists)
    }

    @Test("a time outside of the range becomes the nearest one inside")
    func range() {
        let now = Date(timeIntervalSince1970: 1_710_498_600)
        let screen = open { Home(notes: notes, range: now...now.addingTimeInterval(1800)) }
        screen.button("Hour 11").tap()
        #expect(screen.text("at 1800").exists)
    }

    struct Paint: View {
        var supportsOpacity = true
        @State private var isShown = false
        @State private var color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
        var body: some View {
            Button("Pick") { isShown = true }
                .colorPicker("Label", isPresented: $isShown, selection: $color, supportsOpacity: supportsOpacity)
            Text(verbatim: "\(color)")
        }
    }

    private func color(_ screen: Screen) -> String { screen.textField("Hex").value }

    private func type(_ code: String, in screen: Screen) {
        screen.textField("Hex").clear()
        screen.textField("Hex").type(code)
    }

    @Test("sliders and the code of a color set its parts")
    func colors() {
        let screen = open { Paint() }
        #expect(color(screen) == "#FF8000")
        #expect(screen.slider("Opacity").value == "50")
        screen.slider("Green").set(0)
        #expect(color(screen) == "#FF0000")
        type("336699", in: screen)
        #expect(screen.slider("Blue").value == "153" && screen.slider("Opacity").value == "50")
        type("no color", in: screen)
        #expect(screen.slider("Blue").value == "153" && color(screen) == "no color", "it may be on its way")
        screen.textField("Hex").submit()
        #expect(color(screen) == "#336699")
    }

    @Test("without opacity there is no slider for it, and what is chosen is opaque")
    func opaque() {
        let screen = open { Paint(supportsOpacity: false) }
        #expect(!screen.slider("Opacity").exists)
        type("#102030", in: screen)
        #expect(screen.text(Color(red: 16 / 255, green: 32 / 255, blue: 48 / 255).description).exists)
    }

    @Test("the grid has grays above twelve hues, from dark to light")
    func grid() {
        let environment = EnvironmentValues()
        func code(_ row: Int, _ column: Int) -> String {
            String(ColorGrid.color(row, column).resolve(in: environment).description.prefix(7))
        }
        #expect(code(0, 0) == "#FFFFFF" && code(0, ColorGrid.columns - 1) == "#000000")
        let all = (0..<ColorGrid.rows).flatMap { row in (0..<ColorGrid.columns).map { code(row, $0) } }
        #expect(Set(all).count == ColorGrid.rows * ColorGrid.columns)
        #expect(code(4, 0) == "#FF0000")
    }
}
