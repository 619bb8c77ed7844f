// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Calendars of date pickers")
struct DateGridTests {
    private struct Day: View {
        @State var date: Date
        var range: ClosedRange<Date>?
        var body: some View {
            Group {
                if let range {
                    DatePicker("Day", selection: $date, in: range, displayedComponents: .date)
                } else {
                    DatePicker("Day", selection: $date)
                }
            }
            .datePickerStyle(.graphical)
            .environment(\.timeZone, TimeZone(identifier: "UTC")!)
            Text(verbatim: "at \(Int(date.timeIntervalSince1970))")
        }
    }

    /// March 15, 2024, 10:30, a Friday.
    private static let friday = Date(timeIntervalSince1970: 1_710_498_600)

    @Test("the month of the selection has its days, and the selected one is marked")
    func month() {
        let screen = Screen { Day(date: Self.friday) }
        #expect(screen.text("March 2024").exists)
        let days = screen.elements(.button).filter { $0.attribute("aria-label")?.contains("March") == true }
        #expect(days.count == 31)
        #expect(days.filter { $0.attribute("aria-pressed") == "true" }.count == 1)
    }

    @Test("a day sets the date and keeps the time; the month can be turned")
    func choose() {
        let screen = Screen { Day(date: Self.friday) }
        screen.button("Wednesday, March 20").tap()
        #expect(screen.text("at \(1_710_498_600 + 5 * 86_400)").exists)
        let marked = screen.elements(.button).filter { $0.attribute("aria-pressed") == "true" }
        #expect(marked.map { $0.attribute("aria-label") } == ["Wednesday, March 20"])
        let filled = screen.elements(.div).filter { $0.style["background-color"] == "var(--tint)" }
        #expect(filled.count == 1)
        screen.button("April 2024").tap()
        #expect(screen.text("April 2024").exists)
        screen.button("Monday, April 1").tap()
        #expect(screen.text("at \(1_710_498_600 + 17 * 86_400)").exists)
    }

    @Test("days outside of the range cannot be chosen")
    func range() {
        let screen = Screen {
            Day(date: Self.friday, range: Self.friday...Self.friday.addingTimeInterval(2 * 86_400))
        }
        let enabled = screen.elements(.button).filter {
            $0.attribute("aria-label")?.contains(", March") == true && $0.attribute("disabled") == nil
        }
        #expect(enabled.count == 3)
    }

    @Test("other styles are the browser's field")
    func field() {
        let screen = Screen {
            VStack {
                DatePicker("A", selection: .constant(Self.friday)).datePickerStyle(.compact)
                DatePicker("B", selection: .constant(Self.friday), displayedComponents: .date).datePickerStyle(.wheel)
            }
        }
        #expect(screen.elements(.input).map { $0.attribute("type") } == ["datetime-local", "date"])
    }
}
