// SPDX-License-Identifier: Apache-2.0

/// An effect with which a symbol takes the place of another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// An effect with which the new symbol grows from the center of the old one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
    /// The same effect: browsers show one symbol at a time, so the old one does not shrink.
    public var downUp: ReplaceSymbolEffect { self }
    /// The same effect: browsers show one symbol at a time, so the old one does not grow.
    public var upUp: ReplaceSymbolEffect { self }
    /// The same effect, in which the old symbol disappears at once.
    public var offUp: ReplaceSymbolEffect { self }
    /// The effect of all layers together. Built-in symbols have one layer.
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// The effect of each layer. Built-in symbols have one layer.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The motion, for the engine.
    public var _motion: _SymbolMotion { .replace }

    fileprivate init() {}
}

/// The effect that suits the place: as a content transition, the new symbol grows from the center of the old one.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, Hashable {
    /// The motion, for the engine.
    public var _motion: _SymbolMotion { .replace }

    fileprivate init() {}
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Lets the new symbol grow from the center of the old one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits the place.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension ContentTransition {
    /// The transition of symbols with the effect `automatic`.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// Returns a transition in which a symbol takes the place of another one.
    ///
    /// ```swift
    /// struct PlayButton: View {
    ///     @State private var isPlaying = false
    ///     var body: some View {
    ///         Button { isPlaying.toggle() } label: {
    ///             Image(systemName: isPlaying ? "pause.fill" : "play.fill")
    ///                 .contentTransition(.symbolEffect(.replace))
    ///         }
    ///     }
    /// }
    /// ```
    /// It plays whenever the name of a symbol changes, unless the transaction disables animations. Texts change at
    /// once.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed of the effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        let replacement = SymbolReplacement(motion: effect._motion.rawValue, speed: options.factor)
        return ContentTransition(name: nil, symbols: replacement)
    }
}

extension SymbolReplacement {
    /// Adds the motion to a symbol that has taken the place of others.
    ///
    /// - Parameter count: The number of changes until now.
    @MainActor func apply(to appearance: inout Appearance, after count: Int) {
        let options = SymbolEffectOptions.nonRepeating.speed(speed)
        SymbolEffectModifier(motion: _SymbolMotion(rawValue: motion) ?? .none, options: options, play: .changes(count))
            .apply(to: &appearance)
    }
}

private struct ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.interpolate }

extension EnvironmentValues {
    /// The transition of texts and symbols when their content changes. The default is `interpolate`.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}
