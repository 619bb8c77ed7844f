// SPDX-License-Identifier: Apache-2.0

// Colors that the client's own style sheet uses are variables there. The others travel with the rules that use them.

extension Color {
    /// A red that adapts to light and dark appearance.
    public static let red = Color(css: "var(--red)")
    /// An orange that adapts to light and dark appearance.
    public static let orange = Color(css: "light-dark(#ff9500,#ff9f0a)")
    /// A yellow that adapts to light and dark appearance.
    public static let yellow = Color(css: "light-dark(#ffcc00,#ffd60a)")
    /// A green that adapts to light and dark appearance.
    public static let green = Color(css: "var(--green)")
    /// A mint that adapts to light and dark appearance.
    public static let mint = Color(css: "light-dark(#00c7be,#63e6e2)")
    /// A teal that adapts to light and dark appearance.
    public static let teal = Color(css: "light-dark(#30b0c7,#40cbe0)")
    /// A cyan that adapts to light and dark appearance.
    public static let cyan = Color(css: "light-dark(#32ade6,#64d2ff)")
    /// A blue that adapts to light and dark appearance.
    public static let blue = Color(css: "var(--blue)")
    /// An indigo that adapts to light and dark appearance.
    public static let indigo = Color(css: "light-dark(#5856d6,#5e5ce6)")
    /// A purple that adapts to light and dark appearance.
    public static let purple = Color(css: "light-dark(#af52de,#bf5af2)")
    /// A pink that adapts to light and dark appearance.
    public static let pink = Color(css: "light-dark(#ff2d55,#ff375f)")
    /// A brown that adapts to light and dark appearance.
    public static let brown = Color(css: "light-dark(#a2845e,#ac8e68)")
    /// White in every appearance.
    public static let white = Color(css: "#fff")
    /// A neutral gray that adapts to the appearance.
    public static let gray = Color(css: "var(--gray)")
    /// Black in every appearance.
    public static let black = Color(css: "#000")
    /// A fully transparent color.
    public static let clear = Color(css: "transparent")
    /// The color of primary text.
    public static let primary = Color(css: "var(--label)")
    /// The color of secondary text, a weaker primary.
    public static let secondary = Color(css: "var(--label2)")
    /// The accent color of the surroundings; see `tint(_:)`.
    public static let accentColor = Color(css: "var(--tint)")
}

extension ShapeStyle where Self == Color {
    /// A red that adapts to light and dark appearance.
    public static var red: Color { Color.red }
    /// An orange that adapts to light and dark appearance.
    public static var orange: Color { Color.orange }
    /// A yellow that adapts to light and dark appearance.
    public static var yellow: Color { Color.yellow }
    /// A green that adapts to light and dark appearance.
    public static var green: Color { Color.green }
    /// A mint that adapts to light and dark appearance.
    public static var mint: Color { Color.mint }
    /// A teal that adapts to light and dark appearance.
    public static var teal: Color { Color.teal }
    /// A cyan that adapts to light and dark appearance.
    public static var cyan: Color { Color.cyan }
    /// A blue that adapts to light and dark appearance.
    public static var blue: Color { Color.blue }
    /// An indigo that adapts to light and dark appearance.
    public static var indigo: Color { Color.indigo }
    /// A purple that adapts to light and dark appearance.
    public static var purple: Color { Color.purple }
    /// A pink that adapts to light and dark appearance.
    public static var pink: Color { Color.pink }
    /// A brown that adapts to light and dark appearance.
    public static var brown: Color { Color.brown }
    /// White in every appearance.
    public static var white: Color { Color.white }
    /// A neutral gray that adapts to the appearance.
    public static var gray: Color { Color.gray }
    /// Black in every appearance.
    public static var black: Color { Color.black }
    /// A fully transparent color.
    public static var clear: Color { Color.clear }
}

/// A color under its UIKit name, for source that uses `Color(uiColor:)`.
public struct UIColor: Hashable, Sendable {
    let color: Color
    private init(_ css: String) { color = Color(css: css) }

    /// Creates a color from sRGB components from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }
    /// Creates a gray from a brightness and an opacity from 0 to 1.
    public init(white: Double, alpha: Double) { color = Color(white: white, opacity: alpha) }
    /// Creates a UIKit color from a SwiftUI color.
    public init(_ color: Color) { self.color = color }

