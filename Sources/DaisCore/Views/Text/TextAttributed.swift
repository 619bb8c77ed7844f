// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Text {
    // Disfavored, because a literal can be an attributed string too and would win over a key without default arguments.
    /// Creates a text with the attributes and links of an attributed string.
    ///
    /// It supports Foundation's `link` and the attributes of `AttributeScopes.SwiftUIAttributes`.
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
            if let url = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
                own.setLink(url.absoluteString, isHandled: text.values.openURL.isCustom)
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
    /// The attributes that texts support, in addition to those of Foundation.
    nonisolated public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The space between letters, in points.
        public let kern: KerningAttribute
        /// The space between letters, in points.
        public let tracking: TrackingAttribute
        /// The distance above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The attributes of Foundation.
        public let foundation: AttributeScopes.FoundationAttributes

        /// The key of ``font``.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Font
            /// The name of the attribute.
            public static let name = "SwiftUI.Font"
        }
        /// The key of ``foregroundColor``.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The key of ``backgroundColor``.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// The key of ``kern``.
        public enum KerningAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Kern"
        }
        /// The key of ``tracking``.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Tracking"
        }
        /// The key of ``baselineOffset``.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.BaselineOffset"
        }
        /// The key of ``underlineStyle``.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// The key of ``strikethroughStyle``.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
    }

    /// The attributes that texts support.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Returns the key of an attribute, for `string.font` and similar expressions.
    nonisolated public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
