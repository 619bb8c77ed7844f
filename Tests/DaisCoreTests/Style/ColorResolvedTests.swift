// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Foundation
import Testing

@Suite("Resolved colors")
struct ColorResolvedTests {
    private func resolved(_ color: Color, dark: Bool = false) -> String {
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        return color.resolve(in: environment).description
    }

    @Test("colors resolve for the color scheme of the environment")
    func schemes() {
        #expect(resolved(.red) == "#FF3B30FF")
        #expect(resolved(.red, dark: true) == "#FF453AFF")
        #expect(resolved(.secondary) == "#3C3C4399")
        #expect(resolved(.orange, dark: true) == "#FF9F0AFF")
        #expect(resolved(.accentColor) == "#007AFFFF")
        #expect(resolved(.clear) == "#00000000")
        #expect(resolved(.white) == "#FFFFFFFF")
    }

    @Test("components, opacities and mixtures resolve")
    func components() {
        #expect(resolved(Color(red: 1, green: 0.5, blue: 0)) == "#FF8000FF")
        #expect(resolved(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)) == "#FF800080")
        #expect(resolved(Color(.sRGBLinear, red: 1, green: 0.2159, blue: 0)) == "#FF8000FF")
        #expect(resolved(.blue.opacity(0.25)) == "#007AFF40")
        #expect(resolved(Color.white.mix(with: .black, by: 0.25)) == "#AEAEAEFF")
        #expect(resolved(Color.white.mix(with: .black, by: 0.25, in: .device)) == "#BFBFBFFF")
        #expect(resolved(Color.red.opacity(0.5).opacity(0.5)) == "#FF3B3040")
    }

    @Test("white and gray are the same in Display P3, and its red lies outside sRGB")
    func displayP3() {
        #expect(resolved(Color(.displayP3, white: 0.5)) == "#808080FF")
        let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
        #expect(red.red > 1 && red.green < 0)
    }

    @Test("a resolved color is the color it came from, also after it was encoded")
    func roundTrip() throws {
        let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
        let first = color.resolve(in: EnvironmentValues())
        let second = Color(first).resolve(in: EnvironmentValues())
        #expect(first.description == "#336699CC")
        #expect(second.description == first.description)
        #expect(try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(first)) == first)
    }

    @Test("variables are those of the style sheet")
    func variables() throws {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Client/styles/base.css")
            .standardized
        let css = try String(contentsOf: file, encoding: .utf8)
        let known = Set(ColorReader.systemValues.map { "\($0.key): \($0.value);" })
        let colors = css.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.hasPrefix("--") && ($0.contains("#") || $0.contains(": var(")) }
        #expect(Set(colors) == known)
    }

    @Test(
        "a color that is defined by itself or is not one resolves to none",
        arguments: ["var(--a)", "rgb(1 2)", "#12", "x", "f(", ""])
    func unknown(css: String) {
        #expect(ColorReader(isDark: false, values: ["--a": "var(--a)"]).read(css) == nil)
    }
}
