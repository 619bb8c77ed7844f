// SPDX-License-Identifier: Apache-2.0

extension GraphicsContext {
    /// Options of ``GraphicsContext/clip(to:style:options:)``.
    @frozen public struct ClipOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32
        /// Creates options from their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The outside of the path stays visible, and not the inside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// A way in which colors blend with those behind them.
    ///
    /// The modes are those of CSS.
    public struct BlendMode: Hashable, Sendable {
        private let mode: DaisCore.BlendMode

        var css: String? { mode == .normal ? nil : mode.css }

        /// Covers what is behind.
        public static let normal = BlendMode(mode: .normal)
        /// Multiplies the colors, which makes them darker.
        public static let multiply = BlendMode(mode: .multiply)
        /// Multiplies the inverted colors, which makes them lighter.
        public static let screen = BlendMode(mode: .screen)
        /// Multiplies dark colors behind and screens light ones.
        public static let overlay = BlendMode(mode: .overlay)
        /// Keeps the darker color.
        public static let darken = BlendMode(mode: .darken)
        /// Keeps the lighter color.
        public static let lighten = BlendMode(mode: .lighten)
        /// Brightens the colors behind.
        public static let colorDodge = BlendMode(mode: .colorDodge)
        /// Darkens the colors behind.
        public static let colorBurn = BlendMode(mode: .colorBurn)
        /// Darkens or lightens, like a diffused spotlight.
        public static let softLight = BlendMode(mode: .softLight)
        /// Multiplies or screens, like a harsh spotlight.
        public static let hardLight = BlendMode(mode: .hardLight)
        /// Subtracts the darker color from the lighter one.
        public static let difference = BlendMode(mode: .difference)
        /// Subtracts with less contrast.
        public static let exclusion = BlendMode(mode: .exclusion)
        /// Takes the hue, and keeps the saturation and the luminosity behind.
        public static let hue = BlendMode(mode: .hue)
        /// Takes the saturation, and keeps the hue and the luminosity behind.
        public static let saturation = BlendMode(mode: .saturation)
        /// Takes the hue and the saturation, and keeps the luminosity behind.
        public static let color = BlendMode(mode: .color)
        /// Takes the luminosity, and keeps the hue and the saturation behind.
        public static let luminosity = BlendMode(mode: .luminosity)
        /// Adds the colors.
        public static let plusLighter = BlendMode(mode: .plusLighter)
    }
}
