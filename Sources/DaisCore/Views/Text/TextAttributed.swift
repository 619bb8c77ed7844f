// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Text {
    /// A text with the looks and links of an attributed string.
    ///
    /// Understands Foundation's `link` and the attributes of ``AttributeScopes/SwiftUIAttributes``.
    // An attributed string is a literal too, and without default arguments it would win over a key.
    @_disfavoredOverload
    nonisolated public init(_ attributedContent: AttributedString) {
        self.init(AttributedContent(attributedContent))
    }
}

nonisolated final class AttributedContent: TextContent, @unchecked Sendable {
    private let string: AttributedString

    init(_ string: AttributedString) { self.string = string }

    override func resolve(_ text: inout TextResolver, _ attributes: TextAttributes) {
        for run in string.runs {
            var own = TextAttributes()
            own.font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
            own.foreground = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self]?._paint()
            own.background = run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self]?._paint()
            own.spacing =
                (run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
                ?? run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]).map { Double($0) }
            own.baselineOffset = run[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self].map { Double($0) }
            own.underline = run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self]
            own.strikethrough = run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self]
            own.link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self].flatMap {
                SafeLink.checked($0.absoluteString)
            }
            text.append(String(string[run.range].characters), own.inside(attributes))
        }
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? AttributedContent else { return false }
        return string == other.string
    }
}

extension AttributeScopes {
    /// The attributes that texts show, beside those of Foundation.
    nonisolated public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let foundation: AttributeScopes.FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    nonisolated public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
