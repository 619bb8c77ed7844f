// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("RelativeDateTimeFormatter")
struct RelativeDateTimeFormatterTests {
    private static func text(
        _ seconds: TimeInterval, _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric,
        _ units: RelativeDateTimeFormatter.UnitsStyle = .full
    ) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en")
        (formatter.dateTimeStyle, formatter.unitsStyle) = (style, units)
        let noon = Date(timeIntervalSinceReferenceDate: 43_200)
        return formatter.localizedString(for: noon.addingTimeInterval(seconds), relativeTo: noon)
    }

    @Test("the largest unit is named, without the rest of the difference")
    func units() {
        #expect(Self.text(-5) == "5 seconds ago")
        #expect(Self.text(-7100) == "1 hour ago")
        #expect(Self.text(86_400 * 3 + 3600) == "in 3 days")
        #expect(Self.text(86_400 * 10) == "in 1 week")
        #expect(Self.text(86_400 * 400) == "in 1 year")
    }

    @Test("styles decide about words and numbers")
    func styles() {
        #expect(Self.text(-86_400) == "1 day ago")
        #expect(Self.text(-86_400, .named) == "yesterday")
        #expect(Self.text(0, .named) == "now")
        #expect(Self.text(-7200, .numeric, .spellOut) == "two hours ago")
        #expect(Self.text(-7200, .numeric, .short) == "2 hr. ago")
        #expect(Self.text(-7200, .numeric, .abbreviated) == "2h ago")
    }

    @Test("intervals, components and objects are told from now")
    func inputs() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en")
        #expect(formatter.localizedString(fromTimeInterval: -120) == "2 minutes ago")
        #expect(formatter.localizedString(from: DateComponents(day: 2, hour: 3)) == "in 2 days")
        #expect(formatter.string(for: Date.now.addingTimeInterval(-7300)) == "2 hours ago")
        #expect(formatter.string(for: 3) == nil)
    }

    private struct Reader: View {
        var body: some View { Text(RelativeDateTimeFormatter().localizedString(fromTimeInterval: -120)) }
    }

    @Test("the text has the language of the reader")
    func language() {
        let screen = Screen { Reader() }
        screen.scope.facts.locale = "de"
        let german = SessionContext.$current.withValue(screen.scope) {
            RelativeDateTimeFormatter().localizedString(fromTimeInterval: -120)
        }
        #expect(german == "vor 2 Minuten")
        #expect(screen.elements(.span).first?.text == "2 minutes ago")
    }
}
