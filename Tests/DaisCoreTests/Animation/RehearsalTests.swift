// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@Suite("Animatable views are rehearsed without consequences")
@MainActor
struct RehearsalTests {
    final class Log { var lines: [String] = [] }
    @Observable final class Model { var isOn = false }

    struct Moving<Content: View>: View, Animatable {
        var value: Double
        let content: (Double) -> Content
        var animatableData: Double {
            get { value }
            set { value = newValue }
        }

        init(_ value: Double, @ViewBuilder content: @escaping (Double) -> Content) {
            self.value = value
            self.content = content
        }

        var body: some View { content(value) }
    }

    struct Home<Content: View>: View {
        @State private var value = 0.0
        @ViewBuilder let content: (Double) -> Content

        var body: some View {
            Moving(value, content: content)
            Button("Go") { withAnimation(.linear(duration: 1)) { value = 10 } }
        }
    }

    /// The values that properties lead over in a frame.
    private func keyframes(_ operations: [DaisCore.Operation]) -> [[String]] {
        operations.flatMap { operation -> [[String]] in
            guard case .animated(_, _, let inside) = operation else { return [] }
            return inside.compactMap { if case .keyframes(_, _, let values) = $0 { values } else { nil } }
        }
    }

    @Test("A task with an animated id is canceled and started once per change")
    func task() async {
        let log = Log()
        let screen = Screen {
            Home { value in
                Text("\(Int(value))").task(id: value) {
                    log.lines.append("start \(value)")
                    await withTaskCancellationHandler {
                        while !Task.isCancelled { await Task.yield() }
                    } onCancel: {
                    }
                    log.lines.append("end \(value)")
                }
            }
        }
        await screen.settleTasks { log.lines == ["start 0.0"] }
        screen.tap("Go")
        await screen.settleTasks { log.lines.count >= 3 }
        for _ in 0..<100 { await Task.yield() }
        #expect(log.lines.sorted() == ["end 0.0", "start 0.0", "start 10.0"])
    }

    @Test("A branch that comes and goes between the ends of an animation neither appears nor disappears")
    func passingBranch() {
        let log = Log()
        let screen = Screen {
            Home { value in
                Text("\(Int(value))")
                if value > 3, value < 7 {
                    Text("middle").onAppear { log.lines.append("appear") }.onDisappear { log.lines.append("disappear") }
                }
            }
        }
        screen.tap("Go")
        #expect(log.lines == [])
        #expect(!screen.text("middle").exists)
    }

