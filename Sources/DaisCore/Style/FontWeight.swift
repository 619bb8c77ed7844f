// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Font {
    /// The weight of the strokes.
    public struct Weight: Hashable, Sendable {
        /// The weight in CSS, from 100 to 900.
        let value: Int

        /// The lightest weight, 100 in CSS.
        public static let ultraLight = Weight(value: 100)
        /// A weight of 200 in CSS.
        public static let thin = Weight(value: 200)
        /// A weight of 300 in CSS.
        public static let light = Weight(value: 300)
        /// The default weight, 400 in CSS.
        public static let regular = Weight(value: 400)
        /// A weight of 500 in CSS.
        public static let medium = Weight(value: 500)
        /// A weight of 600 in CSS.
        public static let semibold = Weight(value: 600)
        /// A weight of 700 in CSS.
        public static let bold = Weight(value: 700)
        /// A weight of 800 in CSS.
        public static let heavy = Weight(value: 800)
        /// The heaviest weight, 900 in CSS.
        public static let black = Weight(value: 900)

        /// The line width of a symbol beside text of this weight, on a grid of 24 units.
        var stroke: Double {
            switch value {
            case ..<200: 0.9
            case ..<300: 1.15
            case ..<400: 1.45
            case ..<500: 1.75
            case ..<600: 1.95
            case ..<700: 2.2
            case ..<800: 2.5
            case ..<900: 2.8
            default: 3.1
            }
        }
    }

    /// The width of the letters; 0 is normal. Only fonts with a width variation show it.
    public struct Width: Hashable, Sendable {
        /// The deviation from the normal width. 0.2 is 125 percent.
        public var value: CGFloat

        /// Creates a width from a deviation.
        public init(_ value: CGFloat) { self.value = value }

        /// Half of the normal width.
        public static let compressed = Width(-0.4)
        /// 75 percent of the normal width.
        public static let condensed = Width(-0.2)
        /// The normal width.
        public static let standard = Width(0)
        /// 125 percent of the normal width.
        public static let expanded = Width(0.2)

        var css: String { (100 + Double(value) * 125).css + "%" }
    }

    /// A family of system fonts.
    public enum Design: Hashable, Sendable {
        /// The system font, one with serifs, one with rounded letters, or one with letters of equal width.
        case `default`, serif, rounded, monospaced

        var family: String {
            switch self {
            case .default: "var(--sans)"
            case .serif: "ui-serif,Georgia,serif"
            case .rounded: "ui-rounded,var(--sans)"
            case .monospaced: "var(--mono)"
            }
        }
    }

    /// The line spacing of a font.
    public enum Leading: Hashable, Sendable {
        /// The default spacing, 0.12 font sizes less, or 0.12 font sizes more.
        case standard, tight, loose

        /// The addition to the line height, in font sizes.
        var extra: Double {
            switch self {
            case .standard: 0
            case .tight: -0.12
            case .loose: 0.12
            }
        }
    }
}
