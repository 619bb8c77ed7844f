// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import DaisCore

@Suite("Paints")
struct PaintTests {
    private func css<S: ShapeStyle>(_ style: S) -> String { style._paint().css }

    // MARK: Gradients

    @Test("the radii of an elliptical gradient are parts of the width and height")
    func ellipse() {
        #expect(
            css(EllipticalGradient(colors: [.red, .blue]))
                == "radial-gradient(50% 50% at 50% 50%,var(--red) 0%,var(--blue) 100%)")
        #expect(
            css(
                EllipticalGradient(
                    gradient: Gradient(colors: [.red, .blue]), center: .top, startRadiusFraction: 0.2,
                    endRadiusFraction: 0.8))
                == "radial-gradient(80% 80% at 50% 0%,var(--red) 25%,var(--blue) 100%)")
        let stops = [Gradient.Stop(color: .red, location: 0.5)]
        #expect(!css(EllipticalGradient(stops: stops, endRadiusFraction: 0)).contains("nan"))
    }

    @Test("every kind of gradient has a form with a gradient, with colors, with stops and with a color space")
    func forms() {
        let gradient = Gradient(colors: [.red, .blue]), any = gradient.colorSpace(.perceptual), stops = gradient.stops
        func equal(_ forms: [AnyShapeStyle], _ perceptual: AnyShapeStyle) {
            #expect(Set(forms.map { $0._paint().css }).count == 1)
            #expect(perceptual._paint().css.contains(" in oklab,"))
            #expect(perceptual._paint().css.replacing(" in oklab", with: "") == forms[0]._paint().css)
        }
        func style<S: ShapeStyle>(_ style: S) -> AnyShapeStyle { AnyShapeStyle(style) }
        equal(
            [
                style(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)),
                style(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
                style(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom)),
            ], style(.linearGradient(any, startPoint: .top, endPoint: .bottom)))
        equal(
            [
                style(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 9)),
                style(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)),
                style(.radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 9)),
            ], style(.radialGradient(any, endRadius: 9)))
        equal(
            [
                style(.ellipticalGradient(gradient)), style(.ellipticalGradient(colors: [.red, .blue])),
                style(.ellipticalGradient(stops: stops)),
            ], style(.ellipticalGradient(any)))
        equal(
            [
                style(.angularGradient(gradient, center: .center, startAngle: .zero, endAngle: .degrees(90))),
                style(.angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90))),
            ], style(.angularGradient(any, startAngle: .zero, endAngle: .degrees(90))))
        equal(
            [
                style(.conicGradient(gradient, center: .center)),
                style(.conicGradient(colors: [.red, .blue], center: .center)),
                style(.conicGradient(stops: stops, center: .center)),
            ], style(.conicGradient(any)))
    }

    @Test("a mesh gradient takes resolved colors and a color space")
    func mesh() {
        let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let colors: [Color.Resolved] = (0..<4).map { Color.Resolved(red: Float($0) / 4, green: 0, blue: 0) }
        let device = MeshGradient(width: 2, height: 2, points: points, resolvedColors: colors)
        #expect(css(device) == css(MeshGradient(width: 2, height: 2, points: points, colors: colors.map { Color($0) })))
        var perceptual = device
        perceptual.colorSpace = .perceptual
        #expect(css(perceptual).ranges(of: " in oklab").count == 5)
        #expect(css(perceptual).replacing(" in oklab", with: "") == css(device))
    }

    // MARK: Mixtures

    @Test("colors are mixed perceptually by default, and resolve to what a browser mixes")
    func mixtures() {
        #expect(Color.red.mix(with: .blue, by: 0.25).css == "color-mix(in oklab,var(--blue) 25%,var(--red))")
        #expect(
            Color.red.mix(with: .blue, by: 0.25, in: .device).css == "color-mix(in srgb,var(--blue) 25%,var(--red))")
        let white = Color(red: 1, green: 1, blue: 1), blue = Color(red: 0, green: 0, blue: 1)
        let mixed = blue.mix(with: white, by: 0.5).resolve(in: EnvironmentValues())
        #expect(mixed.description == "#74A3FFFF")
        let same = blue.mix(with: blue, by: 0.5).resolve(in: EnvironmentValues())
        #expect(same.description == "#0000FFFF")
    }

    // MARK: Shadows, images and system styles

    @Test("shadows keep the style and its opacity, and the first one is in front")
    func shadows() {
        let paint = Color.red.shadow(.inner(color: .black, radius: 3)).shadow(.drop(color: .blue, radius: 6, y: 2))
            .opacity(0.5)._paint()
        #expect(paint.css == "color-mix(in srgb,var(--red) 50%,transparent)")
        #expect(paint.shadows.map(\.box) == ["inset 0 0 3px #000", "0 2px 6px var(--blue)"])
    }

    @Test("an inner shadow outside of a box is a filter that a page receives once")
    @MainActor func filters() {
        let sprite = SpriteSheet()
        let shadow = ShadowStyle.inner(radius: 3, y: 1)
        shadow.filter.send(to: sprite)
        let sent = sprite.takeNew()
        #expect(sent?.hasPrefix("<filter id=\"\(shadow.filter.css.dropFirst(5).dropLast())\"") == true)
        shadow.filter.send(to: sprite)
        #expect(sprite.takeNew() == nil)
        #expect(ShadowStyle.inner(radius: 4, y: 1).filter != shadow.filter)
    }

    @Test("an image paint repeats its picture, smaller with a scale")
    func images() throws {
        let picture = try #require(UIImage(data: Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)))
        let paint = ImagePaint(image: Image(uiImage: picture))._paint()
        #expect(paint.isImage && paint.css.hasPrefix("url(\"data:image/svg+xml;base64,"))
        let small = AnyShapeStyle(.image(Image(uiImage: picture), scale: 0.5))._paint()
        #expect(small.css.hasPrefix("image-set(url(\"data:") && small.css.hasSuffix("\") 2x)"))
        let sized = try #require(
            UIImage(data: Data("<svg xmlns='http://www.w3.org/2000/svg' width='20' height='30px'/>".utf8)))
        let half = ImagePaint(image: Image(uiImage: sized), scale: 0.5)._paint()
        #expect(half.css.hasPrefix("url(") && half.size == CGSize(width: 10, height: 15))
        #expect(ImagePaint(image: Image(systemName: "star"))._paint() == _Paint("transparent"))
    }

    @Test("system styles are the colors of their parts of the page")
    func system() {
        #expect(css(AnyShapeStyle(.link)) == "var(--blue)")
        #expect(css(AnyShapeStyle(.selection)) == "color-mix(in srgb,var(--tint) 20%,transparent)")
        #expect(css(AnyShapeStyle(.windowBackground)) == "var(--bg)")
    }
}
