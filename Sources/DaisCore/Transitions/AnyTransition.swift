// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How a view comes and goes, whatever its type.
///
/// ```swift
/// if isShown { Banner().transition(.move(edge: .top).combined(with: .opacity)) }
/// ```
/// It is seen when the view comes or goes inside an animation, or if it has an animation itself.
public struct AnyTransition: @unchecked Sendable {
    typealias Apply = @MainActor (AnyView, TransitionPhase) -> AnyView
    let apply: Apply
    /// What tells transitions apart whose bodies need not be evaluated again.
    let key: AnyHashable?
    var insertion: Animation?
    var removal: Animation?

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

    /// This transition and another one at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition {
        let (first, second) = (apply, other.apply)
        var result = AnyTransition(Self.pair("+", self, other)) { second(first($0, $1), $1) }
        result.insertion = insertion ?? other.insertion
        result.removal = removal ?? other.removal
        return result
    }

    /// One transition for coming and another for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        let (come, go) = (insertion.apply, removal.apply)
        var result = AnyTransition(pair("/", insertion, removal)) { $1 == .didDisappear ? go($0, $1) : come($0, $1) }
        result.insertion = insertion.insertion
        result.removal = removal.removal
        return result
    }

    /// The transition with an animation of its own, also where nothing else is animated.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        copy.insertion = animation
        copy.removal = animation
        return copy
    }

    /// What a modifier makes of the view while it is away, and while it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition(nil) { AnyView($0.modifier($1.isIdentity ? identity : active)) }
    }

    private static func pair(_ sign: String, _ a: AnyTransition, _ b: AnyTransition) -> AnyHashable? {
        guard let a = a.key, let b = b.key else { return nil }
        return AnyHashable([AnyHashable(sign), a, b])
    }

    // MARK: Kinds

    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// From and to a point.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }
    /// In from the leading side, out at the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// In and out at an edge, by the view's own size.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
    /// In from an edge, out at the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(OffsetTransition(CGSize(width: x, height: y)))
    }
}

/// A transition that was put together of others.
nonisolated struct ErasedTransition: Transition {
    let base: AnyTransition
    init(_ base: AnyTransition) { self.base = base }
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content.content, phase) }
}
