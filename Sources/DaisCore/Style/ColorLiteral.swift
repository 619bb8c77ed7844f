// SPDX-License-Identifier: Apache-2.0

/// The type of a color literal, which Xcode's color picker writes into source:
/// ```swift
/// let accent = Color(#colorLiteral(red: 0.2, green: 0.4, blue: 1, alpha: 1))
/// ```
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates the color of a literal from sRGB components from 0 to 1.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
}
