// SPDX-License-Identifier: Apache-2.0

extension Text {
    /// The size of a text relative to its font.
    public struct Scale: Hashable, Sendable {
        /// The factor of the font's size.
        let factor: Double

        /// The size of the font.
        public static let `default` = Scale(factor: 1)
        /// Four fifths of the font's size, for text beside more important text.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Shows the text smaller than its font says.
    ///
    /// ```swift
    /// Text("10:09") + Text(" AM").textScale(.secondary)
    /// ```
    /// - Parameters:
    ///   - scale: The scale.
    ///   - isEnabled: A Boolean that is `false` to leave the scale as it is.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with { $0.scale = $0.scale ?? scale } : self
    }
}

extension View {
    /// Shows the texts in the view smaller than their fonts say.
    ///
    /// ```swift
    /// HStack(alignment: .firstTextBaseline) {
    ///     Text("72").font(.largeTitle)
    ///     Text("bpm").textScale(.secondary)
    /// }
    /// ```
    /// - Parameters:
    ///   - scale: The scale.
    ///   - isEnabled: A Boolean that is `false` to leave the scale as it is.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        modifier(TextScaleModifier(scale: isEnabled ? scale : nil))
    }
}

nonisolated struct TextScaleModifier: BoxModifier {
    let scale: Text.Scale?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        // The inner of two scales wins; modifiers are applied from the inside out.
        guard let scale, appearance.value(of: "--ts") == nil else { return }
        appearance.require(.textScale)
        appearance.addClass("rescaled")
        appearance.set("--ts", scale.factor.css)
    }
}

extension FeatureStyle {
    // The size of every font is computed from the same variables, so a text inside another is not scaled twice.
    static let textScale = FeatureStyle(
        "text-scale",
        """
        .rescaled, .rescaled .fn { font-size: calc((var(--fs, 1.0625) * var(--u) + var(--fb, 0px)) * var(--ts)) }
        """)
}
