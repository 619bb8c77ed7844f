// SPDX-License-Identifier: Apache-2.0

// The names of the system's roles and of fixed colors.

extension UIColor {
    /// The color of primary text.
    public static let label = UIColor(css: "var(--label)")
    /// The color of secondary text.
    public static let secondaryLabel = UIColor(css: "var(--label2)")
    /// The color of tertiary text.
    public static let tertiaryLabel = UIColor(css: "var(--label3)")
    /// The color of quaternary text.
    public static let quaternaryLabel = UIColor(css: "light-dark(#3c3c432e,#ebebf529)")
    /// The color of placeholders in fields.
    public static let placeholderText = UIColor(css: "var(--label3)")
    /// The background of a page.
    public static let systemBackground = UIColor(css: "var(--bg)")
    /// The background of content on a page.
    public static let secondarySystemBackground = UIColor(css: "var(--bg2)")
    /// The background of content on a secondary background.
    public static let tertiarySystemBackground = UIColor(css: "var(--bg3)")
    /// The background of a grouped list.
    public static let systemGroupedBackground = UIColor(css: "var(--gbg)")
    /// The background of the rows of a grouped list.
    public static let secondarySystemGroupedBackground = UIColor(css: "var(--gbg2)")
    /// The background of content in the rows of a grouped list.
    public static let tertiarySystemGroupedBackground = UIColor(css: "var(--gray6)")
    /// The fill of thin shapes.
    public static let systemFill = UIColor(css: "var(--fill)")
    /// The fill of medium-sized shapes.
    public static let secondarySystemFill = UIColor(css: "var(--fill2)")
    /// The fill of large shapes.
    public static let tertiarySystemFill = UIColor(css: "var(--fill3)")
    /// The fill of large areas; the same as ``tertiarySystemFill``.
    public static let quaternarySystemFill = UIColor(css: "var(--fill3)")
    /// A translucent line between views.
    public static let separator = UIColor(css: "var(--separator)")
    /// An opaque line between views.
    public static let opaqueSeparator = UIColor(css: "var(--gray4)")
    /// The color of links.
    public static let link = UIColor(css: "var(--blue)")
    /// The accent color of the surroundings.
    public static let tintColor = UIColor(css: "var(--tint)")
    /// The red of ``Color/red``.
    public static let systemRed = UIColor(css: "var(--red)")
    /// The orange of ``Color/orange``.
    public static let systemOrange = UIColor(Color.orange)
    /// The yellow of ``Color/yellow``.
    public static let systemYellow = UIColor(Color.yellow)
    /// The green of ``Color/green``.
    public static let systemGreen = UIColor(css: "var(--green)")
    /// The mint of ``Color/mint``.
    public static let systemMint = UIColor(Color.mint)
    /// The teal of ``Color/teal``.
    public static let systemTeal = UIColor(Color.teal)
    /// The cyan of ``Color/cyan``.
    public static let systemCyan = UIColor(Color.cyan)
    /// The blue of ``Color/blue``.
    public static let systemBlue = UIColor(css: "var(--blue)")
    /// The indigo of ``Color/indigo``.
    public static let systemIndigo = UIColor(Color.indigo)
    /// The purple of ``Color/purple``.
    public static let systemPurple = UIColor(Color.purple)
    /// The pink of ``Color/pink``.
    public static let systemPink = UIColor(Color.pink)
    /// The brown of ``Color/brown``.
    public static let systemBrown = UIColor(Color.brown)
    /// The gray of ``Color/gray``.
    public static let systemGray = UIColor(css: "var(--gray)")
    /// A gray closer to the background than ``systemGray``, on a scale of 2 to 6: 2.
    public static let systemGray2 = UIColor(css: "light-dark(#aeaeb2,#636366)")
    /// A gray closer to the background than ``systemGray``, on a scale of 2 to 6: 3.
    public static let systemGray3 = UIColor(css: "light-dark(#c7c7cc,#48484a)")
    /// A gray closer to the background than ``systemGray``, on a scale of 2 to 6: 4.
    public static let systemGray4 = UIColor(css: "var(--gray4)")
    /// A gray closer to the background than ``systemGray``, on a scale of 2 to 6: 5.
    public static let systemGray5 = UIColor(css: "light-dark(#e5e5ea,#2c2c2e)")
    /// A gray closer to the background than ``systemGray``, on a scale of 2 to 6: 6.
    public static let systemGray6 = UIColor(css: "var(--gray6)")
    /// Pure red.
    public static let red = UIColor(css: "#f00")
    /// Pure green.
    public static let green = UIColor(css: "#0f0")
    /// Pure blue.
    public static let blue = UIColor(css: "#00f")
    /// Cyan, of green and blue.
    public static let cyan = UIColor(css: "#0ff")
    /// Yellow, of red and green.
    public static let yellow = UIColor(css: "#ff0")
    /// Magenta, of red and blue.
    public static let magenta = UIColor(css: "#f0f")
    /// An orange of red and half of green.
    public static let orange = UIColor(css: "#ff8000")
    /// A purple of half of red and half of blue.
    public static let purple = UIColor(css: "#800080")
    /// A brown of 60 percent red, 40 percent green and 20 percent blue.
    public static let brown = UIColor(css: "#963")
    /// White.
    public static let white = UIColor(css: "#fff")
    /// A gray of two thirds.
    public static let lightGray = UIColor(css: "#aaa")
    /// A gray of 50 percent.
    public static let gray = UIColor(css: "#808080")
    /// A gray of one third.
    public static let darkGray = UIColor(css: "#555")
    /// Black.
    public static let black = UIColor(css: "#000")
    /// A fully transparent color.
    public static let clear = UIColor(css: "transparent")
    /// The color of text on light backgrounds, in every appearance.
    public static let darkText = UIColor(css: "#000")
    /// The color of text on dark backgrounds, in every appearance.
    public static let lightText = UIColor(css: "#fff9")
}
