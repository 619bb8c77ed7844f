// SPDX-License-Identifier: Apache-2.0

// What the client's style sheet needs itself is a variable there; the others travel with the rules that use them.

extension Color {
    public static let red = Color(css: "var(--red)")
    public static let orange = Color(css: "light-dark(#ff9500,#ff9f0a)")
    public static let yellow = Color(css: "light-dark(#ffcc00,#ffd60a)")
    public static let green = Color(css: "var(--green)")
    public static let mint = Color(css: "light-dark(#00c7be,#63e6e2)")
    public static let teal = Color(css: "light-dark(#30b0c7,#40cbe0)")
    public static let cyan = Color(css: "light-dark(#32ade6,#64d2ff)")
    public static let blue = Color(css: "var(--blue)")
    public static let indigo = Color(css: "light-dark(#5856d6,#5e5ce6)")
    public static let purple = Color(css: "light-dark(#af52de,#bf5af2)")
    public static let pink = Color(css: "light-dark(#ff2d55,#ff375f)")
    public static let brown = Color(css: "light-dark(#a2845e,#ac8e68)")
    public static let white = Color(css: "#fff")
    public static let gray = Color(css: "var(--gray)")
    public static let black = Color(css: "#000")
    public static let clear = Color(css: "transparent")
    public static let primary = Color(css: "var(--label)")
    public static let secondary = Color(css: "var(--label2)")
    public static let accentColor = Color(css: "var(--tint)")
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
}

/// The UIKit colours that SwiftUI source names in `Color(uiColor:)`.
public struct UIColor: Hashable, Sendable {
    let color: Color
    private init(_ css: String) { color = Color(css: css) }

    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }
    public init(white: Double, alpha: Double) { color = Color(white: white, opacity: alpha) }
    public init(_ color: Color) { self.color = color }

    public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(color.opacity(alpha)) }

    public static let label = UIColor("var(--label)")
    public static let secondaryLabel = UIColor("var(--label2)")
    public static let tertiaryLabel = UIColor("var(--label3)")
    public static let quaternaryLabel = UIColor("light-dark(#3c3c432e,#ebebf529)")
    public static let placeholderText = UIColor("var(--label3)")
    public static let systemBackground = UIColor("var(--bg)")
    public static let secondarySystemBackground = UIColor("var(--bg2)")
    public static let tertiarySystemBackground = UIColor("var(--bg3)")
    public static let systemGroupedBackground = UIColor("var(--gbg)")
    public static let secondarySystemGroupedBackground = UIColor("var(--gbg2)")
    public static let tertiarySystemGroupedBackground = UIColor("var(--gray6)")
    public static let systemFill = UIColor("var(--fill)")
    public static let secondarySystemFill = UIColor("var(--fill2)")
    public static let tertiarySystemFill = UIColor("var(--fill3)")
    public static let quaternarySystemFill = UIColor("var(--fill3)")
    public static let separator = UIColor("var(--separator)")
    public static let opaqueSeparator = UIColor("var(--gray4)")
    public static let link = UIColor("var(--blue)")
    public static let tintColor = UIColor("var(--tint)")
    public static let systemRed = UIColor("var(--red)")
    public static let systemOrange = UIColor(Color.orange)
    public static let systemYellow = UIColor(Color.yellow)
    public static let systemGreen = UIColor("var(--green)")
    public static let systemMint = UIColor(Color.mint)
    public static let systemTeal = UIColor(Color.teal)
    public static let systemCyan = UIColor(Color.cyan)
    public static let systemBlue = UIColor("var(--blue)")
    public static let systemIndigo = UIColor(Color.indigo)
    public static let systemPurple = UIColor(Color.purple)
    public static let systemPink = UIColor(Color.pink)
    public static let systemBrown = UIColor(Color.brown)
    public static let systemGray = UIColor("var(--gray)")
    public static let systemGray2 = UIColor("light-dark(#aeaeb2,#636366)")
    public static let systemGray3 = UIColor("light-dark(#c7c7cc,#48484a)")
    public static let systemGray4 = UIColor("var(--gray4)")
    public static let systemGray5 = UIColor("light-dark(#e5e5ea,#2c2c2e)")
    public static let systemGray6 = UIColor("var(--gray6)")
    public static let red = UIColor("#f00")
    public static let green = UIColor("#0f0")
    public static let blue = UIColor("#00f")
    public static let white = UIColor("#fff")
    public static let black = UIColor("#000")
    public static let gray = UIColor("#808080")
    public static let clear = UIColor("transparent")
}
