// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import DaisCore

@Suite("Colors of UIKit and Core Graphics")
struct UIColorTests {
    private func parts(_ color: UIColor) -> [CGFloat]? {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        return color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) ? [red, green, blue, alpha] : nil
    }

    @Test("a color of a closure has the light and the dark value, which the browser chooses")
    func dynamic() {
        let paper = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 1) : .white }
        #expect(paper.color.css == "light-dark(#fff,rgb(0 0 0))")
        #expect(parts(paper) == [1, 1, 1, 1])
        #expect(parts(paper.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))) == [0, 0, 0, 1])
        #expect(UIColor { _ in .red } == .red)
        #expect(Color(uiColor: paper).resolve(in: .init()).red == 1)
    }

    @Test("components of red, green and blue are read, also of system colors")
    func components() {
        #expect(parts(UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 0.5)) == [0.2, 0.4, 1, 0.5])
        #expect(parts(.systemBlue) == [0, 122.0 / 255, 1, 1])
        #expect(parts(UIColor(Color(css: "unknown(1)"))) == nil)
        var green: CGFloat = 0
        UIColor.green.getRed(nil, green: &green, blue: nil, alpha: nil)
        #expect(green == 1)
    }

    @Test(
        "a hue, a saturation and a brightness lead to a color and back",
        arguments: [(0.0, 0.0, 0.5), (0, 1, 1), (0.25, 0.5, 0.8), (0.5, 1, 0.2), (0.75, 0.25, 1), (0.9, 0.6, 0.6)])
    func hues(hue: Double, saturation: Double, brightness: Double) {
        var (h, s, b) = (CGFloat(0), CGFloat(0), CGFloat(0))
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: nil))
        // Components in CSS are rounded to a tenth of 1/255.
        #expect(abs(h - hue) < 0.002 && abs(s - saturation) < 0.002 && abs(b - brightness) < 0.002)
    }

    @Test("only a gray has a brightness alone")
    func grays() {
        var white: CGFloat = 0
        #expect(UIColor.darkGray.getWhite(&white, alpha: nil) && abs(white - 1 / 3) < 0.001)
        #expect(!UIColor.orange.getWhite(&white, alpha: nil))
    }

    @Test("a color of Core Graphics has four components, and makes the same color again")
    func coreGraphics() {
        let color = CGColor(red: 0.2, green: 0.4, blue: 1, alpha: 0.5)
        #expect(color.components == [0.2, 0.4, 1, 0.5] && color.numberOfComponents == 4 && color.alpha == 0.5)
        #expect(color.copy(alpha: 1) == CGColor(srgbRed: 0.2, green: 0.4, blue: 1, alpha: 1))
        #expect(CGColor(gray: 1, alpha: 1) == UIColor.white.cgColor)
        #expect(Color(cgColor: color) == Color(red: 0.2, green: 0.4, blue: 1, opacity: 0.5))
        #expect(UIColor(cgColor: color).cgColor == color)
        #expect(Color.Resolved(red: 1, green: 0, blue: 0).cgColor.components == [1, 0, 0, 1])
    }

    @Test("a color that depends on the appearance has no color of Core Graphics")
    func appearance() {
        #expect(Color.black.cgColor == CGColor(gray: 0, alpha: 1))
        #expect(Color.primary.cgColor == nil)
    }

    @Test("a color of an asset catalog is found by its name, and another one is not there")
    func named() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dais-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let json = #"{"colors":[{"color":{"components":{"red":"1","green":"0x80","blue":"0.000","alpha":"1.000"}}}]}"#
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        let brand = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
        #expect(parts(brand)?.first == 1)
        #expect(brand.color == Color("Brand", bundle: bundle))
        #expect(UIColor(named: "Other", in: bundle) == nil)
        #expect(Color("Other", bundle: bundle) == Color(red: 1, green: 0, blue: 1))
    }
}
