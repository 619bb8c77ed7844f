// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Comes and goes at once.
public struct IdentityTransition: Transition, Hashable {
    nonisolated public init() {}
    nonisolated public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades.
public struct OpacityTransition: Transition, Hashable {
    nonisolated public init() {}
    nonisolated public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Grows and shrinks around a point.
public struct ScaleTransition: Transition, Hashable {
    public var scale: Double
    public var anchor: UnitPoint
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// Comes from and goes to a place beside its own, in points.
public struct OffsetTransition: Transition, Hashable {
    private let x: CGFloat
    private let y: CGFloat
    nonisolated public init(_ offset: CGSize) { (x, y) = (offset.width, offset.height) }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: phase.isIdentity ? 0 : x, y: phase.isIdentity ? 0 : y)
    }
}

/// Comes in and goes out at an edge, by the view's own size.
public struct MoveTransition: Transition, Hashable {
    public var edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(BesideModifier(edge: phase.isIdentity ? nil : edge))
    }
}

/// Comes in at the leading side, goes out at the trailing one.
public struct SlideTransition: Transition, Hashable {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            BesideModifier(edge: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
    }
}

/// Comes in at an edge and goes out at the opposite one, fading.
public struct PushTransition: Transition, Hashable {
    public var edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            BesideModifier(edge: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite)
        )
        .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Blurs and scales while it fades, so that one view seems to become another.
public struct BlurReplaceTransition: Transition, Hashable {
    /// Whether what comes and what goes scale the same way.
    public struct Configuration: Hashable, Sendable {
        let isDownUp: Bool
        public static let downUp = Configuration(isDownUp: true)
        public static let upUp = Configuration(isDownUp: false)
    }
    public var configuration: Configuration
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let small = phase == .willAppear || configuration.isDownUp
        content.blur(radius: phase.isIdentity ? 0 : 8)
            .scaleEffect(phase.isIdentity ? 1 : small ? 0.8 : 1.2).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == IdentityTransition {
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
    nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == OffsetTransition {
    nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
extension Transition where Self == MoveTransition {
    nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
    nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
    nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
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

/// Puts a view beside its place, by its own size. Percentages of a translation are the browser's word for that.
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
