// SPDX-License-Identifier: Apache-2.0

/// An effect that moves the symbol up or down and back.
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    private var isDown = false
    /// The effect upward.
    public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
    /// The effect downward.
    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
    /// The effect of all layers together. Built-in symbols have one layer.
    public var wholeSymbol: BounceSymbolEffect { self }
    /// The effect of each layer. Built-in symbols have one layer.
    public var byLayer: BounceSymbolEffect { self }
    /// The motion, for the engine.
    public var _motion: _SymbolMotion { isDown ? .bounceDown : .bounceUp }

    fileprivate init(isDown: Bool = false) { self.isDown = isDown }
}

/// An effect that fades the symbol out and in.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    /// The effect of all layers together. Built-in symbols have one layer.
    public var wholeSymbol: PulseSymbolEffect { self }
    /// The effect of each layer. Built-in symbols have one layer.
    public var byLayer: PulseSymbolEffect { self }
    /// The motion, for the engine.
    public var _motion: _SymbolMotion { .pulse }

    fileprivate init() {}
}

/// An effect that fades the layers of the symbol one after the other. Built-in symbols have one layer, which fades as a
/// whole.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    /// The effect in which layers stay visible. Built-in symbols have one layer.
    public var cumulative: VariableColorSymbolEffect { self }
    /// The effect in which one layer is visible at a time. Built-in symbols have one layer.
    public var iterative: VariableColorSymbolEffect { self }
    /// The effect that goes back and forth. A layer always fades out and in.
    public var reversing: VariableColorSymbolEffect { self }
    /// The effect that starts over. A layer always fades out and in.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// The effect in which other layers are faint. Built-in symbols have one layer.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    /// The effect in which other layers are hidden. Built-in symbols have one layer.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// The motion, for the engine.
    public var _motion: _SymbolMotion { .pulse }

    fileprivate init() {}
}

/// An effect that turns the symbol around its center.
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    private var isBackward = false
    /// The effect clockwise.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isBackward: false) }
    /// The effect counterclockwise.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isBackward: true) }
    /// The effect of all layers together. Built-in symbols have one layer.
    public var wholeSymbol: RotateSymbolEffect { self }
    /// The effect of each layer. Built-in symbols have one layer.
    public var byLayer: RotateSymbolEffect { self }
    /// The motion, for the engine.
    public var _motion: _SymbolMotion { isBackward ? .rotateBack : .rotate }

    fileprivate init(isBackward: Bool = false) { self.isBackward = isBackward }
}

/// An effect that lets the symbol grow and shrink slowly.
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    private var isPlain = false
    /// The effect with a change of opacity.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(isPlain: false) }
    /// The effect without a change of opacity.
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(isPlain: true) }
    /// The effect of all layers together. Built-in symbols have one layer.
    public var wholeSymbol: BreatheSymbolEffect { self }
    /// The effect of each layer. Built-in symbols have one layer.
    public var byLayer: BreatheSymbolEffect { self }
    /// The motion, for the engine.
    public var _motion: _SymbolMotion { isPlain ? .breathe : .breathePulse }

    fileprivate init(isPlain: Bool = false) { self.isPlain = isPlain }
}

/// An effect that moves the symbol back and forth.
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    private var motion = _SymbolMotion.wiggle
    /// The effect from side to side, to the left first.
    public var left: WiggleSymbolEffect { WiggleSymbolEffect(motion: .wiggleX) }
    /// The effect from side to side, to the right first.
    public var right: WiggleSymbolEffect { WiggleSymbolEffect(motion: .wiggleX) }
    /// The effect up and down.
    public var up: WiggleSymbolEffect { WiggleSymbolEffect(motion: .wiggleY) }
    /// The effect down and up.
    public var down: WiggleSymbolEffect { WiggleSymbolEffect(motion: .wiggleY) }
    /// The effect around the center.
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(motion: .wiggle) }
    /// The effect around the center.
    public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(motion: .wiggle) }
    /// The effect of all layers together. Built-in symbols have one layer.
    public var wholeSymbol: WiggleSymbolEffect { self }
    /// The effect of each layer. Built-in symbols have one layer.
    public var byLayer: WiggleSymbolEffect { self }
    /// The motion, for the engine.
    public var _motion: _SymbolMotion { motion }

    fileprivate init(motion: _SymbolMotion = .wiggle) { self.motion = motion }
}

/// An effect that makes the symbol larger or smaller while it is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
    private var isDown = false
    /// The effect that makes the symbol larger.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(isDown: false) }
    /// The effect that makes the symbol smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
    /// The effect of all layers together. Built-in symbols have one layer.
    public var wholeSymbol: ScaleSymbolEffect { self }
    /// The effect of each layer. Built-in symbols have one layer.
    public var byLayer: ScaleSymbolEffect { self }
    /// The motion, for the engine.
    public var _motion: _SymbolMotion { isDown ? .smaller : .larger }

    fileprivate init(isDown: Bool = false) { self.isDown = isDown }
}

/// An effect that hides the symbol while it is active.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, Hashable {
    /// The effect of all layers together. Built-in symbols have one layer.
    public var wholeSymbol: DisappearSymbolEffect { self }
    /// The effect of each layer. Built-in symbols have one layer.
    public var byLayer: DisappearSymbolEffect { self }
    /// The motion, for the engine.
    public var _motion: _SymbolMotion { .gone }

    fileprivate init() {}
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Moves the symbol up and back.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades the symbol out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Fades the layers of the symbol one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns the symbol around its center.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Lets the symbol grow and shrink slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Moves the symbol back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Makes the symbol larger.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Hides the symbol.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
