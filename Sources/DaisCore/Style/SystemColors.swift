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
