// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Calendars for several days")
struct MultiDatePickerTests {
    private struct Days: View {
        @State var days: Set<DateComponents> = [DateComponents(year: 2024, month: 3, day: 15)]
        var range: Range<Date>?
        var body: some View {
            VStack {
                if let range {
                    MultiDatePicker("Absences", selection: $days, in: range)
                } else {
                    MultiDatePicker("Absences", selection: $days)
                }
                Text(verbatim: days.map { "\($0.month ?? 0)/\($0.day ?? 0)" }.sorted().joined(separator: " "))
            }
            .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        }
    }

    /// March 15, 2024, a Friday.
    private static let friday = Date(timeIntervalSince1970: 1_710_460_800)

    private func marked(_ screen: Screen) -> [String?] {
        screen.elements(.button).filter { $0.attribute("aria-pressed") == "true" }
            .map { $0.attribute("aria-label") }
    }

    @Test("the month of the earliest day appears, and its days are marked")
    func month() {
        let screen = Screen { Days() }
        #expect(screen.text("March 2024").exists)
        #expect(marked(screen) == ["Friday, March 15"])
    }

    @Test("a press adds a day, another press removes it, and the month stays")
    func choose() {
        let screen = Screen { Days() }
        screen.button("Wednesday, March 20").tap()
        #expect(screen.text("3/15 3/20").exists)
        #expect(marked(screen) == ["Friday, March 15", "Wednesday, March 20"])
        screen.button("Friday, March 15").tap()
        #expect(screen.text("3/20").exists)
        screen.button("April 2024").tap()
        screen.button("Monday, April 1").tap()
        screen.button("Monday, April 1").tap()
        #expect(screen.text("April 2024").exists)
        #expect(screen.text("3/20").exists)
    }

    @Test("an added day has a calendar, an era, a year, a month and a day")
    func components() {
        var days: Set<DateComponents> = []
        let screen = Screen {
            MultiDatePicker(
                "Absences", selection: Binding(get: { days }, set: { days = $0 }),
                in: Self.friday..<Self.friday.addingTimeInterval(86_400)
            )
            .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        }
        screen.button("Friday, March 15").tap()
        #expect(days.map(\.year) == [2024])
        #expect(days.map(\.era) == [1])
        #expect(days.map { $0.calendar?.identifier } == [.gregorian])
        #expect(days.map(\.hour) == [nil])
    }

    @Test("the end of the range cannot be chosen")
    func range() {
        let screen = Screen { Days(range: Self.friday..<Self.friday.addingTimeInterval(2 * 86_400)) }
        let enabled = screen.elements(.button).filter {
            $0.attribute("aria-label")?.contains(", March") == true && $0.attribute("disabled") == nil
        }
        #expect(enabled.map { $0.attribute("aria-label") } == ["Friday, March 15", "Saturday, March 16"])
    }
}
