// SPDX-License-Identifier: Apache-2.0

extension Text {
    /// The style of lines below and through a text.
    nonisolated public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?
        var isVisible = true

        /// Creates a line with a pattern, in the color of the text by default.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line.
        public static let single = LineStyle()
        static let none: LineStyle = {
            var style = LineStyle()
            style.isVisible = false
            return style
        }()

        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            let css: String
            /// A solid line.
            public static let solid = Pattern(css: "solid")
            /// A dotted line.
            public static let dot = Pattern(css: "dotted")
            /// A dashed line.
            public static let dash = Pattern(css: "dashed")
            /// Dashes and dots; browsers draw dashes.
            public static let dashDot = Pattern(css: "dashed")
            /// Dashes and pairs of dots; browsers draw dots.
            public static let dashDotDot = Pattern(css: "dotted")
        }
    }
}
