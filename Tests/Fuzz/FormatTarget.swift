// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Foundation

/// Texts of dates and numbers, and what users type into fields for such values.
///
/// An input has a byte that chooses the format, two numbers, and then the text of a field.
enum FormatTarget: FuzzTarget {
    static let name = "formats"
    static let words =
        FuzzInput.joining + [
            "1e308", "-1e-308", "9223372036854775808", "1,000,000", "1.000.000,5", "%", "€", "$", "٣", "-", "+", "∞",
            "NaN",
            "2026-11-23", "11/23/2026", "9:41 PM", "T10:00:00Z", "24:00", "0000-00-00", "9999999999",
        ]
    static let seeds = (0..<16).flatMap { kind in
        ["12,345.67", "2026-11-23T10:00:00Z"].map {
            String(decoding: [UInt8(kind)], as: UTF8.self) + "AAAAAAAABBBBBBBB" + $0
        }
    }
    private static let locales = ["en", "de", "ar", "hi"].map { Locale(identifier: $0) }

    static func run(_ bytes: [UInt8]) {
        var input = FuzzInput(bytes)
        let kind = input.byte()
        let (first, second) = (input.number(), input.number())
        let text = input.text()
        let locale = locales[Int(kind >> 4) % 4]
        switch kind & 15 {
        case 0: parse(text, 0, IntegerFormatStyle<Int>.number.locale(locale))
        case 1: parse(text, first, FloatingPointFormatStyle<Double>.number.locale(locale))
        case 2: parse(text, first, FloatingPointFormatStyle<Double>.Percent.percent.locale(locale))
        case 3: parse(text, Decimal(), Decimal.FormatStyle.Currency(code: "EUR").locale(locale))
        case 4: parse(text, UInt8(), IntegerFormatStyle<UInt8>.number.locale(locale))
        case 5:
            parse(
                text, Date(timeIntervalSince1970: 0), Date.FormatStyle(date: .numeric, time: .shortened).locale(locale))
        case 6: parse(text, Date(timeIntervalSince1970: 0), Date.ISO8601FormatStyle())
        case 7: check(Text(first, format: .number.precision(.fractionLength(2))))
        case 8: check(Text(Date(timeIntervalSince1970: first), style: .relative))
        case 9: check(Text(Date(timeIntervalSince1970: first), style: .offset))
        case 10: check(Text(Date(timeIntervalSince1970: first), style: .timer))
        case 11: check(Text(Date(timeIntervalSince1970: first), style: .date))
        case 12: check(Text(Date(timeIntervalSince1970: first), style: .time))
        case 13:
            guard first <= second else { return }
            let range = Date(timeIntervalSince1970: first)...Date(timeIntervalSince1970: second)
            check(Text(range))
        case 14:
            guard first <= second else { return }
            let range = Date(timeIntervalSince1970: first)...Date(timeIntervalSince1970: second)
            check(Text(timerInterval: range, countsDown: text.isEmpty, showsHours: text.utf8.count == 1))
        default: check(Text("\(first) \(Int(exactly: second) ?? 0) \(Float(first))"))
        }
    }

    /// Types into a field as a browser does, and shows the value.
    @MainActor
    private static func parse<F: ParseableFormatStyle>(_ text: String, _ value: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        var value = value
        let field = Binding<F.FormatInput>(get: { value }, set: { value = $0 }).text(format)
        field.wrappedValue = text
        expect(field.wrappedValue.utf8.count <= 2000, "a value of \(field.wrappedValue.utf8.count) bytes")
        check(Text(value, format: format))
    }

    @MainActor
    private static func check(_ text: Text) {
        let shown = text.string(in: EnvironmentValues())
        expect(shown.utf8.count <= 2000, "a text of \(shown.utf8.count) bytes")
    }
}
