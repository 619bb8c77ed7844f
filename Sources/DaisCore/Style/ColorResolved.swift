// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Color {
    /// The components of a color in an environment, as ``resolve(in:)`` returns them.
    ///
    /// The components are those of sRGB. A component outside 0 to 1 is a color that sRGB cannot show.
    ///
    /// ```swift
    /// struct Tag: View {
    ///     let color: Color
    ///     @Environment(\.self) private var environment
    ///
    ///     var body: some View {
    ///         let shown = color.resolve(in: environment)
    ///         let isLight = 0.2126 * shown.linearRed + 0.7152 * shown.linearGreen + 0.0722 * shown.linearBlue > 0.18
    ///         Text("New").foregroundStyle(isLight ? .black : .white).background(color)
    ///     }
    /// }
    /// ```
    public struct Resolved: ShapeStyle, Hashable, Codable, CustomStringConvertible {
        /// The red component for calculations with light.
        public var linearRed: Float
        /// The green component for calculations with light.
        public var linearGreen: Float
        /// The blue component for calculations with light.
        public var linearBlue: Float
        /// The opacity from 0 to 1.
        public var opacity: Float

        /// Creates a color from components, which are from 0 to 1 for colors that every screen can show.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let components = ColorComponents(
                colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
            self.init(components)
        }

        init(_ components: ColorComponents) {
            linearRed = Float(ColorComponents.linear(components.red))
            linearGreen = Float(ColorComponents.linear(components.green))
            linearBlue = Float(ColorComponents.linear(components.blue))
            opacity = Float(components.opacity)
        }

        /// The red component of sRGB.
        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.decoded(newValue) }
        }
        /// The green component of sRGB.
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.decoded(newValue) }
        }
        /// The blue component of sRGB.
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.decoded(newValue) }
        }

        /// The color as `#FF8000FF`: red, green, blue and opacity.
        public var description: String {
            "#"
                + [red, green, blue, opacity].map {
                    String(format: "%02X", Int(clamping: Double($0 * 255).rounded(), in: 0...255))
                }.joined()
        }

        /// Returns the color in CSS.
        public func _paint() -> _Paint { Color(self)._paint() }

        private static func encoded(_ linear: Float) -> Float { Float(ColorComponents.encoded(Double(linear))) }
        private static func decoded(_ encoded: Float) -> Float { Float(ColorComponents.linear(Double(encoded))) }
    }

    /// Creates a color from components.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// Returns the components of the color for the color scheme of an environment.
    ///
    /// `accentColor` has the components of the default tint. Browsers resolve a tint themselves, so that it needs no
    /// environment. A color that only browsers know, such as one of an extension, has those of a clear color.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(components(isDark: environment.colorScheme == .dark) ?? .clear)
    }
}
