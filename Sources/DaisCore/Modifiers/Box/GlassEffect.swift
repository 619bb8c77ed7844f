// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The glass of an effect: its transparency, its tint and its reaction to presses.
///
/// ```swift
/// Label("Flights", systemImage: "airplane").padding()
///     .glassEffect(.regular.tint(.orange).interactive())
/// ```
/// Browsers blur what is behind the glass. They do not bend light at its edges.
public struct Glass: Equatable, Sendable {
    private enum Kind { case regular, clear, identity }
    private let kind: Kind
    private var color: Color?
    /// Indicates whether presses brighten the glass.
    private(set) var isInteractive = false

    /// Glass that blurs what is behind it.
    public static var regular: Glass { Glass(kind: .regular) }
    /// Clear glass, for content in front of pictures.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass at all.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Returns the glass with a tint, or without one.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }

    /// Returns the glass with, or without, a reaction to presses.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isInteractive = isEnabled
        return glass
    }

    /// The glass in CSS, or `nil` for none.
    var paint: _Paint? {
        let isClear = kind == .clear
        guard kind != .identity else { return nil }
        let base = color.map { "color-mix(in srgb,\($0.css) \(isClear ? 35 : 70)%,transparent)" }
        return _Paint(
            base ?? "color-mix(in srgb,var(--bg3) \(isClear ? 14 : 50)%,transparent)",
            backdrop: isClear ? "blur(3px) saturate(1.4)" : "blur(14px) saturate(1.8)")
    }
}

/// The default shape of a glass effect: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    nonisolated public init() {}
    /// Returns a capsule.
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
    /// The outline of a capsule.
    nonisolated public var _outline: _ShapeOutline? { Capsule()._outline }
}

extension View {
    /// Puts glass behind the view.
    ///
    /// ```swift
    /// Text("12:30").padding().glassEffect()
    /// ```
    ///
    /// - Parameters:
    ///   - glass: The kind of glass.
    ///   - shape: The shape of the glass. Edges and shadows need a shape with corners, a capsule, a circle or an ellipse.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        modifier(GlassModifier(glass: glass, outline: shape._outline))
    }

    /// Returns the view unchanged: in a browser, glass does not melt together, and moves as other views do.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }
}

extension View {
    /// Returns the view unchanged: in a browser, the glass of several views does not become one piece.
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }
}

nonisolated struct GlassModifier: BoxModifier {
    let glass: Glass
    let outline: _ShapeOutline?

    @MainActor static var layer: BoxLayer { .background }

    @MainActor func apply(to appearance: inout Appearance) {
        guard let paint = glass.paint else { return }
        appearance.require(.glass)
        appearance.fillBehind(paint)
        appearance.addClass("glass")
        if glass.isInteractive { appearance.addClass("lively") }
        if let outline, outline.radius != "0" { appearance.set("border-radius", outline.radius) }
    }
}

/// A group of glass effects.
///
/// ```swift
/// GlassEffectContainer(spacing: 20) {
///     HStack { Text("1").padding().glassEffect() }
/// }
/// ```
/// In a browser, the effects stay apart, however close they are.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - spacing: The distance at which glass melts together on other platforms.
    ///   - content: The views with the effects.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The content, unchanged.
    @MainActor public var body: some View { content }
}

extension FeatureStyle {
    fileprivate static let glass = FeatureStyle(
        "glass",
        """
        .glass {
          box-shadow: inset 0 0 0 .5px rgb(255 255 255/.35), inset 0 1px 1px rgb(255 255 255/.35),
            0 0 0 .5px rgb(0 0 0/.08), 0 6px 22px rgb(0 0 0/.14)
        }
        .lively { transition: scale .2s, filter .2s }
        .lively:active { scale: 1.04; filter: brightness(1.08) }
        @media (forced-colors: active) { .glass { border: 1px solid } }
        """)
}
