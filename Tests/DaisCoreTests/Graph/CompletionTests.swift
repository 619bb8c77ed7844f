// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@Suite("Completions of animations")
@MainActor
struct CompletionTests {
    private final class Log { var lines: [String] = [] }

    private struct Moving: View {
        @State var x = 0.0
        @State var y = 0.0
        let log: Log
        var body: some View {
            VStack {
                Text("A").offset(x: x)
                Text("B").offset(x: y)
            }
            Button("Move") {
                withAnimation(.linear(duration: 1)) {
                    x += 10
                } completion: {
                    log.lines.append("slow")
                }
                withAnimation(.linear(duration: 0.5)) {
                    y += 10
                } completion: {
                    log.lines.append("fast")
                }
            }
            Button("Nothing") {
                withAnimation {
                    x += 0
                } completion: {
                    log.lines.append("first")
                }
                withAnimation {
                    x += 0
                } completion: {
                    log.lines.append("second")
                }
            }
            Button("Two") {
                var transaction = Transaction(animation: .spring(duration: 0.5))
                transaction.addAnimationCompletion { log.lines.append("complete") }
                transaction.addAnimationCompletion(criteria: .removed) { log.lines.append("removed") }
                withTransaction(transaction) { x += 10 }
            }
            Button("For ever") {
                withAnimation(.linear.repeatForever()) {
                    x += 10
                } completion: {
                    log.lines.append("never")
                }
            }
        }
    }

    private func numbers(_ operations: [DaisCore.Operation]) -> [Int] {
        operations.flatMap { if case .animated(_, let numbers, _) = $0 { numbers } else { [Int]() } }
    }

    /// The browser says nothing: a hidden tab, a connection that is gone.
    private func silent(_ screen: Screen, _ button: String) -> [Int] {
        guard let element = elements(of: screen).first(where: { $0.handles(.click) && said($0) == button }) else {
            Issue.record("no button \(button)")
            return []
        }
        return numbers(screen.send(.click, to: element))
    }

    private func said(_ element: Element) -> String { (element.text ?? "") + element.children.map(said).joined() }

    @Test("they run when the browser says so, once")
    func reported() {
        let log = Log()
        let screen = Screen { Moving(log: log) }
        #expect(silent(screen, "Move") == [1, 2])
        #expect(log.lines == [])
        screen.send(.animated, to: screen.tree.root, .array([.number(2)]))
        #expect(log.lines == ["fast"])
        screen.send(.animated, to: screen.tree.root, .array([.number(2), .number(1), .number(1), .number(77)]))
        #expect(log.lines == ["fast", "slow"])
        screen.clock.advance(by: .seconds(10))
        screen.settle()
        #expect(log.lines == ["fast", "slow"] && !screen.clock.isWaiting)
    }

    @Test("they run two seconds after the end when the browser is silent, in the order of their ends")
    func silence() {
        let log = Log()
        let screen = Screen { Moving(log: log) }
        #expect(!screen.clock.isWaiting)
        _ = silent(screen, "Move")
        screen.clock.advance(by: .milliseconds(2400))
        screen.settle()
        #expect(log.lines == [])
        screen.clock.advance(by: .milliseconds(200))
        screen.settle()
        #expect(log.lines == ["fast"])
        screen.clock.advance(by: .seconds(1))
        screen.settle()
        #expect(log.lines == ["fast", "slow"] && !screen.clock.isWaiting)
    }

    @Test("completions run at once and in order where nothing is animated")
    func nothing() {
        let log = Log()
        let screen = Screen { Moving(log: log) }
        _ = silent(screen, "Nothing")
        #expect(log.lines == ["first", "second"] && !screen.clock.isWaiting)
    }

    @Test("one may wait for the very end")
    func criteria() {
        let log = Log()
        let screen = Screen { Moving(log: log) }
        #expect(silent(screen, "Two") == [1, -2])
        screen.clock.advance(by: .milliseconds(2501))
        screen.settle()
        #expect(log.lines == ["complete"])
        screen.clock.advance(by: .seconds(2))
        screen.settle()
        #expect(log.lines == ["complete", "removed"])
    }

    @Test("a completion waits for an endless animation without a timer")
    func forever() {
        let log = Log()
        let screen = Screen { Moving(log: log) }
        #expect(silent(screen, "For ever") == [1])
        #expect(!screen.clock.isWaiting)
        screen.send(.animated, to: screen.tree.root, .array([.number(1)]))
        #expect(log.lines == ["never"])
    }

    @Test("a test's screen lets animations come to their end")
    func screen() {
        let log = Log()
        let screen = Screen { Moving(log: log) }
        screen.button("Move").tap()
        _ = screen.text("A").exists
        #expect(log.lines == ["slow", "fast"])
    }

    @Test("a session that ends waits for nothing")
    func ended() {
        let log = Log()
        var screen: Screen? = Screen { Moving(log: log) }
        let clock = screen!.clock
        _ = silent(screen!, "Move")
        #expect(clock.waitingCount == 2)
        screen = nil
        #expect(!clock.isWaiting && log.lines == [])
    }

    @Test("completions of animations run outside of a session too")
    func nowhere() async {
        let log = Log()
        withAnimation {
        } completion: {
            log.lines.append("done")
        }
        for _ in 0..<1000 where log.lines.isEmpty { try? await Task.sleep(for: .milliseconds(1)) }
        #expect(log.lines == ["done"])
    }
}
