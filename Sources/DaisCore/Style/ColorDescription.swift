// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Color {
    /// The color as SwiftUI prints it: `red`, `#FF8000FF` for components, or `50% red` with an opacity.
    ///
    /// ```swift
    /// Text(String(describing: Color.red))     // red
    /// ```
    public var description: String {
        if let name = Self.names[css] { return name }
        if let (base, opacity) = Self.mixed(css) { return "\(opacity)% \(Color(css: base))" }
        return Self.hexadecimal(css) ?? css
    }

    private static let names: [String: String] = {
        let colors: [(String, Color)] = [
            ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
            ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
            ("pink", .pink), ("brown", .brown), ("white", .white), ("gray", .gray), ("black", .black),
            ("clear", .clear), ("primary", .primary), ("secondary", .secondary), ("accentColor", .accentColor),
        ]
        return Dictionary(colors.map { ($0.1.css, $0.0) }) { first, _ in first }
    }()

    /// Returns the parts of what ``opacity(_:)`` makes.
    private static func mixed(_ css: String) -> (base: String, opacity: String)? {
        let (start, end) = ("color-mix(in srgb,", "%,transparent)")
        guard css.hasPrefix(start), css.hasSuffix(end) else { return nil }
        let inner = css.dropFirst(start.count).dropLast(end.count)
        guard let space = inner.lastIndex(of: " ") else { return nil }
        return (String(inner[..<space]), String(inner[inner.index(after: space)...]))
    }

    /// Returns `rgb(255 128 0 / 0.5)` as `#FF800080`.
    private static func hexadecimal(_ css: String) -> String? {
        guard css.hasPrefix("rgb("), css.hasSuffix(")") else { return nil }
        let parts = css.dropFirst(4).dropLast().split { $0 == " " || $0 == "/" }.compactMap { Double($0) }
        guard parts.count >= 3 else { return nil }
        let bytes = parts.prefix(3) + [(parts.count > 3 ? parts[3] : 1) * 255]
        return "#" + bytes.map { String(format: "%02X", Int(clamping: $0.rounded(), in: 0...255)) }.joined()
    }
}
