// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Glass and mesh gradients")
struct GlassTests {
    private func style(_ view: some View) throws -> (style: StyleSet, classes: String) {
        let element = try #require(Screen { view }.all { $0.words == "A" && $0.children.isEmpty }.first)
        return (element.style, element.classes)
    }

    @Test("glass blurs what is behind it, in the shape that is asked for")
    func shapes() throws {
        let (plain, classes) = try style(Text("A").glassEffect())
        #expect(classes.split(separator: " ").contains("glass") && !classes.contains("lively"))
        #expect(plain["backdrop-filter"] == "blur(14px) saturate(1.8)")
        #expect(plain["background-color"] == "color-mix(in srgb,var(--bg3) 50%,transparent)")
        #expect(plain["border-radius"] == Capsule()._outline?.radius)
        let (round, _) = try style(Text("A").glassEffect(.clear, in: .rect(cornerRadius: 12)))
        #expect(round["border-radius"] == "12px" && round["backdrop-filter"] == "blur(3px) saturate(1.4)")
    }

    @Test("a tint colors the glass, and presses change interactive glass only")
    func tint() throws {
        let (tinted, classes) = try style(Text("A").glassEffect(.regular.tint(.red).interactive()))
        #expect(tinted["background-color"] == "color-mix(in srgb,var(--red) 70%,transparent)")
        #expect(classes.split(separator: " ").contains("lively"))
        #expect(Glass.regular.tint(.red).tint(nil).interactive().interactive(false) == .regular)
    }

    @Test("no glass is no glass")
    func identity() throws {
        let (none, classes) = try style(Text("A").glassEffect(.identity))
        #expect(none["background-color"] == nil && !classes.contains("glass"))
    }

    @Test("a glass button runs its action, and its label is on glass")
    func button() throws {
        var presses = 0
        let screen = Screen {
            GlassEffectContainer {
                Button("Go") { presses += 1 }.buttonStyle(.glass)
                Button("Pay") { presses += 10 }.buttonStyle(.glassProminent)
                Button("Clear") { presses += 100 }.buttonStyle(.glass(.clear))
            }
        }
        for name in ["Go", "Pay", "Clear"] { screen.button(name).tap() }
        #expect(presses == 111)
        let backgrounds = screen.all("glass").map { $0.style["background-color"] }
        #expect(
            backgrounds == [
                "color-mix(in srgb,var(--bg3) 50%,transparent)", "color-mix(in srgb,var(--tint) 70%,transparent)",
                "color-mix(in srgb,var(--bg3) 14%,transparent)",
            ])
    }

    @Test("a mesh gradient has a color at each of its points")
    func mesh() {
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0.25, 1], [1, 1]],
            colors: [.red, .blue, .green, .black], background: .white)
        #expect(
            mesh._paint().css == """
                radial-gradient(112% 112% at 0% 0%,var(--red),transparent),\
                radial-gradient(112% 112% at 100% 0%,var(--blue),transparent),\
                radial-gradient(112% 112% at 25% 100%,var(--green),transparent),\
                radial-gradient(112% 112% at 100% 100%,\(Color.black.css),transparent),\
                linear-gradient(90deg,var(--green),\(Color.black.css)),\
                linear-gradient(\(Color.white.css),\(Color.white.css))
                """)
        let bent = MeshGradient(
            width: 2, height: 2,
            bezierPoints: mesh.points.map {
                .init(
                    position: $0, leadingControlPoint: $0, topControlPoint: $0, trailingControlPoint: $0,
                    bottomControlPoint: $0)
            }, colors: [.red, .blue, .green, .black], background: .white)
        #expect(bent._paint().css == mesh._paint().css)
    }

    @Test("a mesh gradient that lacks points shows its background")
    func incomplete() {
        let mesh = MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [.red], background: .blue)
        #expect(mesh._paint().css == "var(--blue)")
    }
}

extension MeshGradient {
    fileprivate var points: [SIMD2<Float>] { if case .points(let points) = locations { points } else { [] } }
}
