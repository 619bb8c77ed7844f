// SPDX-License-Identifier: Apache-2.0

/// The plural form of a number in a language, according to the Unicode plural rules for cardinal numbers.
///
/// Foundation has the rules, but no API returns a form.
nonisolated enum PluralForm: String, CaseIterable {
    case zero, one, two, few, many, other

    static func of(_ number: Double, language: String) -> PluralForm {
        let size = abs(number)
        let whole = size.rounded(.down)
        let isWhole = size == whole
        let n = whole < 1e15 ? Int(whole) : 1_000_000
        switch language {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yue", "jv", "su", "bo", "dz", "ig", "km":
            return .other
        case "fr", "hy": return n <= 1 ? .one : .other
        case "pt": return n <= 1 ? .one : .other
        case "hi", "bn", "gu", "kn", "fa", "zu", "am", "as": return n == 0 || size == 1 ? .one : .other
        case "ru", "uk", "be": return slavic(n, isWhole)
        case "sr", "hr", "bs": return isWhole ? southSlavic(n) : .other
        case "pl": return polish(n, isWhole)
        case "cs", "sk": return !isWhole ? .many : n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case "lt": return lithuanian(n, isWhole)
        case "lv":
            return n % 10 == 0 || (11...19).contains(n % 100) ? .zero : n % 10 == 1 && n % 100 != 11 ? .one : .other
        case "ro": return isWhole && n == 1 ? .one : !isWhole || n == 0 || (1...19).contains(n % 100) ? .few : .other
        case "sl":
            return !isWhole
                ? .few : n % 100 == 1 ? .one : n % 100 == 2 ? .two : (3...4).contains(n % 100) ? .few : .other
        case "ar": return isWhole ? arabic(n) : .other
        case "he", "iw": return isWhole && n == 1 ? .one : isWhole && n == 2 ? .two : .other
        case "ga": return !isWhole ? .other : irish(n)
        case "cy": return isWhole ? welsh(n) : .other
        case "mt":
            return n == 1
                ? .one
                : n == 2
                    ? .two : n == 0 || (3...10).contains(n % 100) ? .few : (11...19).contains(n % 100) ? .many : .other
        case "mk": return isWhole && n % 10 == 1 && n % 100 != 11 ? .one : .other
        case "is": return !isWhole || n % 10 == 1 && n % 100 != 11 ? .one : .other
        default: return size == 1 ? .one : .other
        }
    }

    private static func slavic(_ n: Int, _ isWhole: Bool) -> PluralForm {
        guard isWhole else { return .other }
        if n % 10 == 1, n % 100 != 11 { return .one }
        return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .many
    }

    private static func southSlavic(_ n: Int) -> PluralForm {
        if n % 10 == 1, n % 100 != 11 { return .one }
        return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .other
    }

    private static func polish(_ n: Int, _ isWhole: Bool) -> PluralForm {
        guard isWhole else { return .other }
        if n == 1 { return .one }
        return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .many
    }

    private static func lithuanian(_ n: Int, _ isWhole: Bool) -> PluralForm {
        guard isWhole else { return .many }
        if n % 10 == 1, !(11...19).contains(n % 100) { return .one }
        return (2...9).contains(n % 10) && !(11...19).contains(n % 100) ? .few : .other
    }

    private static func arabic(_ n: Int) -> PluralForm {
        switch n {
        case 0: .zero
        case 1: .one
        case 2: .two
        default: (3...10).contains(n % 100) ? .few : (11...99).contains(n % 100) ? .many : .other
        }
    }

    private static func irish(_ n: Int) -> PluralForm {
        switch n {
        case 1: .one
        case 2: .two
        case 3...6: .few
        case 7...10: .many
        default: .other
        }
    }

    private static func welsh(_ n: Int) -> PluralForm {
        switch n {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
    }
}
