// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The notation of an interpolated integer.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let prefix: String
    private let isUppercase: Bool
    private let showsPlus: Bool
    private let minDigits: Int

    private init(
        radix: Int, prefix: String = "", isUppercase: Bool = false, showsPlus: Bool = false, minDigits: Int = 0
    ) {
        self.radix = radix
        self.prefix = prefix
        self.isUppercase = isUppercase
        self.showsPlus = showsPlus
        self.minDigits = minDigits
    }

    /// Decimal digits.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
    /// Decimal digits, with a plus sign or with leading zeros.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, showsPlus: explicitPositiveSign, minDigits: minDigits)
    }
    /// Hexadecimal digits.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    /// Hexadecimal digits, with `0x`, in capitals or with leading zeros.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, showsPlus: explicitPositiveSign,
            minDigits: minDigits)
    }
    /// Octal digits.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
    /// Octal digits, with `0o` or with leading zeros.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, prefix: includePrefix ? "0o" : "", showsPlus: explicitPositiveSign, minDigits: minDigits)
    }

    func text(_ value: some BinaryInteger) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: min(max(0, minDigits - digits.count), 100))
        return (value < 0 ? "-" : showsPlus ? "+" : "") + prefix + zeros + digits
    }
}

/// The notation of an interpolated number with a fraction.
public struct OSLogFloatFormatting: Sendable {
    private let specifier: String
    private init(_ specifier: Character, _ precision: Int?, _ showsPlus: Bool, _ isUppercase: Bool) {
        let letter = isUppercase ? specifier.uppercased() : String(specifier)
        // More digits than a number has would only make the line long.
        let digits = precision.map { ".\(min(max(0, $0), 100))" } ?? ""
        self.specifier = "%" + (showsPlus ? "+" : "") + digits + letter
    }

    /// Six digits after the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f", nil, false, false) }
    /// A number of digits after the point.
    public static func fixed(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", precision, explicitPositiveSign, uppercase)
    }
    /// A power of 10, such as `1.500000e+03`.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e", nil, false, false) }
    /// A power of 10 with a number of digits after the point.
    public static func exponential(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", precision, explicitPositiveSign, uppercase)
    }
    /// The shorter of the two others.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g", nil, false, false) }
    /// The shorter of the two others, with a number of significant digits.
    public static func hybrid(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", precision, explicitPositiveSign, uppercase)
    }

    func text(_ value: Double) -> String { String(format: specifier, value) }
}

/// The notation of an interpolated Boolean value.
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `yes` or `no`.
    case answer
}

/// The columns of an interpolated value.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isLeft: Bool

    /// As wide as the value.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: false) }
    /// Spaces before the value, up to a number of columns.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: false)
    }
    /// Spaces after the value, up to a number of columns.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: true)
    }

    func aligned(_ text: String) -> String {
        let spaces = String(repeating: " ", count: min(max(0, columns - text.count), 1000))
        return isLeft ? text + spaces : spaces + text
    }
}
