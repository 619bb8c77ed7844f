// SPDX-License-Identifier: Apache-2.0

/// How a change moves: a curve, or a spring.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case linear(duration: Double)
        case bezier(Double, Double, Double, Double, duration: Double)
        case spring(response: Double, dampingFraction: Double)
    }
    var curve: Curve
    var delay = 0.0
    var speed = 1.0
    var repetitions: Double = 1
    var autoreverses = false

    init(_ curve: Curve) { self.curve = curve }

    public static let `default` = Animation(.spring(response: 0.55, dampingFraction: 1))
}
