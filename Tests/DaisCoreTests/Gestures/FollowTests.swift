// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("What a gesture will move")
struct FollowTests {
    final class Log { var lines: [String] = [] }

    private func source(_ screen: Screen) -> Element {
        elements(of: screen).first { $0.handles(.gesture) }!
    }

    /// Returns the prediction for the browser, with `#` for the number of the element that moves.
    private func forecast(_ screen: Screen) -> String? {
        let all = source(screen)[PredictionAttributes.self]?.texts.sorted { $0.key < $1.key }.map(\.value).joined(
            separator: ",")
        return all.map { text in
            elements(of: screen).reduce(text) { $0.replacingOccurrences(of: "[\($1.id),\"", with: "[#,\"") }
        }
    }

    @discardableResult
    private func tell(_ screen: Screen, _ reports: [Double]...) -> [DaisCore.Operation] {
        screen.send(
            .gesture, to: source(screen), .array([.number(0)] + reports.map { .array($0.map { .number($0) }) }))
    }

    struct Mover<Moved: View>: View {
        @GestureState var drag = CGSize.zero
        var onEnd: ((DragGesture.Value) -> Void)?
        let content: (Text, CGSize) -> Moved

        var body: some View {
            let gesture = DragGesture().updating($drag) { value, state, _ in state = value.translation }
            if let onEnd {
                content(Text("a"), drag).gesture(gesture.onEnded(onEnd))
            } else {
                content(Text("a"), drag).gesture(gesture)
            }
        }
    }

