// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Gestures")
struct GestureTests {
    /// Sends reports, `[recognizer, phase, numbers…]`, to a view's gesture, and returns the operations.
    @discardableResult
    private func tell(_ screen: Screen, _ reports: [Double]..., gesture: Int = 0) -> [DaisCore.Operation] {
        let element = screen.tree.root.descendant { $0.handles(.gesture) }!
        return screen.send(
            .gesture, to: element,
            .array([.number(Double(gesture))] + reports.map { .array($0.map { .number($0) }) }))
    }

    private func outline(_ screen: Screen) -> String? {
        screen.tree.root.descendant { $0.handles(.gesture) }?.attribute("data-gesture")
    }

    final class Log { var lines: [String] = [] }

    @Test("gestures are described to the browser in prefix notation, with what is to be told of them")
    func outlines() {
        #expect(outline(Screen { Text("a").onTapGesture {} }) == "t1")
        #expect(outline(Screen { Text("a").onTapGesture(count: 2) { _ in } }) == "t2@l")
        #expect(outline(Screen { Text("a").onTapGesture(count: 2) {}.onLongPressGesture {} }) == "t2;l500,10")
        #expect(
            outline(
                Screen {
                    Text("a").highPriorityGesture(
                        LongPressGesture().sequenced(before: DragGesture(coordinateSpace: .global).onChanged { _ in }))
                }) == "!> l500,10 d10~@g")
        #expect(
            outline(
                Screen {
                    Text("a").simultaneousGesture(
                        MagnifyGesture().simultaneously(with: RotateGesture()).exclusively(before: TapGesture()))
                }) == "+| & m0.01@l r1@l t1")
        #expect(outline(Screen { Text("a").gesture(TapGesture(), including: .subviews).onTapGesture {} }) == ";t1")
    }

    @Test("ask for keys to be held, all of them where one stands in another")
    func heldKeys() {
        #expect(outline(Screen { Text("a").gesture(DragGesture().modifiers(.shift)) }) == "d10^1@l")
        #expect(
            outline(
                Screen {
                    Text("a").gesture(
                        TapGesture().modifiers([.command, .capsLock]).simultaneously(
                            with: DragGesture().onChanged { _ in }
                        )
                        .modifiers(.option))
                }) == "& t1^12 d10~^4@l")
    }

    @Test("a gesture that is missing is not announced, and never succeeds beside another one")
    func missing() {
        #expect(outline(Screen { Text("a").onTapGesture {}.gesture(nil as DragGesture?) }) == "t1;")
        #expect(outline(Screen { Text("a").gesture(DragGesture() as DragGesture?) }) == "d10@l")
        let log = Log()
        let screen = Screen {
            Text("a").gesture(
                (nil as DragGesture?).exclusively(before: TapGesture()).onEnded { value in
                    if case .second = value { log.lines.append("tap") } else { log.lines.append("drag") }
                })
        }
        #expect(outline(screen) == "| l2147483647,0 t1")
        tell(screen, [0, 2], [1, 1])
        #expect(log.lines == ["tap"])
    }

    @Test("gestures that are disabled are not announced to the browser")
    func disabled() {
        let log = Log()
        let screen = Screen { Text("a").onTapGesture { log.lines.append("tap") }.disabled(true) }
        #expect(outline(screen) == "")
        tell(screen, [0, 1])
        #expect(log.lines == [])
    }

    @Test("a drag's value has places, way, speed and where it would end")
    func drag() {
        var values: [DragGesture.Value] = []
        let screen = Screen {
            Text("a").gesture(DragGesture().onChanged { values.append($0) }.onEnded { values.append($0) })
        }
        tell(screen, [0, 0, 10, 20, 40, 25, 100, -40])
        tell(screen, [0, 1, 10, 20, 50, 25, 0, 0])
        #expect(values.map(\.translation) == [CGSize(width: 30, height: 5), CGSize(width: 40, height: 5)])
        #expect(values[0].startLocation == CGPoint(x: 10, y: 20))
        #expect(values[0].velocity == CGSize(width: 100, height: -40))
        #expect(values[0].predictedEndTranslation == CGSize(width: 55, height: -5))
        #expect(values[0].predictedEndLocation == CGPoint(x: 65, y: 15))
    }

    struct Puller: View {
        @GestureState private var pull = CGSize.zero
        @State private var kept = 0
        var body: some View {
            Text("a").offset(pull).gesture(
                DragGesture().updating($pull) { value, state, transaction in
                    if transaction.isContinuous { state = value.translation }
                }.onEnded { _ in kept = Int(pull.width) })
            Text("kept \(kept)")
        }
    }

    private func translate(_ operations: [DaisCore.Operation]) -> String? {
        for case .style(_, "translate", let value) in operations { return value ?? "none" }
        return nil
    }

    @Test("a gesture state moves the view with one operation, and returns when the gesture ends or fails")
    func gestureState() {
        let screen = Screen { Puller() }
        #expect(translate(tell(screen, [0, 0, 0, 0, 30, 5, 0, 0])) == "30px 5px")
        #expect(translate(tell(screen, [0, 2])) == "none")
        #expect(screen.text("kept 0").exists)
        tell(screen, [0, 0, 0, 0, 30, 5, 0, 0])
        #expect(translate(tell(screen, [0, 1, 0, 0, 30, 5, 0, 0])) == "none")
        #expect(screen.text("kept 30").exists, "the end still knows it")
    }

    @Test("a gesture state returns when the view that is dragged goes")
    func viewGoes() {
        struct Home: View {
            @GestureState private var isDown = false
            @State private var isShown = true
            var body: some View {
                Text("down \(isDown ? "yes" : "no")")
                if isShown {
                    Text("a").gesture(LongPressGesture().updating($isDown) { value, state, _ in state = value })
                }
                Button("Go") { isShown = false }
            }
        }
        let screen = Screen { Home() }
        tell(screen, [0, 0])
        #expect(screen.text("down yes").exists)
        screen.button("Go").tap()
        #expect(screen.text("down no").exists)
    }

    @Test("a gesture state returns when the view is disabled under the finger")
    func viewIsDisabled() {
        struct Home: View {
            @GestureState private var isDown = false
            @State private var isOff = false
            var body: some View {
                Text("down \(isDown ? "yes" : "no")")
                Text("a").gesture(LongPressGesture().updating($isDown) { value, state, _ in state = value }).disabled(
                    isOff)
                Button("Go") { isOff = true }
            }
        }
        let screen = Screen { Home() }
        tell(screen, [0, 0])
        screen.button("Go").tap()
        tell(screen, [0, 1])
        #expect(screen.text("down no").exists)
    }

    @Test("a sequence goes through the first to the second, and fails with either")
    func sequence() {
        let log = Log()
        let screen = Screen {
            Text("a").gesture(
                LongPressGesture().sequenced(before: DragGesture())
                    .onChanged { value in
                        switch value {
                        case .first: log.lines.append("first")
                        case .second(_, let drag): log.lines.append("second \(drag.map { "\($0.location.x)" } ?? "-")")
                        }
                    }
                    .onEnded { _ in log.lines.append("end") })
        }
        tell(screen, [0, 0])
        tell(screen, [0, 1])
        tell(screen, [1, 0, 0, 0, 7, 0, 0, 0])
        tell(screen, [1, 1, 0, 0, 7, 0, 0, 0])
        #expect(log.lines == ["first", "second -", "second 7.0", "end"])
        tell(screen, [0, 0])
        tell(screen, [0, 2], [1, 2])
        #expect(log.lines.last == "first", "a press that was none ends nothing")
    }

    @Test("of two simultaneous gestures both are told, and the end comes when both are over")
    func simultaneous() {
        let log = Log()
        let screen = Screen {
            Text("a").gesture(
                MagnificationGesture().simultaneously(with: RotationGesture())
                    .onChanged { log.lines.append("\($0.first ?? 0) \($0.second?.degrees ?? 0)") }
                    .onEnded { log.lines.append("end \($0.first ?? 0) \($0.second?.degrees ?? 0)") })
        }
        tell(screen, [0, 0, 2, 0, 0, 0, 0, 0])
        tell(screen, [1, 0, 45, 0, 0, 0, 0, 0])
        tell(screen, [0, 1, 2, 0, 0, 0, 0, 0], [1, 1, 90, 0, 0, 0, 0, 0])
        #expect(log.lines == ["2.0 0.0", "2.0 45.0", "end 2.0 90.0"] || log.lines.last == "end 2.0 90.0")
        log.lines = []
        tell(screen, [0, 1, 3, 0, 0, 0, 0, 0], [1, 2])
        #expect(log.lines.last == "end 3.0 0.0", "one of them is enough")
    }

    @Test("of two gestures that exclude each other only one is told")
    func exclusive() {
        let log = Log()
        let screen = Screen {
            Text("a").gesture(
                TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
                    if case .first = value { log.lines.append("two") } else { log.lines.append("one") }
                })
        }
        tell(screen, [0, 1])
        tell(screen, [0, 2], [1, 1])
        #expect(log.lines == ["two", "one"])
    }

    @Test("pressing is told at the start and however it is over")
    func pressing() {
        let log = Log()
        let screen = Screen {
            Text("a").onLongPressGesture {
                log.lines.append("long")
            } onPressingChanged: {
                log.lines.append("\($0)")
            }
        }
        #expect(outline(screen) == "l500,10~")
        tell(screen, [0, 0])
        tell(screen, [0, 2])
        tell(screen, [0, 0])
        tell(screen, [0, 1])
        #expect(log.lines == ["true", "false", "true", "long", "false"])
    }

    @Test("gestures are found and done in tests")
    func testing() {
        let log = Log()
        let screen = Screen {
            Text("Card").onTapGesture { log.lines.append("tap") }.onLongPressGesture { log.lines.append("long") }
                .gesture(DragGesture().onEnded { log.lines.append("\($0.translation.width)") })
        }
        screen.text("Card").tap()
        screen.text("Card").longPress()
        screen.text("Card").drag(x: 12)
        #expect(log.lines == ["tap", "long", "12.0"])
    }

    @Test("a custom gesture is what its body is")
    func custom() {
        struct Twice: Gesture {
            let action: () -> Void
            var body: some Gesture<TapGesture.Value> { TapGesture(count: 2).onEnded(action) }
        }
        let log = Log()
        let screen = Screen { Text("a").gesture(Twice { log.lines.append("twice") }) }
        #expect(outline(screen) == "t2")
        tell(screen, [0, 1])
        #expect(log.lines == ["twice"])
    }

    @Test("gesture events with nonsense values are ignored")
    func nonsense() {
        let log = Log()
        let screen = Screen { Text("a").onTapGesture { log.lines.append("tap") } }
        let element = screen.tree.root.descendant { $0.handles(.gesture) }!
        for payload: EventPayload in [
            .null, .bool(true), .array([.number(3), .array([.number(0), .number(1)])]), .array([.number(0), .null]),
            .array([.number(0), .array([.number(-1), .number(1)])]),
        ] {
            screen.send(.gesture, to: element, payload)
        }
        #expect(log.lines == [])
    }

    @Test("a key goes outwards until it is handled, by name or by what it types")
    func keys() {
        let log = Log()
        let screen = Screen {
            VStack {
                Text("a").focusable()
                    .onKeyPress(.downArrow) {
                        log.lines.append("inner")
                        return log.lines.count > 1 ? .handled : .ignored
                    }
            }
            .onKeyPress { press in
                log.lines.append("outer \(press.characters) \(press.phase == .down)")
                return .handled
            }
        }
        let element = screen.tree.root.descendant { $0.handles(.key) && $0.text == "a" }!
        func key(_ name: String, _ phase: String = "down") {
            screen.send(.key, to: element, .array([.string(name), .number(0), .string(phase)]))
        }
        key("ArrowDown")
        key("ArrowDown")
        key("x")
        key("Shift")
        key("x", "up")
        #expect(log.lines == ["inner", "outer  true", "inner", "outer x true"])
        #expect(element.attribute("data-keys") == "ArrowDown")
    }
}