    /// Returns the color with its opacity multiplied by a factor from 0 to 1.
    public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(color.opacity(alpha)) }

    /// The color of primary text.
    public static let label = UIColor("var(--label)")
    /// The color of secondary text.
    public static let secondaryLabel = UIColor("var(--label2)")
    /// The color of tertiary text.
    public static let tertiaryLabel = UIColor("var(--label3)")
    /// The color of quaternary text.
    public static let quaternaryLabel = UIColor("light-dark(#3c3c432e,#ebebf529)")
    /// The color of placeholders in fields.
    public static let placeholderText = UIColor("var(--label3)")
    /// The background of a page.
    public static let systemBackground = UIColor("var(--bg)")
    /// The background of content on a page.
    public static let secondarySystemBackground = UIColor("var(--bg2)")
    /// The background of content on a secondary background.
    public static let tertiarySystemBackground = UIColor("var(--bg3)")
    /// The background of a grouped list.
    public static let systemGroupedBackground = UIColor("var(--gbg)")
    /// The background of the rows of a grouped list.
    public static let secondarySystemGroupedBackground = UIColor("var(--gbg2)")
    /// The background of content in the rows of a grouped list.
    public static let tertiarySystemGroupedBackground = UIColor("var(--gray6)")
    /// The fill of thin shapes.
    public static let systemFill = UIColor("var(--fill)")
    /// The fill of medium-sized shapes.
    public static let secondarySystemFill = UIColor("var(--fill2)")
    /// The fill of large shapes.
    public static let tertiarySystemFill = UIColor("var(--fill3)")
    /// The fill of large areas; the same as ``tertiarySystemFill``.
    public static let quaternarySystemFill = UIColor("var(--fill3)")
    /// A translucent line between views.
    public static let separator = UIColor("var(--separator)")
    /// An opaque line between views.
    public static let opaqueSeparator = UIColor("var(--gray4)")
    /// The color of links.
    public static let link = UIColor("var(--blue)")
    /// The accent color of the surroundings.
    public static let tintColor = UIColor("var(--tint)")
    /// The red of ``Color/red``.
    public static let systemRed = UIColor("var(--red)")
    /// The orange of ``Color/orange``.
    public static let systemOrange = UIColor(Color.orange)
    /// The yellow of ``Color/yellow``.
    public static let systemYellow = UIColor(Color.yellow)
    /// The green of ``Color/green``.
    public static let systemGreen = UIColor("var(--green)")
    /// The mint of ``Color/mint``.
    public static let systemMint = UIColor(Color.mint)
    /// The teal of ``Color/teal``.
    public static let systemTeal = UIColor(Color.teal)
    /// The cyan of ``Color/cyan``.
    public static let systemCyan = UIColor(Color.cyan)
    /// The blue of ``Color/blue``.
    public static let systemBlue = UIColor("var(--blue)")
    /// The indigo of ``Color/indigo``.
    public static let systemIndigo = UIColor(Color.indigo)
    /// The purple of ``Color/purple``.
    public static let systemPurple = UIColor(Color.purple)
    /// The pink of ``Color/pink``.
    public static let systemPink = UIColor(Color.pink)
    /// The brown of ``Color/brown``.
    public static let systemBrown = UIColor(Color.brown)
    /// The gray of ``Color/gray``.
    public static let systemGray = UIColor("var(--gray)")
    /// A gray closer to the background than ``systemGray``, on a scale of 2 to 6: 2.
    public static let systemGray2 = UIColor("light-dark(#aeaeb2,#636366)")
    /// A gray closer to the background than ``systemGray``, on a scale of 2 to 6: 3.
    public static let systemGray3 = UIColor("light-dark(#c7c7cc,#48484a)")
    /// A gray closer to the background than ``systemGray``, on a scale of 2 to 6: 4.
    public static let systemGray4 = UIColor("var(--gray4)")
    /// A gray closer to the background than ``systemGray``, on a scale of 2 to 6: 5.
    public static let systemGray5 = UIColor("light-dark(#e5e5ea,#2c2c2e)")
    /// A gray closer to the background than ``systemGray``, on a scale of 2 to 6: 6.
    public static let systemGray6 = UIColor("var(--gray6)")
    /// Pure red.
    public static let red = UIColor("#f00")
    /// Pure green.
    public static let green = UIColor("#0f0")
    /// Pure blue.
    public static let blue = UIColor("#00f")
    /// White.
    public static let white = UIColor("#fff")
    /// Black.
    public static let black = UIColor("#000")
    /// A gray of 50 percent.
    public static let gray = UIColor("#808080")
    /// A fully transparent color.
    public static let clear = UIColor("transparent")
}
