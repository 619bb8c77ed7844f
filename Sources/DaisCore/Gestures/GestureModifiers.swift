// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Attaches a gesture. One inside the view comes first.
    nonisolated public func gesture<T: Gesture>(_ gesture: T?, including mask: GestureMask = .all) -> some View {
        modifier(GestureAttachment(gesture: gesture, order: .inner, mask: mask))
    }

    /// Attaches a gesture that can be switched off.
    nonisolated public func gesture<T: Gesture>(_ gesture: T?, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture under a name for diagnostics, which can be switched off.
    nonisolated public func gesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Attaches a gesture that goes on beside those inside the view and around it.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T?, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureAttachment(gesture: gesture, order: .beside, mask: mask))
    }

    /// Attaches a gesture beside others that can be switched off.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T?, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture beside others under a name for diagnostics.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }

    /// Attaches a gesture that comes before those inside the view.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T?, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureAttachment(gesture: gesture, order: .first, mask: mask))
    }

    /// Attaches a gesture that comes first and can be switched off.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T?, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture that comes first under a name for diagnostics.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }
}

extension View {
    /// Asks that gestures of the view come before those of the system at the screen's edges.
    ///
    /// Of a browser's own these are the swipe back and the pull to refresh, as far as it lets a page say so. While such a
    /// view is on the page they are off.
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

/// Which gestures are on: the one being added, those inside the view, both or none.
@frozen public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
