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
