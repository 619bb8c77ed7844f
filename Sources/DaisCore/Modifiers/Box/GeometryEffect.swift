// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An effect that transforms the rendering of a view depending on its size, without affecting layout.
///
/// ```swift
/// struct Shake: GeometryEffect {
///     var shakes: CGFloat
///     var animatableData: CGFloat {
///         get { shakes }
///         set { shakes = newValue }
///     }
///     func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(translationX: 8 * sin(shakes * .pi * 2), y: 0))
///     }
/// }
/// ```
/// The browser measures the size; it is zero until the first measurement arrives, one round trip after insertion.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform for a size in points.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Fails, because the effect is applied to elements and has no body.
    public func body(content: Content) -> Never { fatalError("\(Self.self) changes elements and has no body") }

    /// Mounts the effect.
    public static func _mount<V: View>(_ modifier: Self, on content: V, in context: _MountContext) -> _Node {
        SizedEffect._mount(SizedEffect(effect: modifier), on: content, in: context)
    }

    /// Updates the effect.
    public static func _patch<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        SizedEffect._patch(node, to: SizedEffect(effect: modifier), on: content)
    }

    /// Returns the effect unchanged, because effects never affect layout in a browser.
    nonisolated public func ignoredByLayout() -> Self { self }
}

nonisolated struct SizedEffect<Effect: GeometryEffect>: ViewModifier, BuiltInModifier, Animatable {
    var effect: Effect
    @State private var size = CGSize.zero

    @MainActor init(effect: Effect) { self.effect = effect }

    @MainActor var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(MatrixModifier(transform: effect.effectValue(size: size)))
            .modifier(GeometryChangeModifier(transform: \.size, action: { size = $1 }, waits: false))
    }
}

nonisolated struct MatrixModifier: BoxModifier {
    let transform: ProjectionTransform

    @MainActor static var layer: BoxLayer { .frame }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.set("transform", transform.css)
        appearance.set("transform-origin", "0 0")
    }
}

extension View {
    /// Transforms the rendering of the view around its top left corner, without affecting layout.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(MatrixModifier(transform: ProjectionTransform(transform)))
    }

    /// Projects the rendering of the view around its top left corner, without affecting layout.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(MatrixModifier(transform: transform))
    }
}
