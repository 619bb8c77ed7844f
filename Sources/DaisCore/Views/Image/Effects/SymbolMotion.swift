// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// The motions of symbols. The style sheet of the feature has their keyframes.
public enum _SymbolMotion: String, Sendable {
    case none, pulse, rotate, breathe, wiggle, larger, smaller, gone, replace
    case bounceUp = "bounce-up", bounceDown = "bounce-down", rotateBack = "rotate-back"
    case breathePulse = "breathe-pulse", wiggleX = "wiggle-x", wiggleY = "wiggle-y"

    /// The duration in seconds and the curve.
    private var timing: (seconds: Double, curve: String) {
        switch self {
        case .pulse: (1.6, "ease-in-out")
        case .rotate, .rotateBack: (1.6, "linear")
        case .breathe, .breathePulse: (2.4, "ease-in-out")
        case .replace: (0.35, "ease-out")
        default: (0.7, "ease-in-out")
        }
    }

    /// Indicates whether the effect is a look that lasts, and not a motion that repeats.
    var lasts: Bool { [.larger, .smaller, .gone].contains(self) }

    /// The keyframes, whose last state is the symbol at rest.
    private var keyframes: String {
        switch self {
        case .bounceUp: Self.moves("translateY(-22%) scale(1.08)", "translateY(6%)")
        case .bounceDown: Self.moves("translateY(14%) scale(.92)", "translateY(-4%)")
        case .pulse: "50% { opacity: .35 }"
        case .rotate: "to { transform: rotate(1turn) }"
        case .rotateBack: "to { transform: rotate(-1turn) }"
        case .breathe: "50% { transform: scale(1.14) }"
        case .breathePulse: "50% { transform: scale(1.14); opacity: .55 }"
        case .wiggle: Self.moves("rotate(-12deg)", "rotate(10deg)")
        case .wiggleX: Self.moves("translateX(-12%)", "translateX(10%)")
        case .wiggleY: Self.moves("translateY(-12%)", "translateY(10%)")
        case .replace: "from { transform: scale(.5); opacity: 0 }"
        case .none, .larger, .smaller, .gone: ""
        }
    }

    private static func moves(_ first: String, _ second: String) -> String {
        "30% { transform: \(first) } 65% { transform: \(second) }"
    }

    /// The rules of the motion. It has two names, because an animation starts again when its name changes.
    var style: FeatureStyle {
        FeatureStyle(
            "symbol-\(rawValue)",
            ["a", "b"].map { "@keyframes sym-\(rawValue)-\($0) { \(keyframes) }" }.joined(separator: "\n"))
    }

    /// Returns the value of `animation`.
    func animation(_ options: SymbolEffectOptions, repeats: Bool, isOdd: Bool) -> String {
        let (seconds, curve) = timing
        let endless = options.isEndless || options.count == nil && repeats
        let count = endless ? "infinite" : String(options.count ?? 1)
        return "sym-\(rawValue)-\(isOdd ? "b" : "a") \((seconds / options.factor).css)s \(curve) \(count)"
    }
}

/// Sets the custom properties by which symbols in the view play an effect.
nonisolated struct SymbolEffectModifier: BoxModifier, Equatable {
    enum Play: Equatable {
        /// As long as the effect is active.
        case always(Bool)
        /// Once for each change of a value. The number is that of the changes.
        case changes(Int)
    }
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    let play: Play

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.require(.symbolEffects)
        switch play {
        case .always(false), .changes(0): return
        case .always where motion == .none:
            for name in ["--sym", "--sym-t", "--sym-o"] where appearance.value(of: name) == nil {
                appearance.set(name, "initial")
            }
        case .always where motion.lasts:
            appearance.set("--sym-t", ["larger": "scale(1.2)", "smaller": "scale(.8)"][motion.rawValue] ?? "scale(.5)")
            if motion == .gone { appearance.set("--sym-o", "0") }
        case .always: add(motion.animation(options, repeats: true, isOdd: false), to: &appearance)
        case .changes(let count):
            add(motion.animation(options, repeats: false, isOdd: count % 2 == 1), to: &appearance)
        }
    }

    /// Adds an animation to those of the effects inside.
    @MainActor private func add(_ animation: String, to appearance: inout Appearance) {
        appearance.require(motion.style)
        let known = appearance.value(of: "--sym").flatMap { $0 == "initial" ? nil : $0 }
        appearance.set("--sym", known.map { "\($0),\(animation)" } ?? animation)
    }
}

/// Counts the changes of a value.
nonisolated struct ValueSymbolEffect<Value: Equatable>: ViewModifier, BuiltInModifier {
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    let value: Value
    @State private var changes = 0

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(SymbolEffectModifier(motion: motion, options: options, play: .changes(changes)))
            .onChange(of: value) { changes += 1 }
    }
}

extension FeatureStyle {
    fileprivate static let symbolEffects = FeatureStyle(
        "symbol-effects",
        """
        .icon { animation: var(--sym, none); transform: var(--sym-t, none); opacity: var(--sym-o, 1) }
        .icon { transition: transform .3s, opacity .3s }
        @media (prefers-reduced-motion: reduce) { .icon { animation: none; transition: none } }
        """)
}
