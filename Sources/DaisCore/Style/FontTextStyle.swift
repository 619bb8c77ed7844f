// SPDX-License-Identifier: Apache-2.0

extension Font {
    /// A style of text, with the sizes and line heights of iOS. They scale with the reader's font size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// The styles from 34 to 11 points; `headline` and `body` both have 17.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// The class in `Client/styles/text.css` with the size, the line height and the weight.
        package var className: String? {
            switch self {
            case .largeTitle: "f-large"
            case .title: "f-title"
            case .title2: "f-title2"
            case .title3: "f-title3"
            case .headline: "f-head"
            case .subheadline: "f-sub"
            case .body: nil
            case .callout: "f-call"
            case .footnote: "f-foot"
            case .caption: "f-cap"
            case .caption2: "f-cap2"
            }
        }

        /// The points by which the style grows if body text grows by one. The largest styles grow less, as on iOS.
        var growth: Double {
            switch self {
            case .largeTitle: 0.78
            case .title: 0.87
            case .title2: 0.96
            case .title3, .headline, .body: 1
            default: metrics.size / 17
            }
        }

        /// The size and the line height in points, at the text size `large`.
        package var metrics: (size: Double, line: Double) {
            switch self {
            case .largeTitle: (34, 41)
            case .title: (28, 34)
            case .title2: (22, 28)
            case .title3: (20, 25)
            case .headline, .body: (17, 22)
            case .callout: (16, 21)
            case .subheadline: (15, 20)
            case .footnote: (13, 18)
            case .caption: (12, 16)
            case .caption2: (11, 13)
            }
        }
    }

    /// The font of text without a font: ``body``.
    public static var `default`: Font { .body }
    /// A font of 34 points for large titles.
    public static let largeTitle = Font(.largeTitle)
    /// A font of 28 points for titles.
    public static let title = Font(.title)
    /// A font of 22 points for titles.
    public static let title2 = Font(.title2)
    /// A font of 20 points for titles.
    public static let title3 = Font(.title3)
    /// A semibold font of 17 points for headings.
    public static let headline = Font(.headline)
    /// A font of 15 points for subheadings.
    public static let subheadline = Font(.subheadline)
    /// A font of 17 points for body text.
    public static let body = Font(.body)
    /// A font of 16 points for callouts.
    public static let callout = Font(.callout)
    /// A font of 13 points for footnotes.
    public static let footnote = Font(.footnote)
    /// A font of 12 points for captions.
    public static let caption = Font(.caption)
    /// A font of 11 points for small captions.
    public static let caption2 = Font(.caption2)
}
