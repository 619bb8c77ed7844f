// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Texts of values with a formatter")
struct TextFormatTests {
    private let date = Date(timeIntervalSince1970: 0)

    private var dates: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }

    @Test("a date is shown by its formatter, alone and in a sentence")
    func oneDate() {
        #expect(Screen { Text(date, formatter: dates) }.tree.root.words == "1970-01-01")
        #expect(Screen { Text("Item at \(date, formatter: dates)") }.tree.root.words == "Item at 1970-01-01")
    }

    @Test("a span of time is shown by its formatter, and without one by its description")
    func interval() {
        let span = DateInterval(start: date, duration: 86_400)
        let formatter = DateIntervalFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.timeZone = .gmt
        let expected = formatter.string(from: span.start, to: span.end)
        #expect(Screen { Text(span, formatter: formatter) }.tree.root.words == formatter.string(for: span) ?? "")
        #expect(!expected.isEmpty)
        #expect(Screen { Text("\(span, formatter: nil)") }.tree.root.words.contains("1970-01-01"))
    }

    @Test("a formatter without a language has the reader's, and another one keeps its own")
    func language() {
        func shown(_ formatter: NumberFormatter, _ text: @autoclosure @escaping () -> Text) -> String {
            formatter.numberStyle = .currency
            formatter.currencyCode = "EUR"
            return Screen { text().environment(\.locale, Locale(identifier: "de_DE")) }.tree.root.words
        }
        let free = NumberFormatter()
        #expect(shown(free, Text(12.5 as NSNumber, formatter: free)) == "12,50\u{a0}€")
        #expect(shown(free, Text("Sum: \(12.5 as NSNumber, formatter: free)")) == "Sum: 12,50\u{a0}€")
        let own = NumberFormatter()
        own.locale = Locale(identifier: "en_US")
        #expect(shown(own, Text(12.5 as NSNumber, formatter: own)) == "€12.50")
    }

    struct Changed: View {
        let formatter = NumberFormatter()
        @State private var step = 0
        var body: some View {
            formatter.minimumFractionDigits = step
            return Button {
                step += 1
            } label: {
                Text(1 as NSNumber, formatter: formatter)
            }
        }
    }

    @Test("a text follows changes of its formatter")
    func changes() {
        let screen = Screen { Changed().environment(\.locale, Locale(identifier: "de_DE")) }
        screen.button("1").tap()
        #expect(screen.button("1,0").exists)
    }
}
