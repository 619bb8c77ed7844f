// SPDX-License-Identifier: Apache-2.0

extension Text {
    /// How lines below and through a text are drawn.
    nonisolated public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        var isVisible = true

        /// - Parameter pattern: the line's pattern. It is drawn in the colour of the text.
        public init(pattern: Pattern = .solid) { self.pattern = pattern }

        public static let single = LineStyle()
        static let none: LineStyle = {
            var style = LineStyle()
            style.isVisible = false
            return style
        }()

        public struct Pattern: Hashable, Sendable {
            let css: String
            public static let solid = Pattern(css: "solid")
            public static let dot = Pattern(css: "dotted")
            public static let dash = Pattern(css: "dashed")
            public static let dashDot = Pattern(css: "dashed")
            public static let dashDotDot = Pattern(css: "dotted")
        }
    }
}