    @Test("A branch that is absent only between the ends of an animation keeps its state and its place")
    func interruptedBranch() {
        struct Counter: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                Button("Count \(count)") { count += 1 }
                    .onAppear { log.lines.append("appear") }
                    .onDisappear { log.lines.append("disappear") }
            }
        }
        let log = Log()
        let screen = Screen {
            Home { value in
                if value < 3 || value > 7 { Counter(log: log) }
            }
        }
        screen.tap("Count 0")
        screen.tap("Go")
        #expect(screen.button("Count 1").exists)
        #expect(log.lines == ["appear"])
    }

    @Test("A branch that goes at the end of an animation disappears once, and one that comes appears once")
    func changedBranch() {
        let log = Log()
        let screen = Screen {
            Home { value in
                if value < 5 {
                    Text("first").onDisappear { log.lines.append("first gone") }
                } else {
                    Text("second").onAppear { log.lines.append("second there") }
                }
            }
        }
        screen.tap("Go")
        #expect(log.lines.sorted() == ["first gone", "second there"])
        #expect(screen.text("second").exists && !screen.text("first").exists)
    }

    @Test("Rows that come and go between the ends of an animation are never mounted")
    func rows() {
        let log = Log()
        let screen = Screen {
            Home { value in
                ForEach(0..<(value > 3 && value < 7 ? 4 : 2), id: \.self) { row in
                    Text("row \(row)").opacity(0.5 + value * value / 400)
                        .onAppear { log.lines.append("appear \(row)") }
                        .onDisappear { log.lines.append("disappear \(row)") }
                }
            }
        }
        let operations = screen.record { screen.tap("Go") }.operations
        #expect(log.lines == ["appear 0", "appear 1"])
        #expect(keyframes(operations).map(\.count) == [25, 25])
    }

    @Test("Toolbar items that come and go between the ends of an animation are never mounted")
    func toolbar() {
        let log = Log()
        let screen = Screen {
            NavigationStack {
                Home { value in
                    Text("\(Int(value))").toolbar {
                        if value > 3, value < 7 {
                            ToolbarItem {
                                Text("middle")
                                    .onAppear { log.lines.append("appear") }
                                    .onDisappear { log.lines.append("disappear") }
                            }
                        } else {
                            ToolbarItemGroup { Text("ends").onDisappear { log.lines.append("ends gone") } }
                        }
                    }
                }
            }
        }
        screen.tap("Go")
        #expect(log.lines == [])
        #expect(screen.text("ends").exists && !screen.text("middle").exists)
    }

    @Test("Swipe actions of rows that come and go between the ends of an animation are never mounted")
    func swipeActions() {
        let log = Log()
        let screen = Screen {
            Home { value in
                List {
                    ForEach(0..<(value > 3 && value < 7 ? 3 : 2), id: \.self) { row in
                        Text("row \(row) at \(Int(value))").swipeActions {
                            Button("Act \(row)") {}
                                .onAppear { log.lines.append("appear \(row)") }
                                .onDisappear { log.lines.append("disappear \(row)") }
                        }
                    }
                }
            }
        }
        screen.tap("Go")
        #expect(log.lines.sorted() == ["appear 0", "appear 1"])
        #expect(screen.text("row 1 at 10").exists)
    }

    @Test("onChange and sensory feedback see one change of an animated value")
    func changes() {
        let log = Log()
        let screen = Screen {
            Home { value in
                Text("\(Int(value))")
                    .onChange(of: value) { old, new in log.lines.append("\(old) to \(new)") }
                    .sensoryFeedback(trigger: value) { old, new in
                        log.lines.append("felt \(old) to \(new)")
                        return nil
                    }
            }
        }
        screen.tap("Go")
        #expect(log.lines.sorted() == ["0.0 to 10.0", "felt 0.0 to 10.0"])
    }

    @Test("A preference written from an animated value is read once, at its end")
    func preference() {
        struct Key: PreferenceKey {
            static let defaultValue = 0.0
            static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
        }
        let log = Log()
        let screen = Screen {
            Home { value in Text("\(Int(value))").preference(key: Key.self, value: value) }
                .onPreferenceChange(Key.self) { log.lines.append("\($0)") }
        }
        screen.tap("Go")
        #expect(log.lines == ["0.0", "10.0"])
    }

    @Test("A view inside that changes in the same transaction is brought up to date")
    func changeInside() {
        struct Inner: View {
            let model: Model
            var body: some View {
                Text(model.isOn ? "after" : "before")
                if model.isOn { Text("extra") }
            }
        }
        struct Outer: View {
            let model: Model
            @State private var value = 0.0
            var body: some View {
                Moving(value) { value in
                    Inner(model: model).opacity(0.5 + value / 20)
                }
                Button("Go") {
                    withAnimation {
                        value = 10
                        model.isOn = true
                    }
                }
            }
        }
        let screen = Screen { Outer(model: Model()) }
        let operations = screen.record { screen.tap("Go") }.operations
        #expect(screen.text("after").exists && screen.text("extra").exists)
        #expect(marks(operations).filter { $0.hasSuffix("after") }.count == 1)
    }

    @Test("A branch between the ends of an animation sends no operations")
    func operations() {
        let screen = Screen {
            Home { value in
                Text("\(Int(value))")
                if value > 3, value < 7 { Text("middle") }
            }
        }
        let operations = screen.record { screen.tap("Go") }.operations
        #expect(marks(operations) == ["~10", "~16"])
    }

    @Test("Keyframes that begin with a jump leave the page with their last value")
    func jump() {
        struct Jumping: View {
            @State private var count = 0
            var body: some View {
                Text("x").keyframeAnimator(initialValue: 0.0, trigger: count) { view, y in
                    view.offset(y: y)
                } keyframes: { _ in
                    MoveKeyframe(10)
                    LinearKeyframe(10, duration: 1)
                }
                Button("Go") { count += 1 }
            }
        }
        let screen = Screen { Jumping() }
        screen.tap("Go")
        #expect(elements(of: screen).compactMap { $0.style["translate"] } == ["0 10px"])
    }

    @Test("A coordinator that an animated value replaces on its way keeps what it presents")
    func coordinator() {
        let (first, second) = (PresentationCoordinator(), PresentationCoordinator())
        let screen = Screen {
            Home { value in
                Text("x").environment(\.presentationCoordinator, value > 3 && value < 7 ? second : first)
            }
        }
        first.present(type: .toast, content: AnyView(Text("toast")))
        screen.settle()
        let operations = screen.record { screen.tap("Go") }.operations
        #expect(marks(operations) == [])
        #expect(screen.text("toast").exists)
    }

    @Test("The body of a transition is rehearsed: it neither appears nor disappears")
    func transition() {
        struct Logged: Transition {
            let log: Log
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.opacity(phase.isIdentity ? 1 : 0)
                    .onAppear { log.lines.append("appear") }
                    .onDisappear { log.lines.append("disappear") }
            }
        }
        let log = Log()
        let screen = Screen { Text("x").transition(Logged(log: log)) }
        #expect(elements(of: screen).compactMap { $0.attribute("data-transition") } == ["[[{\"opacity\":\"0\"}]]"])
        #expect(log.lines == [])
    }
}
