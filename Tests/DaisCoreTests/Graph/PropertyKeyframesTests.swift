// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@Suite("Keyframes of properties")
@MainActor
struct PropertyKeyframesTests {
    /// Returns the keyframes of a frame, and its other animated operations.
    private func found(_ screen: Screen, _ button: String) -> (keyframes: [(String, [String])], others: [String]) {
        var keyframes: [(String, [String])] = []
        var others: [String] = []
        for operation in screen.record({ screen.button(button).tap() }).operations {
            guard case .animated(_, _, let inside) = operation else {
                others += marks([operation])
                continue
            }
            for each in inside {
                if case .keyframes(_, let property, let values) = each {
                    keyframes.append((property, values))
                } else {
                    others += marks([each]).map { "~\($0)" }
                }
            }
        }
        return (keyframes, others)
    }

    private struct Wave: Shape {
        var phase: Double
        var animatableData: Double {
            get { phase }
            set { phase = newValue }
        }
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 100, y: 50 * sin(phase)))
            }
        }
    }

    private struct Waving: View {
        @State var phase = 0.0
        var body: some View {
            Wave(phase: phase).fill(.red)
            Button("Half") { withAnimation(.linear(duration: 1)) { phase = .pi } }
            Button("At once") { phase = 1 }
        }
    }

    @Test("a shape leads over its paths, also where it ends as it began")
    func shape() {
        let screen = Screen { Waving() }
        let (keyframes, _) = found(screen, "Half")
        #expect(keyframes.map(\.0) == ["d"] && keyframes.first?.1.count == 25)
        #expect(keyframes.first?.1[12] == "path(\"M0 0L100 50\")")
        #expect(found(screen, "At once").keyframes.isEmpty)
    }

    private struct Counting: View, Animatable {
        var value: Double
        var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View { Text("\(Int(value))").opacity(0.5 + value / 48) }
    }

    @Test("a view's text counts; what goes straight is not said twice")
    func view() {
        struct Home: View {
            @State var value = 0.0
            var body: some View {
                Counting(value: value)
                Button("Count") { withAnimation(.linear(duration: 1)) { value = 24 } }
            }
        }
        let screen = Screen { Home() }
        let (keyframes, others) = found(screen, "Count")
        #expect(keyframes.map(\.0) == ["text"] && keyframes.first?.1 == (0...24).map(String.init))
        #expect(others == ["~opacity 1", "~24"])
        #expect(screen.text("24").exists)
    }

    @Test("the page is right when views come and go on the way")
    func structure() {
        struct Blinking: View, Animatable {
            var value: Double
            var animatableData: Double {
                get { value }
                set { value = newValue }
            }
            var body: some View {
                VStack {
                    if value > 3, value < 7 { Text("middle") }
                    Text("\(Int(value))").opacity(value / 10)
                }
            }
        }
        struct Home: View {
            @State var value = 0.0
            var body: some View {
                Blinking(value: value)
                Button("Go") { withAnimation { value = value == 0 ? 10 : 5 } }
            }
        }
        let screen = Screen { Home() }
        screen.button("Go").tap()
        #expect(screen.text("10").exists && !screen.text("middle").exists)
        screen.button("Go").tap()
        #expect(screen.text("5").exists && screen.text("middle").exists)
    }

    private struct Shake: GeometryEffect {
        var shakes: CGFloat
        var animatableData: CGFloat {
            get { shakes }
            set { shakes = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: 8 * sin(shakes * .pi * 2), y: size.height))
        }
    }

    @Test("an effect leads over its matrices, with the size that the browser tells")
    func effect() {
        struct Home: View {
            @State var shakes = 0.0
            var body: some View {
                Text("x").modifier(Shake(shakes: shakes))
                Button("Shake") { withAnimation(.linear(duration: 1)) { shakes += 1 } }
            }
        }
        let screen = Screen { Home() }
        let measured = elements(of: screen).first { $0.handles(.measure) }!
        screen.send(.measure, to: measured, .array([10, 20, 0, 0, 0, 0, 0, 0].map(JSONValue.number)))
        let (keyframes, _) = found(screen, "Shake")
        #expect(keyframes.map(\.0) == ["transform"])
        #expect(
            keyframes.first?.1[6].hasSuffix("8.0,20.0,0,1.0)") == true
                || keyframes.first?.1[6].contains("8.0,20.0") == true)
    }

    @Test("keyframes of several tracks are sent as one animation")
    func keyframes() {
        struct Values {
            var scale = 1.0
            var y = 0.0
        }
        struct Home: View {
            @State var count = 0
            var body: some View {
                Text("x").keyframeAnimator(initialValue: Values(), trigger: count) { view, values in
                    view.scaleEffect(values.scale).offset(y: values.y)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(2, duration: 0.5)
                        LinearKeyframe(1, duration: 0.5)
                    }
                    KeyframeTrack(\.y) { LinearKeyframe(30, duration: 1) }
                }
                Button("Go") { count += 1 }
            }
        }
        let screen = Screen { Home() }
        let (keyframes, others) = found(screen, "Go")
        #expect(keyframes.map(\.0) == ["scale"] && keyframes.first?.1.count == 31)
        #expect(keyframes.first?.1[15] == "2" && keyframes.first?.1[30] == "1")
        #expect(others == ["~translate 0 30px"])
    }

    @Test("keyframes without a track move the value itself, and repeat while shown")
    func repeating() {
        struct Home: View {
            var body: some View {
                Text("x").keyframeAnimator(initialValue: 0.0) { view, angle in
                    view.rotationEffect(.degrees(angle))
                } keyframes: { _ in
                    CubicKeyframe(30, duration: 0.5)
                    MoveKeyframe(-10)
                    SpringKeyframe(0, duration: 0.5)
                }
            }
        }
        let screen = Screen { Home() }
        #expect(elements(of: screen).contains { $0.style["rotate"] != nil })
        #expect(!screen.clock.isWaiting)
    }

    @Test("a timeline tells values at any time")
    func timeline() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            MoveKeyframe(100)
            CubicKeyframe(0, duration: 2)
        }
        #expect(timeline.duration == 3)
        for (time, value) in [(0.5, 5.0), (1, 100), (3, 0), (9, 0)] {
            #expect(abs(timeline.value(time: time) - value) < 0.001)
        }
        #expect(abs(timeline.value(progress: 2.0 / 3) - 50) < 0.001)
    }

    @Test("a ring that fills is a dash that grows")
    func ring() {
        struct Home: View {
            @State var part = 0.25
            var body: some View {
                Circle().trim(from: 0, to: part).stroke(.blue, lineWidth: 4)
                Button("Fill") { withAnimation { part = 0.75 } }
            }
        }
        let screen = Screen { Home() }
        #expect(found(screen, "Fill").others == ["~stroke-dasharray 0.75 2"])
    }
}

