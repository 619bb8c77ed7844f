// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Font {
    /// How heavy the strokes are.
    public struct Weight: Hashable, Sendable {
        /// The value of CSS, 100 to 900.
        let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)

        /// The width of a symbol's lines beside text of this weight, on a grid of 24 units.
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

    /// How wide the letters are; 0 is normal. Shows only with fonts that have such a variation.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        var css: String { (100 + Double(value) * 125).css + "%" }
    }

    /// A family of fonts of the reader's system.
    public enum Design: Hashable, Sendable {
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

    /// The distance of lines.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose

        /// What is added to the line height, in font sizes.
        var extra: Double {
            switch self {
            case .standard: 0
            case .tight: -0.12
            case .loose: 0.12
            }
        }
    }
}
