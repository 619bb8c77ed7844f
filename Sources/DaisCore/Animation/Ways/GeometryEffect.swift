// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A transformation of what is drawn that depends on the view's size; its place stays.
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
/// The size is the browser's, one round trip after the view has come; until then it is zero.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> Never { fatalError("\(Self.self) changes elements and has no body") }

    public static func _mount<V: View>(_ modifier: Self, on content: V, in context: MountContext) -> Node {
        SizedEffect._mount(SizedEffect(effect: modifier), on: content, in: context)
    }

    public static func _patch<V: View>(_ node: Node, to modifier: Self, on content: V) {
        SizedEffect._patch(node, to: SizedEffect(effect: modifier), on: content)
    }

    /// The effect as it is: a page scrolls and draws by itself.
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
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                size = $0
            }
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
    /// Transforms what is drawn, around the top left; the place it takes stays.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(MatrixModifier(transform: ProjectionTransform(transform)))
    }

    /// Transforms what is drawn, around the top left; the place it takes stays.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(MatrixModifier(transform: transform))
    }
}
