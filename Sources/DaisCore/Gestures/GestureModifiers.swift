// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Attaches a gesture with a lower precedence than those inside the view.
    nonisolated public func gesture<T: Gesture>(_ gesture: T?, including mask: GestureMask = .all) -> some View {
        modifier(GestureAttachment(gesture: gesture, order: .inner, mask: mask))
    }

    /// Attaches a gesture that can be disabled.
    nonisolated public func gesture<T: Gesture>(_ gesture: T?, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture with a name for diagnostics that can be disabled.
    nonisolated public func gesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Attaches a gesture that is recognized simultaneously with those inside the view and around it.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T?, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureAttachment(gesture: gesture, order: .beside, mask: mask))
    }

    /// Attaches a simultaneous gesture that can be disabled.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T?, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a simultaneous gesture with a name for diagnostics.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }

    /// Attaches a gesture with a higher precedence than those inside the view.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T?, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureAttachment(gesture: gesture, order: .first, mask: mask))
    }

    /// Attaches a gesture of high precedence that can be disabled.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T?, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture of high precedence with a name for diagnostics.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }
}

extension View {
    /// Gives gestures of the view precedence over system gestures at edges of the screen.
    ///
    /// In a browser these are the swipe back and the pull to refresh, as far as the browser allows a page to disable
    /// them. They are disabled while such a view is on the page.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
        modifier(DeferringModifier(edges: edges))
    }
}

nonisolated struct DeferringModifier: BoxModifier, Equatable {
    let edges: Edge.Set

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        if !edges.isDisjoint(with: .horizontal) { appearance.addClass("defers-x") }
        if !edges.isDisjoint(with: .vertical) { appearance.addClass("defers-y") }
    }
}

/// The gestures that are enabled: the attached one, those inside the view, both or none.
@frozen public struct GestureMask: OptionSet, Sendable {
    /// The raw value: one bit for each option.
    public let rawValue: UInt32
    /// Creates a set from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No gesture is enabled.
    public static let none: GestureMask = []
    /// The attached gesture is enabled.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures inside the view are enabled.
    public static let subviews = GestureMask(rawValue: 2)
    /// All gestures are enabled.
    public static let all: GestureMask = [.gesture, .subviews]
}
