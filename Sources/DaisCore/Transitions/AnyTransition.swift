// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A type-erased transition for the insertion and removal of a view.
///
/// ```swift
/// if isShown { Banner().transition(.move(edge: .top).combined(with: .opacity)) }
/// ```
/// It is visible if the view is inserted or removed in an animated transaction, or if it has an animation of its own.
public struct AnyTransition: @unchecked Sendable {
    typealias Apply = @MainActor (AnyView, TransitionPhase) -> AnyView
    let apply: Apply
    /// A key that identifies transitions with equal bodies, which need not be evaluated again.
    let key: AnyHashable?
    var insertion: Animation?
    var removal: Animation?

    /// Creates a type-erased transition.
    public init<T: Transition>(_ transition: T) {
        if let erased = transition as? ErasedTransition {
            self = erased.base
            return
        }
        nonisolated(unsafe) let transition = transition
        key = (transition as? any Hashable).map { AnyHashable($0) }
        apply = { AnyView(transition.body(content: PlaceholderContentView($0), phase: $1)) }
    }

    private init(_ key: AnyHashable?, _ apply: @escaping Apply) {
        self.key = key
        self.apply = apply
    }

    // MARK: Combinations

    /// Returns a transition that plays both transitions simultaneously.
    public func combined(with other: AnyTransition) -> AnyTransition {
        let (first, second) = (apply, other.apply)
        var result = AnyTransition(Self.pair("+", self, other)) { second(first($0, $1), $1) }
        result.insertion = insertion ?? other.insertion
        result.removal = removal ?? other.removal
        return result
    }

    /// Returns a transition that differs for insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        let (come, go) = (insertion.apply, removal.apply)
        var result = AnyTransition(pair("/", insertion, removal)) { $1 == .didDisappear ? go($0, $1) : come($0, $1) }
        result.insertion = insertion.insertion
        result.removal = removal.removal
        return result
    }

    /// Returns the transition with an animation, which it uses instead of that of the transaction.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        copy.insertion = animation
        copy.removal = animation
        return copy
    }

    /// Returns a transition between two values of a modifier.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition(nil) { AnyView($0.modifier($1.isIdentity ? identity : active)) }
    }

    private static func pair(_ sign: String, _ a: AnyTransition, _ b: AnyTransition) -> AnyHashable? {
        guard let a = a.key, let b = b.key else { return nil }
        return AnyHashable([AnyHashable(sign), a, b])
    }

    // MARK: Kinds

    /// A transition without any effect.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// A transition that fades.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// A transition that scales from and to a point.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
    /// Returns a transition that scales from and to a factor.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }
    /// A transition that enters from the leading edge and exits at the trailing edge.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// Returns a transition that moves across an edge by the view's own size.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
    /// Returns a transition that enters from an edge, exits at the opposite edge, and fades.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
    /// Returns a transition that moves from and to an offset, in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
    /// Returns a transition that moves from and to an offset, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(OffsetTransition(CGSize(width: x, height: y)))
    }
}

/// A type-erased transition as a transition.
nonisolated struct ErasedTransition: Transition {
    let base: AnyTransition
    init(_ base: AnyTransition) { self.base = base }
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content.content, phase) }
}
