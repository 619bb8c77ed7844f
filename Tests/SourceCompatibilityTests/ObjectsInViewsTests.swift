// SPDX-License-Identifier: Apache-2.0
import Combine
import DaisTesting
import SwiftUI
import Testing

private final class Tally: ObservableObject, @unchecked Sendable {
    @Published var count = 0
    var plain = 0 { willSet { objectWillChange.send() } }
}

private struct TallyView: View {
    @ObservedObject var tally: Tally
    var body: some View { Text("count \(tally.count) plain \(tally.plain)") }
}

private struct Owner: View {
    let made: () -> Tally
    @StateObject private var tally: Tally
    @State private var turns = 0

    init(made: @escaping () -> Tally) {
        self.made = made
        _tally = StateObject(wrappedValue: made())
    }

    var body: some View {
        VStack {
            Text("turns \(turns)")
            TallyView(tally: tally)
        }
        .onReceive(tally.$count) { turns = $0 }
    }
}

private struct Swapping: View {
    let choice: Switchboard
    var body: some View { TallyView(tally: choice.current) }
}

@Observable private final class Switchboard {
    var current = Tally()
}

@Suite("Observable objects in views") @MainActor
struct ObjectsInViewsTests {
    @Test("a state object is made once, drives its own view, and its property's publisher drives a state")
    func stateObject() async {
        var made: [Tally] = []
        let screen = Screen {
            Owner {
                made.append(Tally())
                return made[made.count - 1]
            }
        }
        #expect(made.count == 1)
        made[0].count = 7
        screen.settle()
        #expect(screen.html.contains("count 7 plain 0"))
        await screen.settleTasks { screen.html.contains("turns 7") }
        #expect(screen.html.contains("turns 7"))
        #expect(made.count == 1)
    }

    @Test("a property without @Published that announces itself updates the view")
    func manual() {
        let tally = Tally()
        let screen = Screen { TallyView(tally: tally) }
        tally.plain = 3
        screen.settle()
        #expect(screen.html.contains("plain 3"))
    }

    @Test("a view that is given another object follows that one and no longer the first")
    func swap() {
        let choice = Switchboard()
        let first = choice.current
        let screen = Screen { Swapping(choice: choice) }
        let second = Tally()
        second.count = 5
        choice.current = second
        screen.settle()
        #expect(screen.html.contains("count 5"))
        let bodies = screen.bodies
        first.count = 1
        screen.settle()
        #expect(screen.bodies == bodies)
        second.count = 6
        screen.settle()
        #expect(screen.html.contains("count 6"))
    }
}
