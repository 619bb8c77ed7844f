// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("The id of an action")
struct ActionIDTests {
    final class Log {
        var ids: [String?] = []
    }

    struct Pay: View {
        @Environment(\.actionID) private var actionID
        let log: Log
        var body: some View {
            Button("Pay") {
                log.ids.append(actionID)
                log.ids.append(actionID)
                Task { log.ids.append(actionID) }
            }
            .onAppear { log.ids.append(actionID) }
        }
    }

    @Test("an action has one id, in its tasks too, and every other action has another one")
    func ids() async throws {
        let (first, second) = (Log(), Log())
        let screen = Screen { Pay(log: first) }
        screen.button("Pay").tap()
        await screen.settleTasks { first.ids.count == 4 }
        screen.button("Pay").tap()
        await screen.settleTasks { first.ids.count == 7 }
        let other = Screen { Pay(log: second) }
        other.button("Pay").tap()
        await other.settleTasks { second.ids.count == 4 }
        #expect(first.ids[0] == nil && second.ids[0] == nil)
        #expect(Set(first.ids[1...3]).count == 1 && Set(first.ids[4...6]).count == 1)
        #expect(Set([first.ids[1], first.ids[4], second.ids[1]].compactMap { $0 }).count == 3)
    }
}
