// SPDX-License-Identifier: Apache-2.0

/// The transition between two contents of a text in an animated transaction, or between two symbols.
public struct ContentTransition: Hashable, Sendable {
    let name: String?
    /// The motion of a symbol that takes the place of another one.
    var symbols: SymbolReplacement?

    /// The content changes at once.
    public static let identity = ContentTransition(name: nil)
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(name: "opacity")
    /// The same as `opacity`, because browsers cannot interpolate between glyphs.
    public static let interpolate = ContentTransition(name: "opacity")

    /// Returns a transition in which digits roll up, or down if `countsDown` is true.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: countsDown ? "down" : "up")
    }

    /// Returns a transition in which digits roll up if the value increases, and down if it decreases.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: value.css) }
}

/// The motion of a symbol that takes the place of another one.
struct SymbolReplacement: Hashable, Sendable {
    /// The name of the motion.
    let motion: String
    /// The multiple of the motion's usual speed.
    let speed: Double
}

extension View {
    /// Sets the transition of texts and symbols in this view when their content changes. That of a text needs an
    /// animated transaction.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        modifier(ContentTransitionModifier(transition: transition)).environment(\.contentTransition, transition)
    }
}

nonisolated struct ContentTransitionModifier: BoxModifier {
    let transition: ContentTransition

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        // The innermost transition wins.
        guard appearance.attributes.allSatisfy({ $0.name != AttributeName.content }) else { return }
        appearance.attribute(AttributeName.content, transition.name ?? "identity")
    }
}
