// SPDX-License-Identifier: Apache-2.0

/// The positions at which a scroll view comes to rest. Browsers choose among the edges of views, so a type of an app
/// cannot compute another position.
public protocol ScrollTargetBehavior: Sendable {
    /// The way in which the browser snaps; for the engine.
    var _snapping: _ScrollSnapping { get }
}

/// The way in which a scroll view snaps; for the engine.
public enum _ScrollSnapping: Hashable, Sendable {
    /// Not at all.
    case none
    /// At the views of the scroll view's stack, one at a time.
    case paged
    /// At the views of the target layout.
    case aligned
    /// At the views of the target layout, one at a time.
    case alignedOne
}

/// Scrolling rests at the views of the scroll view's stack, and never passes more than one.
///
/// A page of SwiftUI is as large as the scroll view. Make the views that large, without spacing, and both agree.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behavior.
    public init() {}
    /// One view at a time.
    public var _snapping: _ScrollSnapping { .paged }
}

/// Scrolling rests at the leading edge of the views of a ``View/scrollTargetLayout(isEnabled:)``.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The limit to the number of views that one movement passes.
    public struct LimitBehavior: Hashable, Sendable {
        fileprivate let isOne: Bool
        /// No limit.
        public static let automatic = LimitBehavior(isOne: false)
        /// One view.
        public static let always = LimitBehavior(isOne: true)
        /// No limit.
        public static let never = LimitBehavior(isOne: false)
        /// One view.
        public static let alwaysByOne = LimitBehavior(isOne: true)
        /// One view.
        public static let alwaysByFew = LimitBehavior(isOne: true)
    }
    private let limit: LimitBehavior

    /// Creates the behavior.
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }
    /// At the views.
    public var _snapping: _ScrollSnapping { limit.isOne ? .alignedOne : .aligned }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling rests at each view of the stack.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling rests at the views of the target layout.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// Scrolling rests at the views of the target layout. The argument limits how many it passes.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Sets the positions at which the scroll views in this view come to rest. The browser snaps, without the server.
    ///
    /// ```swift
    /// ScrollView(.horizontal) {
    ///     HStack { ForEach(1..<9) { Text("Card \($0)").padding(40) } }.scrollTargetLayout()
    /// }
    /// .scrollTargetBehavior(.viewAligned)
    /// ```
    nonisolated public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View {
        environment(\.scrollSnapping, behavior._snapping)
    }

    /// Makes the views of a stack the positions at which the surrounding scroll view comes to rest.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isLayout: true, isEnabled: isEnabled))
    }

    /// Makes the view a position at which the surrounding scroll view comes to rest.
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isLayout: false, isEnabled: isEnabled))
    }
}

nonisolated struct ScrollTargetModifier: BoxModifier, Equatable {
    let isLayout: Bool
    let isEnabled: Bool

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard isEnabled else { return }
        guard isLayout else { return appearance.set("scroll-snap-align", "start") }
        appearance.require(.scrollTargets)
        appearance.addClass(StateClass.targets)
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        if current().isLayout { element[ScrollTargetsTrait.self] = ScrollTargetsTrait.Value(node) }
    }
}

private struct ScrollSnappingKey: EnvironmentKey { static let defaultValue = _ScrollSnapping.none }

extension EnvironmentValues {
    var scrollSnapping: _ScrollSnapping {
        get { self[ScrollSnappingKey.self] }
        set { self[ScrollSnappingKey.self] = newValue }
    }
}

extension FeatureStyle {
    static let scrollTargets = FeatureStyle(
        "scroll-targets",
        """
        .targets > *, .by-page > * > * { scroll-snap-align: start }
        .ones * { scroll-snap-stop: always }
        """)
}
