// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Foundation
import Testing

@Suite("Springs")
struct SpringTests {
    @Test("every spelling is the same spring")
    func spellings() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let again = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
        #expect(abs(again.response - 0.5) < 1e-9 && abs(again.dampingRatio - 0.7) < 1e-9)
        #expect(abs(spring.bounce - 0.3) < 1e-9)
        #expect(abs(Spring(settlingDuration: 2, dampingRatio: 0.5).settlingDuration - 2) < 0.05)
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
        #expect(Animation.spring(response: 0.5, dampingFraction: 1) == .smooth)
        #expect(Spring(mass: 1, stiffness: 100, damping: 200).dampingRatio == 1)
    }

    @Test("the closed form obeys the spring's law", arguments: [0.2, 0.7, 1.0, 1.5], [-8.0, 0, 12])
    func law(damping: Double, push: Double) {
        let spring = Spring(response: 0.6, dampingRatio: damping)
        // Small steps of force and motion, which know nothing of the formula.
        var (value, velocity) = (0.0, push)
        let step = 1e-5
        for index in 0...60_000 {
            if index % 10_000 == 0 {
                let time = Double(index) * step
                #expect(abs(spring.value(target: 1, initialVelocity: push, time: time) - value) < 2e-3)
                #expect(abs(spring.velocity(target: 1, initialVelocity: push, time: time) - velocity) < 3e-2)
            }
            velocity += spring.force(target: 1, position: value, velocity: velocity) / spring.mass * step
            value += velocity * step
        }
    }

    @Test("after settling nothing is to be seen", arguments: [0.2, 0.825, 1.0, 2.0])
    func settling(damping: Double) {
        let spring = Spring(response: 0.5, dampingRatio: damping)
        let end = spring.settlingDuration
        #expect(abs(spring.value(target: 1.0, time: end - 0.06) - 1) > 0.0003)
        for step in 0..<100 { #expect(abs(spring.value(target: 1.0, time: end + Double(step) / 50) - 1) < 0.0011) }
    }

    @Test(
        "an animation is a few numbers on the wire",
        arguments: [
            (Animation.default, "[[0.5,1]]"), (.linear(duration: 1), "[[0,0,1,1,1]]"),
            (.bouncy.delay(0.2), "[[0.5,0.7],0.2]"), (.linear.speed(0.5), "[[0,0,1,1,0.7]]"),
            (.linear(duration: 1).delay(1).speed(2), "[[0,0,1,1,0.5],0.5]"),
            (.linear(duration: 1).repeatForever(autoreverses: false), "[[0,0,1,1,1],0,0]"),
            (.linear(duration: 1).repeatForever(), "[[0,0,1,1,1],0,-1]"),
            (.linear(duration: 1).repeatCount(3), "[[0,0,1,1,1],0,-4]"),
            (.interpolatingSpring(duration: 0.5, initialVelocity: 3), "[[0.5,1,3]]"),
            (.smooth.logicallyComplete(after: 0.3), "[[0.5,1],0,1,0.3]"),
        ])
    func wire(animation: Animation, text: String) {
        var json = JSONWriter()
        animation.write(to: &json)
        #expect(json.text == text)
    }

    @Test("curves know their values and speeds")
    func curves() {
        #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-6)
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
        #expect(UnitCurve.easeIn.velocity(at: 0) < 0.05 && UnitCurve.easeIn.velocity(at: 1) > 1)
        #expect(abs(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.7)) - 0.7) < 1e-6)
    }

    @Test("a motion between animatable values is that of their data")
    @MainActor func animatableValues() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let (start, end) = (CGPoint(x: 10, y: 0), CGPoint(x: 30, y: -40))
        let place = spring.value(fromValue: start, toValue: end, initialVelocity: .zero, time: 0.2)
        #expect(abs(place.x - (10 + spring.value(target: 20.0, time: 0.2))) < 1e-9)
        #expect(abs(place.y - spring.value(target: -40.0, time: 0.2)) < 1e-9)
        let speed = spring.velocity(
            fromValue: start, toValue: end, initialVelocity: CGPoint(x: 100, y: 0), time: 0.2)
        #expect(abs(speed.x - spring.velocity(target: 20.0, initialVelocity: 100, time: 0.2)) < 1e-9)
        let pull = spring.force(fromValue: start, toValue: end, position: start, velocity: .zero)
        #expect(abs(pull.x - 20 * spring.stiffness) < 1e-9 && abs(pull.y + 40 * spring.stiffness) < 1e-9)
        #expect(spring.settlingDuration(fromValue: end, toValue: end, initialVelocity: .zero, epsilon: 0.01) == 0)
    }

    @Test("vectors are scaled and interpolated")
    func vectors() {
        #expect(2.0.scaled(by: 3) == 6)
        #expect(10.0.interpolated(towards: 20, amount: 0.25) == 12.5)
        var pair = AnimatablePair(0.0, 10.0)
        pair.interpolate(towards: AnimatablePair(4, 0), amount: 0.5)
        #expect(pair.first == 2 && pair.second == 5)
    }

    @Test("a curve of two quarter circles is near them, and the same in both directions")
    func circularCurve() {
        let curve = UnitCurve.circularEaseInOut
        for index in 0...100 {
            let time = Double(index) / 100
            let circle =
                time < 0.5
                ? (1 - (1 - 4 * time * time).squareRoot()) / 2
                : (1 + (1 - 4 * (1 - time) * (1 - time)).squareRoot()) / 2
            #expect(abs(curve.value(at: time) - circle) < 0.021)
            #expect(abs(curve.value(at: time) + curve.value(at: 1 - time) - 1) < 1e-6)
        }
    }
}
