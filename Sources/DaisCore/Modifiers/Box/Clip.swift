// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Clips the view to its rectangle.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(ClipModifier(outline: .corners([0], inset: 0), polygon: nil))
    }

    /// Clips the view to a shape.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(outline: shape._outline, polygon: shape._outline == nil ? shape.clipPolygon : nil))
    }

    /// Clips the corners of the view.
    ///
    /// - Parameters:
    ///   - radius: The radius of the corners in points.
    ///   - antialiased: A Boolean value without an effect: browsers always smooth edges.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Lets the whole rectangle of the view take clicks. The outline of the shape has no effect.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier())
    }

    /// Sets whether the view and its descendants take taps and pointer events.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}

nonisolated struct ClipModifier: BoxModifier {
    let outline: _ShapeOutline?
    let polygon: String?

    @MainActor static var layer: BoxLayer { .clip }

    @MainActor func apply(to appearance: inout Appearance) {
        switch outline {
        case .circle: appearance.set("clip-path", "circle(closest-side)")
        case .some(let outline):
            appearance.require(.clip)
            appearance.addClass("clip")
            if outline.radius != "0" { appearance.set("border-radius", outline.radius) }
        case nil: appearance.set("clip-path", polygon)
        }
    }
}

extension FeatureStyle {
    // With `hidden` instead, a view that may grow has no least height in a column of Firefox and WebKit. WebKit gives it
    // none with `clip` either, unless it has a basis. Other engines do not know the property that is asked for.
    static let clip = FeatureStyle(
        "clip",
        """
        .clip { overflow: clip }
        @supports (hanging-punctuation: first) { .V > .clip.gy { flex-basis: auto } }
        """)
}

/// A container that only arranges views lets clicks through. With a content shape its whole rectangle takes them.
nonisolated struct ContentShapeModifier: BoxModifier {
    @MainActor static var layer: BoxLayer { .anywhere }
    @MainActor func apply(to appearance: inout Appearance) { appearance.set("pointer-events", "auto") }
}

nonisolated struct HitTestingModifier: BoxModifier {
    let isEnabled: Bool

    @MainActor static var layer: BoxLayer { .anywhere }
    @MainActor func apply(to appearance: inout Appearance) {
        guard !isEnabled else { return }
        appearance.addClass("untouched")
        appearance.layout.obstacles.insert(.untouchable)
    }
}

extension Shape {
    /// The shape as a polygon in percent, which scales with the box. A curve becomes 12 lines.
    fileprivate var clipPolygon: String {
        var points: [CGPoint] = []
        var last = CGPoint.zero
        path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).forEach { element in
            switch element {
            case .move(let to), .line(let to):
                points.append(to)
                last = to
            case .quadCurve(let to, let control):
                for step in 1...12 {
                    let t = CGFloat(step) / 12
                    let u = 1 - t
                    points.append(
                        CGPoint(
                            x: u * u * last.x + 2 * u * t * control.x + t * t * to.x,
                            y: u * u * last.y + 2 * u * t * control.y + t * t * to.y))
                }
                last = to
            case .curve(let to, let a, let b):
                for step in 1...12 {
                    let t = CGFloat(step) / 12
                    let u = 1 - t
                    func mix(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> CGFloat {
                        u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
                    }
                    points.append(CGPoint(x: mix(last.x, a.x, b.x, to.x), y: mix(last.y, a.y, b.y, to.y)))
                }
                last = to
            case .closeSubpath: break
            }
        }
        return "polygon(" + points.map { "\($0.x.css)% \($0.y.css)%" }.joined(separator: ",") + ")"
    }
}
