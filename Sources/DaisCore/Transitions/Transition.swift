// SPDX-License-Identifier: Apache-2.0

/// How a view comes and goes, as a change of the view in two phases.
///
/// ```swift
/// struct Twirl: Transition {
///     func body(content: Content, phase: TransitionPhase) -> some View {
///         content.rotationEffect(.degrees(phase.isIdentity ? 0 : 180)).opacity(phase.isIdentity ? 1 : 0)
///     }
/// }
/// ```
/// The body is evaluated once for each phase, and what differs from the identity is what the browser plays: effects,
/// colours, sizes. Views that the body adds are not shown.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// What of the transition a system that avoids motion may leave out.
    nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
    nonisolated public static var properties: TransitionProperties { TransitionProperties() }

    /// This transition and another one at the same time.
    nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
        ErasedTransition(AnyTransition(self).combined(with: AnyTransition(other)))
    }

    /// The transition with an animation of its own, also where nothing else is animated.
    nonisolated public func animation(_ animation: Animation?) -> some Transition {
        ErasedTransition(AnyTransition(self).animation(animation))
    }
}

/// Where in its coming and going a view is.
@frozen public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }

    /// -1 before it appears, 0 while it is there, 1 after it went.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition is like.
public struct TransitionProperties: Sendable {
    /// Whether it moves things; who prefers less motion sees all of them fade.
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Stands in the body of a transition or a scoped animation for the view itself.
public struct PlaceholderContentView<Value>: PrimitiveView {
    let content: AnyView
    /// Where the content's own transaction is kept while the body has another one.
    let scope: TransactionScope?

    init(_ content: AnyView, scope: TransactionScope? = nil) {
        self.content = content
        self.scope = scope
    }

    @MainActor public static func _mount(_ view: Self, in context: MountContext) -> Node {
        AnyView._mount(view.content, in: context)
    }

    @MainActor public static func _patch(_ node: Node, to view: Self) {
        guard let scope = view.scope else { return AnyView._patch(node, to: view.content) }
        let inner = node.tree.carried
        node.tree.carried = scope.outer
        AnyView._patch(node, to: view.content)
        node.tree.carried = inner
    }
}
