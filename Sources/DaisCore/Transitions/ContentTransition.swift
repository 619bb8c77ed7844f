// SPDX-License-Identifier: Apache-2.0

/// How the content of a text changes inside an animation.
public struct ContentTransition: Hashable, Sendable {
    let name: String?

    /// At once.
    public static let identity = ContentTransition(name: nil)
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(name: "opacity")
    /// As `opacity`: a browser has no shapes between two letters.
    public static let interpolate = ContentTransition(name: "opacity")

    /// Digits that roll upwards, or downwards.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: countsDown ? "down" : "up")
    }

    /// Digits that roll upwards when the value rises, downwards when it falls.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: value.css) }
}

extension View {
    /// Says how texts in this view change inside an animation.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        modifier(ContentTransitionModifier(transition: transition))
    }
}

nonisolated struct ContentTransitionModifier: BoxModifier {
    let transition: ContentTransition

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        // The inner of two wins.
        guard appearance.attributes.allSatisfy({ $0.name != "data-content" }) else { return }
        appearance.attribute("data-content", transition.name ?? "identity")
    }
}
