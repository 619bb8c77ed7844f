// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A transition without any effect.
public struct IdentityTransition: Transition, Hashable {
    /// Creates the transition.
    nonisolated public init() {}
    /// The transition has no motion.
    nonisolated public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    /// Returns the content unchanged.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that fades.
public struct OpacityTransition: Transition, Hashable {
    /// Creates the transition.
    nonisolated public init() {}
    /// The transition has no motion.
    nonisolated public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    /// Returns the content, transparent while it is away.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition that scales.
public struct ScaleTransition: Transition, Hashable {
    /// The scale while the view is away.
    public var scale: Double
    /// The fixed point of the scaling.
    public var anchor: UnitPoint
    /// Creates a transition with a scale and a fixed point.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    /// Returns the content, scaled while it is away.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// A transition that moves by an offset in points.
public struct OffsetTransition: Transition, Hashable {
    private let x: CGFloat
    private let y: CGFloat
    /// Creates a transition with an offset in points.
    nonisolated public init(_ offset: CGSize) { (x, y) = (offset.width, offset.height) }
    /// Returns the content, moved while it is away.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: phase.isIdentity ? 0 : x, y: phase.isIdentity ? 0 : y)
    }
}

/// A transition that moves across an edge by the view's own size.
public struct MoveTransition: Transition, Hashable {
    /// The edge that the view crosses.
    public var edge: Edge
    /// Creates a transition across an edge.
    nonisolated public init(edge: Edge) { self.edge = edge }
    /// Returns the content, beyond the edge while it is away.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(BesideModifier(edge: phase.isIdentity ? nil : edge))
    }
}

/// A transition that enters from the leading edge and exits at the trailing edge.
public struct SlideTransition: Transition, Hashable {
    /// Creates the transition.
    nonisolated public init() {}
    /// Returns the content, at the leading edge before it appears and at the trailing edge after it has disappeared.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            BesideModifier(edge: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
    }
}

/// A transition that enters from an edge, exits at the opposite edge, and fades.
public struct PushTransition: Transition, Hashable {
    /// The edge of the insertion.
    public var edge: Edge
    /// Creates a transition from an edge.
    nonisolated public init(edge: Edge) { self.edge = edge }
    /// Returns the content, transparent and beyond an edge while it is away.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            BesideModifier(edge: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite)
        )
        .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition that blurs, scales and fades, so that one view seems to become another.
public struct BlurReplaceTransition: Transition, Hashable {
    /// The direction of the scaling in insertion and removal.
    public struct Configuration: Hashable, Sendable {
        let isDownUp: Bool
        /// The new view grows and the old one shrinks.
        public static let downUp = Configuration(isDownUp: true)
        /// Both views grow.
        public static let upUp = Configuration(isDownUp: false)
    }
    /// The direction of the scaling.
    public var configuration: Configuration
    /// Creates a transition with a configuration.
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }
    /// Returns the content, blurred, scaled and transparent while it is away.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let small = phase == .willAppear || configuration.isDownUp
        content.blur(radius: phase.isIdentity ? 0 : 8)
            .scaleEffect(phase.isIdentity ? 1 : small ? 0.8 : 1.2).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == IdentityTransition {
    /// A transition without any effect.
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
    /// A transition that fades.
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
    /// A transition that scales from and to a point.
    nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
    /// Returns a transition that scales from and to a factor.
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == OffsetTransition {
    /// Returns a transition that moves from and to an offset, in points.
    nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    /// Returns a transition that moves from and to an offset, in points.
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
extension Transition where Self == MoveTransition {
    /// Returns a transition that moves across an edge by the view's own size.
    nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
    /// A transition that enters from the leading edge and exits at the trailing edge.
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
    /// Returns a transition that enters from an edge, exits at the opposite edge, and fades.
    nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
    /// A transition that blurs and fades; the new view grows and the old one shrinks.
    nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    /// Returns a transition that blurs and fades, with a direction of the scaling.
    nonisolated public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// Moves a view by its own size. Percentages of a CSS translation refer to that size.
nonisolated struct BesideModifier: BoxModifier {
    let edge: Edge?

    @MainActor static var layer: BoxLayer { .offset }

    @MainActor func apply(to appearance: inout Appearance) {
        switch edge {
        case .top: appearance.set("translate", "0 -100%")
        case .bottom: appearance.set("translate", "0 100%")
        case .leading: appearance.set("translate", "calc(-100%*var(--dir,1)) 0")
        case .trailing: appearance.set("translate", "calc(100%*var(--dir,1)) 0")
        case nil: break
        }
    }
}
