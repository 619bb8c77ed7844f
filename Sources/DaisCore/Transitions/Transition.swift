// SPDX-License-Identifier: Apache-2.0

/// A transition for the insertion and removal of a view, defined by the appearance of the view in its phases.
///
/// ```swift
/// struct Twirl: Transition {
///     func body(content: Content, phase: TransitionPhase) -> some View {
///         content.rotationEffect(.degrees(phase.isIdentity ? 0 : 180)).opacity(phase.isIdentity ? 1 : 0)
///     }
/// }
/// ```
/// The body is evaluated once for each phase, and the browser plays the differences to the identity: effects, colors
/// and sizes. Views that the body adds are not shown.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the body.
    associatedtype Body: View
    /// The type of the content.
    typealias Content = PlaceholderContentView<Self>
    /// Returns the appearance of the content in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// The properties of the transition, such as whether it has motion.
    nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
    /// The default properties, with motion.
    nonisolated public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns a transition that plays both transitions simultaneously.
    nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
        ErasedTransition(AnyTransition(self).combined(with: AnyTransition(other)))
    }

    /// Returns the transition with an animation, which it uses instead of that of the transaction.
    nonisolated public func animation(_ animation: Animation?) -> some Transition {
        ErasedTransition(AnyTransition(self).animation(animation))
    }
}

/// The phase of a view in a transition.
@frozen public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    /// A Boolean value that indicates whether the view is fully inserted.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: -1 before the insertion, 0 in between, 1 after the removal.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
    /// A Boolean value that indicates whether the transition moves. If so, users who prefer reduced motion see it fade.
    public var hasMotion: Bool
    /// Creates properties.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
