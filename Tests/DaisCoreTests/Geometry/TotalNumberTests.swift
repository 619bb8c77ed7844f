// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

/// Each of these ends the process, or never returns, where a number is converted without a check.
@MainActor
@Suite("Numbers that are infinite or none")
struct TotalNumberTests {
    nonisolated static let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300]

    @Test("a color of any hue is a color", arguments: odd)
    func hues(hue: Double) {
        #expect(Color(hue: hue, saturation: 1, brightness: 1).hex.utf8.count == 7)
        #expect(Color(hue: .nan, saturation: 1, brightness: 1).css == Color(red: 1, green: 0, blue: 0).css)
    }

    @Test("a component of a color that is no number counts as 0", arguments: odd)
    func components(value: Double) {
        let color = Color(red: value, green: 0, blue: 0, opacity: value)
        #expect(color.hex == (value > 0.5 ? "#ff0000" : "#000000"))
        #expect(!Color(red: .nan, green: 1, blue: 1).css.contains("100000"))
        #expect(!Color.red.opacity(.nan).css.contains("100000"))
        #expect(!Color.red.mix(with: .blue, by: .nan).css.contains("100000"))
        #expect(Color(css: "rgb(100000 300 -5)").hex == "#ffff00")
    }

    @Test("orders and priorities take any number", arguments: odd)
    func orders(value: Double) {
        let screen = Screen {
            Text("a").zIndex(value)
            Text("b").accessibilitySortPriority(value)
            Gauge(value: value) { Text("c") }
            ProgressView(value: value, total: 1)
        }
        #expect(screen.text("b").exists)
    }

    @Test("feedback of any intensity lasts a whole number of milliseconds", arguments: odd)
    func feedback(intensity: Double) {
        let feedback = SensoryFeedback.impact(weight: .heavy, intensity: intensity)
        #expect([[0], [35]].contains(feedback.pattern))
    }

    @Test("an arc with an angle or a radius that is none adds nothing", arguments: [Double.nan, .infinity, -.infinity])
    func noArc(value: Double) {
        for clockwise in [true, false] {
            var path = Path()
            path.addArc(
                center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(value), clockwise: clockwise)
            path.addArc(
                center: .zero, radius: 10, startAngle: .degrees(value), endAngle: .degrees(value), clockwise: clockwise)
            path.addArc(
                center: .zero, radius: value, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
            path.addArc(
                center: CGPoint(x: 0, y: value), radius: 1, startAngle: .zero, endAngle: .degrees(90),
                clockwise: clockwise)
            #expect(path.isEmpty)
        }
    }

    @Test("an arc of 10¹⁸ degrees ends after at most two turns", arguments: [1e18, -1e18, 1e300])
    func longArc(degrees: Double) {
        for clockwise in [true, false] {
            var path = Path()
            path.addArc(
                center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(degrees), clockwise: clockwise)
            #expect(path.elements.count <= 9)
        }
    }

    @Test("an arc turns the way it did: to its end, over at most one more turn")
    func arcs() {
        func end(_ degrees: Double, clockwise: Bool) -> (x: Double, y: Double, curves: Int) {
            var path = Path()
            path.addArc(
                center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(degrees), clockwise: clockwise)
            return (path.currentPoint!.x.rounded(), path.currentPoint!.y.rounded(), path.elements.count - 1)
        }
        #expect(end(90, clockwise: false) == (0, 10, 1))
        #expect(end(90, clockwise: true) == (0, 10, 3))
        #expect(end(-90, clockwise: false) == (0, -10, 3))
        #expect(end(-90, clockwise: true) == (0, -10, 1))
        #expect(end(360, clockwise: false) == (10, 0, 4))
        #expect(end(450, clockwise: false) == (0, 10, 5))
        #expect(end(7290, clockwise: false) == (0, 10, 5))
        #expect(end(-810, clockwise: false) == (0, -10, 3))
    }

    @Test("a keyframe without end lasts a day", arguments: odd)
    func keyframes(duration: Double) {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                LinearKeyframe(1.0, duration: duration)
                CubicKeyframe(2.0, duration: duration)
            }
        }
        #expect((0...172_800).contains(timeline.duration))
        #expect(timeline.value(progress: 0.5).isFinite)
    }

    @Test("an animator with a keyframe without end shows its content", arguments: odd)
    func animator(duration: Double) {
        let screen = Screen {
            Text("bell").keyframeAnimator(initialValue: 0.0) { bell, angle in
                bell.rotationEffect(.degrees(angle))
            } keyframes: { _ in
                LinearKeyframe(20, duration: duration)
            }
        }
        #expect(screen.text("bell").exists)
    }

    struct Moved: View {
        let duration: Double
        @State private var isOn = false
        @State private var isDone = false
        var body: some View {
            Button("go") {
                withAnimation(.linear(duration: duration).delay(duration)) {
                    isOn = true
                } completion: {
                    isDone = true
                }
            }
            Text("x").opacity(isOn ? 1 : 0)
        }
    }

    @Test("a completion waits for an animation of any length", arguments: odd)
    func completions(duration: Double) {
        let screen = Screen { Moved(duration: duration) }
        screen.button("go").tap()
        #expect(screen.text("x").exists)
    }

    @Test("durations of any number of seconds are limited")
    func durations() {
        #expect(Duration.seconds(limiting: .infinity) == .seconds(1_000_000_000))
        #expect(Duration.seconds(limiting: .nan) == .zero)
        #expect(Duration.seconds(limiting: -3) == .zero)
        #expect(Duration.seconds(limiting: 1.5) == .milliseconds(1500))
        #expect(ToastDuration.seconds(.nan).time == .seconds(1))
        #expect(ToastDuration.seconds(2.5).time == .milliseconds(2500))
    }

    @Test("a timer that starts at no date shows zero")
    func timers() {
        #expect(TimeText.whole(.nan, rising: true) == 0)
        #expect(TimeText.whole(.infinity, rising: false) == 10_000_000_000)
        #expect(TimeText.whole(1.5, rising: true) == 1)
        #expect(TimeText.whole(1.5, rising: false) == 2)
    }

    @Test("a spring that is damped without end settles, and the search for that time ends")
    func springs() {
        #expect(Spring(response: 1, dampingRatio: 1e7).settlingDuration > 0)
        #expect(abs(Spring(response: 0.5, dampingRatio: 0.825).settlingDuration - 0.7) < 0.4)
    }

    @Test("a length that is no number is 0 in a style sheet")
    func lengths() {
        #expect(Double.nan.css == "0")
        #expect(Double.infinity.css == "100000")
        #expect((-Double.infinity).css == "-100000")
        #expect(1e300.css == "0" || 1e300.css == "100000")
        #expect((-0.0).css == "0")
        #expect(2.5.css == "2.5")
    }

    @Test("offsets beyond the end are ignored by move and remove")
    func offsets() {
        var list = ["a", "b", "c"]
        list.remove(atOffsets: [1, 7])
        #expect(list == ["a", "c"])
        list.move(fromOffsets: [0, 5], toOffset: 9)
        #expect(list == ["c", "a"])
        list.move(fromOffsets: [1], toOffset: 0)
        #expect(list == ["a", "c"])
        list.remove(atOffsets: [])
        var none: [String] = []
        none.remove(atOffsets: [0])
        none.move(fromOffsets: [0], toOffset: 1)
        #expect(list == ["a", "c"] && none.isEmpty)
    }
}
