// SPDX-License-Identifier: Apache-2.0

extension Font {
    /// The roles of text in an app; sizes and line heights are those of iOS and follow the reader's font size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// The class in `Client/styles/text.css` that holds size, line height and weight.
        var className: String? {
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

        /// Size and line height in points.
        var metrics: (size: Double, line: Double) {
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

    public static let largeTitle = Font(.largeTitle)
    public static let title = Font(.title)
    public static let title2 = Font(.title2)
    public static let title3 = Font(.title3)
    public static let headline = Font(.headline)
    public static let subheadline = Font(.subheadline)
    public static let body = Font(.body)
    public static let callout = Font(.callout)
    public static let footnote = Font(.footnote)
    public static let caption = Font(.caption)
    public static let caption2 = Font(.caption2)
}