    @Test("a gesture's motion is told beforehand: what follows the finger one to one, each axis for itself")
    func offset() {
        let screen = Screen { Mover { $0.offset($1) } }
        #expect(
            forecast(screen)
                == "[0,0,[[#,\"translate\",[[[-512,-512,512,512],0],[0,[-512,-512,512,512]]]]],1]")
    }

    @Test("a gesture's motion is told with the limits it has, exactly where they are")
    func limits() {
        let screen = Screen { Mover { $0.offset(y: min(20, max(0, $1.height))) } }
        #expect(forecast(screen) == "[0,0,[[#,\"translate\",[[0,0],[0,[-1024,0,0,0,20,20,1024,20]]]]],1]")
        let fading = Screen { Mover { $0.opacity(1 - abs($1.width) / 512) } }
        #expect(forecast(fading) == "[0,0,[[#,\"opacity\",[[[-1024,-1,-512,-1,0,0,512,-1,1024,-1],0]]]],1]")
    }

    @Test("a gesture's motion leaves out the way back where an action takes part in the end")
    func acts() {
        let screen = Screen { Mover(onEnd: { _ in }) { $0.rotationEffect(.degrees($1.width / 4)) } }
        #expect(forecast(screen) == "[0,0,[[#,\"rotate\",[[[-512,-128,512,128],0]]]]]")
    }

    @Test("a gesture announces no motion where it depends on both axes at once, or on nothing")
    func nothing() {
        #expect(forecast(Screen { Mover { $0.offset(x: $1.width * $1.height) } }) == nil)
        #expect(forecast(Screen { Mover { text, _ in text } }) == nil)
        #expect(forecast(Screen { Text("a").gesture(DragGesture().onChanged { _ in }) }) == nil)
    }

    @Test("a gesture's motion chases the finger where a spring animates it, and waits where another curve does")
    func animated() {
        let spring = Screen {
            Mover { $0.offset(x: $1.width).animation(.spring(response: 0.4, dampingFraction: 0.8), value: $1) }
        }
        #expect(forecast(spring)?.contains("[0,0]],[0.4,0.8]]") == true)
        let curve = Screen { Mover { $0.offset(x: $1.width).animation(.easeIn, value: $1) } }
        #expect(forecast(curve)?.contains("[0,0]],0]") == true)
    }

    @Test("a gesture's motion is found in views inside, in front and behind, and in what a geometry reader makes")
    func places() {
        struct Inner: View {
            let size: CGSize
            var body: some View { Text("b").scaleEffect(1 + size.width / 512) }
        }
        let screen = Screen {
            Mover { text, size in
                GeometryReader { _ in
                    HStack { text.overlay { Inner(size: size) } }
                }
            }
        }
        #expect(forecast(screen)?.contains("[#,\"scale\",[[[-512,-1,512,1],0]]]") == true)
    }

    @Test("a gesture's motion is found in rows and in buttons")
    func everywhere() {
        let fromWidth = "[#,\"translate\",[[[-512,-512,512,512],0],[0,0]]]"
        let rows = Screen {
            Mover { text, size in
                VStack { ForEach(0..<2, id: \.self) { _ in Text("b").offset(x: size.width) } }
            }
        }
        #expect(forecast(rows) == "[0,0,[\(fromWidth),\(fromWidth)],1]")
        let label = Screen {
            Mover { text, size in
                Button {
                } label: {
                    text.offset(x: size.width)
                }
            }
        }
        #expect(forecast(label) == "[0,0,[\(fromWidth)],1]")
    }

    @Test("a gesture's motion is found out without ending the state of views or starting their tasks")
    func keepsState() async {
        struct Counter: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                Button("Count \(count)") { count += 1 }
                    .task { log.lines.append("start") }
                    .onDisappear { log.lines.append("disappear") }
            }
        }
        struct Home: View {
            let log: Log
            @GestureState private var drag = CGSize.zero
            @State private var isRed = false
            var body: some View {
                Text("a").offset(drag).foregroundStyle(isRed ? .red : .blue)
                    .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
                if drag == .zero { Counter(log: log) }
                Button("Red") { isRed.toggle() }
            }
        }
        let log = Log()
        let screen = Screen { Home(log: log) }
        await screen.settleTasks { log.lines == ["start"] }
        screen.tap("Count 0")
        let operations = screen.record { screen.tap("Red") }.operations
        #expect(forecast(screen)?.contains("translate") == true)
        #expect(screen.button("Count 1").exists)
        #expect(log.lines == ["start"])
        #expect(marks(operations) == ["color var(--red)", "--fg var(--red)"])
    }

    @Test("a gesture's motion is found out without running actions, mounting views or changing the page")
    func pure() {
        struct Home: View {
            let log: Log
            @GestureState private var drag = CGSize.zero
            @State private var changes = 0
            var body: some View {
                Text("changes \(changes) \(Int(drag.width))").offset(drag)
                    .gesture(
                        DragGesture().onChanged { _ in changes += 1 }.updating($drag) { value, state, _ in
                            state = value.translation
                        }
                        .onEnded { _ in log.lines.append("ended") }
                    )
                    .onChange(of: drag) { log.lines.append("changed") }
                if drag != .zero { Text("moving").onAppear { log.lines.append("appeared") } }
            }
        }
        let log = Log()
        let screen = Screen { Home(log: log) }
        #expect(forecast(screen)?.contains("translate") == true)
        #expect(log.lines == [])
        #expect(screen.text("changes 0 0").exists)
        #expect(!screen.text("moving").exists)
        tell(screen, [0, 0, 0, 0, 30, 5, 0, 0])
        #expect(screen.text("changes 1 30").exists)
        #expect(log.lines == ["changed", "appeared"])
    }

    @Test("the motion of a drag after a long press is what that began; that of two fingers is what they scale and turn")
    func others() {
        struct Home: View {
            @GestureState private var drag = CGSize.zero
            var body: some View {
                Text("a").offset(drag).gesture(
                    LongPressGesture().sequenced(before: DragGesture()).updating($drag) { value, state, _ in
                        if case .second(true, let drag?) = value { state = drag.translation }
                    })
            }
        }
        #expect(forecast(Screen { Home() })?.hasPrefix("[0,1,[[#,\"translate\"") == true)
        struct Pinched: View {
            @GestureState private var scale = 1.0
            @GestureState private var angle = Angle.zero
            var body: some View {
                Text("a").scaleEffect(max(0.5, scale)).rotationEffect(angle).gesture(
                    MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification }
                        .simultaneously(
                            with: RotateGesture().updating($angle) { value, state, _ in state = value.rotation }))
            }
        }
        #expect(
            forecast(Screen { Pinched() })
                == "[0,0,[[#,\"scale\",[[[-0.75,-0.5,-0.5,-0.5,3,3]]]]],1],[0,1,[[#,\"rotate\",[[[-180,-180,180,180]]]]],1]"
        )
    }

    @Test("a gesture's motion is told anew when the view has changed, and only if that makes a difference")
    func changes() {
        struct Home: View {
            @GestureState private var drag = CGSize.zero
            @State private var isLocked = false
            @State private var count = 0
            var body: some View {
                Text("count \(count)").offset(x: isLocked ? 0 : drag.width).gesture(
                    DragGesture().updating($drag) { value, state, _ in state = value.translation })
                Button("Count") { count += 1 }
                Button("Lock") { isLocked.toggle() }
            }
        }
        let screen = Screen { Home() }
        #expect(forecast(screen)?.contains("translate") == true)
        screen.button("Count").tap()
        #expect(forecast(screen)?.contains("translate") == true)
        screen.button("Lock").tap()
        #expect(forecast(screen) == "")
        screen.button("Lock").tap()
        #expect(forecast(screen)?.contains("translate") == true)
    }

    @Test("the state goes back with the animation it was given, whichever way that was said")
    func resets() {
        struct Given: View {
            @GestureState(resetTransaction: Transaction(animation: .spring)) private var drag = CGSize.zero
            var body: some View {
                Text("a").offset(drag).gesture(
                    DragGesture().updating($drag) { value, state, _ in state = value.translation })
            }
        }
        struct Made: View {
            @GestureState(
                initialValue: .zero,
                reset: { value, transaction in
                    transaction.animation = value.width > 20 ? .linear(duration: 1) : nil
                }) private var drag: CGSize
            var body: some View {
                Text("a").offset(drag).gesture(
                    DragGesture().updating($drag) { value, state, _ in state = value.translation })
            }
        }
        let given = Screen { Given() }
        #expect(marks(tell(given, [0, 0, 0, 0, 30, 5, 0, 0])) == ["translate 30px 5px"])
        #expect(marks(tell(given, [0, 1, 0, 0, 30, 5, 0, 0])) == ["~translate -"])
        #expect(forecast(given)?.hasSuffix("]]]],[0.5,1]]") == true)
        let made = Screen { Made() }
        tell(made, [0, 0, 0, 0, 30, 5, 0, 0])
        #expect(marks(tell(made, [0, 2])) == ["~translate -"])
        tell(made, [0, 0, 0, 0, 10, 5, 0, 0])
        #expect(marks(tell(made, [0, 1, 0, 0, 10, 5, 0, 0])) == ["translate -"])
    }

    @Test("an update that asks for an animation gets it, and the way back does not")
    func updates() {
        struct Home: View {
            @GestureState private var isDown = false
            var body: some View {
                Text("a").opacity(isDown ? 0.5 : 1).gesture(
                    LongPressGesture().updating($isDown) { value, state, transaction in
                        state = value
                        transaction.animation = .easeIn(duration: 2)
                    })
            }
        }
        let screen = Screen { Home() }
        #expect(marks(tell(screen, [0, 0])) == ["~opacity 0.5"])
        #expect(marks(tell(screen, [0, 2])) == ["opacity -"])
    }

    @Test("a place that takes over what the gesture moved does not jump, and an animated end moves it all")
    func takeOver() {
        struct Home: View {
            @GestureState(resetTransaction: Transaction(animation: .spring)) private var drag = CGSize.zero
            @State private var place = CGFloat(0)
            let target: CGFloat?
            var body: some View {
                Text("a").offset(x: place + drag.width).gesture(
                    DragGesture().updating($drag) { value, state, _ in state = value.translation }
                        .onEnded { value in
                            if let target {
                                withAnimation(.bouncy) { place = target }
                            } else {
                                place += value.translation.width
                            }
                        })
            }
        }
        let kept = Screen { Home(target: nil) }
        tell(kept, [0, 0, 0, 0, 30, 5, 0, 0])
        #expect(marks(tell(kept, [0, 1, 0, 0, 30, 5, 0, 0])) == [])
        let thrown = Screen { Home(target: 100) }
        tell(thrown, [0, 0, 0, 0, 30, 5, 0, 0])
        #expect(marks(tell(thrown, [0, 1, 0, 0, 30, 5, 0, 0])) == ["~translate 100px 0"])
    }
}