@Suite("Custom animations")
@MainActor
struct CustomAnimationTests {
    private struct Steps: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            guard time < 1 else { return nil }
            context.isLogicallyComplete = time >= 0.5
            var copy = value
            copy.scale(by: (time * 4).rounded(.down) / 4)
            return copy
        }
    }

    @Test("it is asked once, and its places travel")
    func points() {
        struct Home: View {
            @State var x = 0.0
            var body: some View {
                Text("x").offset(x: x)
                Button("Go") { withAnimation(Animation(Steps())) { x = 10 } }
            }
        }
        let screen = Screen { Home() }
        let operations = screen.record { screen.button("Go").tap() }.operations
        guard case .animated(let animation, _, _) = operations.first else {
            Issue.record("nothing is animated")
            return
        }
        #expect(animation.end == 1 && animation.completion == 0.5)
        var json = JSONWriter()
        animation.write(to: &json)
        #expect(json.text.hasPrefix("[[1,0,") && json.text.contains(",0.25,") && json.text.hasSuffix("1],0,1,0.5]"))
    }
}

@Suite("What sheets grow out of")
@MainActor
struct ZoomTests {
    @Test("a sheet names the view that it grows out of")
    func zoom() {
        struct Home: View {
            @Namespace private var photos
            @State private var isOpen = false
            var body: some View {
                Button("Open") { isOpen = true }
                    .matchedTransitionSource(id: "photo", in: photos)
                    .sheet(isPresented: $isOpen) {
                        Text("Photo").navigationTransition(.zoom(sourceID: "photo", in: photos))
                    }
            }
        }
        let screen = Screen { Home() }
        screen.tap("Open")
        #expect(screen.top.attribute("data-zoom") == "m1")
        #expect(elements(of: screen).contains { $0.attribute("data-zooms") == "m1" })
    }
}
