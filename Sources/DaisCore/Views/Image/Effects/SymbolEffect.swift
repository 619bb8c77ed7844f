// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// A motion of a symbol.
///
/// ```swift
/// Image(systemName: "bell.fill").symbolEffect(.bounce, value: messages.count)
/// Image(systemName: "antenna.radiowaves.left.and.right").symbolEffect(.pulse, isActive: isSaving)
/// ```
/// The browser plays symbol effects. They stay off for users who prefer reduced motion.
public protocol SymbolEffect: Sendable {
    /// The motion, for the engine.
    var _motion: _SymbolMotion { get }
}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that plays once when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

extension View {
    /// Adds an effect to the symbols in the view while it is active.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed and the number of repetitions.
    ///   - isActive: A Boolean that is `true` while the effect plays.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(SymbolEffectModifier(motion: effect._motion, options: options, play: .always(isActive)))
    }

    /// Plays an effect of the symbols in the view whenever a value changes.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed and the number of repetitions.
    ///   - value: The value. The effect does not play for the first one.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(ValueSymbolEffect(motion: effect._motion, options: options, value: value))
    }

    /// Removes the effects that views above set for the symbols in the view.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        modifier(SymbolEffectModifier(motion: .none, options: .default, play: .always(isEnabled)))
    }
}

/// The speed and the number of repetitions of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    var factor = 1.0
    /// The number of times that the effect plays; `nil` is once for a value, and without end while it is active.
    var count: Int?
    var isEndless = false

    /// The speed of the effect, once for each value.
    public static let `default` = SymbolEffectOptions()
    /// Without end.
    public static let repeating = SymbolEffectOptions(isEndless: true)
    /// Once.
    public static let nonRepeating = SymbolEffectOptions(count: 1)
    /// Returns options for a number of repetitions.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Returns options for a multiple of the speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// The options without end.
    public var repeating: SymbolEffectOptions { with { ($0.count, $0.isEndless) = (nil, true) } }
    /// The options for one time.
    public var nonRepeating: SymbolEffectOptions { with { ($0.count, $0.isEndless) = (1, false) } }
    /// Returns the options with a number of repetitions.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        with { ($0.count, $0.isEndless) = (count.map { max(1, $0) }, count == nil) }
    }
    /// Returns the options with a multiple of the speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        with { $0.factor = speed.isFinite && speed > 0.01 ? speed : 1 }
    }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }
}
