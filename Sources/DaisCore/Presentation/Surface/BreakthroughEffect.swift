// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Returns the view unchanged: nothing in a browser is in front of a presentation that a headset shows in a room.
    nonisolated public func presentationBreakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }

    /// Returns the view unchanged: nothing in a browser is in front of a view that a headset shows in a room.
    nonisolated public func breakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }
}

/// The visibility of a view on a headset behind things of the room.
public struct BreakthroughEffect: Hashable, Sendable {
    private let name: String

    /// The default.
    public static let automatic = BreakthroughEffect(name: "automatic")
    /// The view is not visible behind other things.
    public static let none = BreakthroughEffect(name: "none")
    /// The view is faintly visible behind other things.
    public static let subtle = BreakthroughEffect(name: "subtle")
    /// The view is clearly visible behind other things.
    public static let prominent = BreakthroughEffect(name: "prominent")
}
