// SPDX-License-Identifier: Apache-2.0

/// Reads colors in CSS, in the forms in which ``Color`` writes them.
package struct ColorReader {
    let isDark: Bool
    /// The values of CSS variables and of `currentColor` that the surroundings set.
    let values: [String: String]

    package init(isDark: Bool, values: [String: String] = [:]) {
        self.isDark = isDark
        self.values = values
    }

    /// The variables of the style sheet (`Client/styles/base.css`).
    package static let systemValues = [
        "--blue": "light-dark(#007aff, #0a84ff)", "--red": "light-dark(#ff3b30, #ff453a)",
        "--green": "light-dark(#34c759, #30d158)", "--gray": "#8e8e93", "--gray4": "light-dark(#d1d1d6, #3a3a3c)",
        "--gray6": "light-dark(#f2f2f7, #1c1c1e)", "--label": "light-dark(#000, #fff)",
        "--label2": "light-dark(#3c3c4399, #ebebf599)", "--label3": "light-dark(#3c3c434d, #ebebf54d)",
        "--bg": "light-dark(#fff, #000)", "--bg2": "var(--gray6)", "--bg3": "light-dark(#fff, #2c2c2e)",
        "--gbg": "light-dark(#f2f2f7, #000)", "--gbg2": "light-dark(#fff, #1c1c1e)",
        "--fill": "light-dark(#78788033, #7878805c)", "--fill2": "light-dark(#78788029, #78788052)",
        "--fill3": "light-dark(#7676801f, #7676803d)", "--separator": "light-dark(#3c3c4349, #54545899)",
        "--tint": "var(--blue)",
    ]

    /// Returns the components of a color, or `nil` for one that only a browser knows.
    package func read(_ css: String) -> ColorComponents? { read(css[...].trimmed, depth: 0) }

    private func read(_ css: Substring, depth: Int) -> ColorComponents? {
        // A variable may be defined by itself.
        guard depth < 16 else { return nil }
        if css == "transparent" { return .clear }
        if css.first == "#" { return hexadecimal(css.dropFirst()) }
        if css == "currentColor" { return values["currentColor"].flatMap { read($0[...].trimmed, depth: depth + 1) } }
        guard let open = css.firstIndex(of: "("), css.last == ")" else { return nil }
        let inner = css[css.index(after: open)...].dropLast()
        switch css[..<open] {
        case "rgb": return numbers(inner, scale: 255).map { ColorComponents(.sRGB, $0) }
        case "color": return space(inner)
        case "light-dark":
            let parts = inner.arguments
            return parts.count == 2 ? read(parts[isDark ? 1 : 0], depth: depth + 1) : nil
        case "var":
            let parts = inner.arguments
            guard let name = parts.first.map(String.init) else { return nil }
            let value = (values[name] ?? Self.systemValues[name])?[...].trimmed ?? (parts.count > 1 ? parts[1] : nil)
            return value.flatMap { read($0, depth: depth + 1) }
        case "color-mix": return mixture(inner.arguments, depth)
        default: return nil
        }
    }

    private func hexadecimal(_ digits: Substring) -> ColorComponents? {
        let wide = digits.count == 3 || digits.count == 4 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard wide.count == 6 || wide.count == 8, let number = UInt32(wide, radix: 16) else { return nil }
        let value = wide.count == 6 ? number << 8 | 0xff : number
        let parts = [24, 16, 8, 0].map { Double(value >> UInt32($0) & 0xff) / 255 }
        return ColorComponents(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }

    /// Reads `255 128 0 / 0.5`.
    private func numbers(_ text: Substring, scale: Double) -> [Double]? {
        let words = text.split { $0 == " " || $0 == "/" || $0 == "," }
        let parts = words.compactMap { Double($0) }
        guard parts.count == words.count, parts.count == 3 || parts.count == 4 else { return nil }
        return parts.prefix(3).map { $0 / scale } + [parts.count > 3 ? parts[3] : 1]
    }

    private func space(_ text: Substring) -> ColorComponents? {
        guard let blank = text.firstIndex(of: " "), let parts = numbers(text[blank...], scale: 1) else { return nil }
        switch text[..<blank] {
        case "srgb": return ColorComponents(.sRGB, parts)
        case "srgb-linear": return ColorComponents(.sRGBLinear, parts)
        case "display-p3": return ColorComponents(.displayP3, parts)
        default: return nil
        }
    }

    /// Reads `in srgb, red 30%, blue`, also with `oklab`.
    private func mixture(_ parts: [Substring], _ depth: Int) -> ColorComponents? {
        guard parts.count == 3, parts[0] == "in srgb" || parts[0] == "in oklab",
            let second = read(parts[2], depth: depth + 1),
            let blank = parts[1].lastIndex(of: " "), parts[1].last == "%",
            let percent = Double(parts[1][blank...].dropFirst().dropLast()),
            let first = read(parts[1][..<blank].trimmed, depth: depth + 1)
        else { return nil }
        return first.mixed(percent / 100, with: second, isPerceptual: parts[0] == "in oklab")
    }
}

extension ColorComponents {
    fileprivate init(_ space: Color.RGBColorSpace, _ parts: [Double]) {
        self.init(space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        guard let start = firstIndex(where: { $0 != " " }), let end = lastIndex(where: { $0 != " " }) else { return "" }
        return self[start...end]
    }

    /// The arguments of a CSS function, which commas separate.
    fileprivate var arguments: [Substring] {
        var found: [Substring] = []
        var (start, depth) = (startIndex, 0)
        for index in indices {
            switch self[index] {
            case "(": depth += 1
            case ")": depth -= 1
            case "," where depth == 0:
                found.append(self[start..<index].trimmed)
                start = self.index(after: index)
            default: break
            }
        }
        return found + [self[start...].trimmed]
    }
}
