// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Formats numbers for localized texts with the grouping and digits of the language.
nonisolated enum NumberText {
    private struct Known {
        let usesLatinDigits: Bool
        let signed: IntegerFormatStyle<Int64>
        let unsigned: IntegerFormatStyle<UInt64>
    }
    private static let known = Mutex<[String: Known]>([:])

    private static func known(_ locale: Locale) -> Known {
        known.withLock { all in
            if let one = all[locale.identifier] { return one }
            if all.count > 500 { all = [:] }
            let one = Known(
                usesLatinDigits: locale.numberingSystem.identifier == "latn",
                signed: IntegerFormatStyle(locale: locale), unsigned: IntegerFormatStyle(locale: locale))
            all[locale.identifier] = one
            return one
        }
    }

    static func usesLatinDigits(in locale: Locale) -> Bool { known(locale).usesLatinDigits }

    /// Returns a specifier that asks for a special format, such as `%05d` or `%x`, and `nil` for a plain number.
    static func custom(_ specifier: String) -> String? {
        switch specifier {
        case "%lld", "%d", "%ld", "%i", "%li", "%lli", "%llu", "%lu", "%u", "%@", "%zd", "%arg": nil
        default: specifier
        }
    }

    static func string(_ value: Int64, _ specifier: String?, _ locale: Locale) -> String {
        if let specifier { return String(format: wide(specifier), locale: locale, value) }
        let known = known(locale)
        // Numbers up to three digits have no grouping: ICU takes 0.6 µs for them, this takes 0.05 µs.
        if known.usesLatinDigits, (0..<1000).contains(value) { return String(value) }
        return known.signed.format(value)
    }

    static func string(_ value: UInt64, _ specifier: String?, _ locale: Locale) -> String {
        if let specifier { return String(format: wide(specifier), locale: locale, value) }
        let known = known(locale)
        if known.usesLatinDigits, value < 1000 { return String(value) }
        return known.unsigned.format(value)
    }

    static func string(_ value: Double, _ specifier: String, _ locale: Locale) -> String {
        guard let kind = specifier.last, "fFeEgGaA".contains(kind) else {
            return String(format: "%lf", locale: locale, value)
        }
        // A length such as `ll` would make the formatter read a longer number than the one passed.
        return String(format: specifier.filter { !"hlqztj".contains($0) }, locale: locale, value)
    }

    /// Widens an integer specifier to 64 bits, because all integers are passed as 64 bits and `%d` would read half of
    /// them.
    private static func wide(_ specifier: String) -> String {
        guard let kind = specifier.last, "diuxXo".contains(kind) else { return kindless(specifier) }
        return specifier.dropLast().filter { !"hlqztj".contains($0) } + "ll" + String(kind)
    }

    private static func kindless(_ specifier: String) -> String { "%lld" }
}
