// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Attempts to dismiss")
struct DismissAttemptTests {
    @Test("an attempt that is not allowed is told to the content, once, and changes nothing")
    func attempt() {
        let notes = Notes()
        let screen = Screen {
            Text("page").sheet(isPresented: .constant(true)) {
                Text("form").interactiveDismissDisabled { notes.add("tried") }
            }
        }
        screen.entered(screen.top)
        screen.send(.attempt, to: screen.top, .array([.string("escape"), .number(screen.top.epoch)]))
        #expect(notes.take() == ["tried"])
        #expect(screen.machines.map(\.state) == [.presented])
    }

    @Test("an attempt of an earlier appearance is not told")
    func late() {
        let notes = Notes()
        let screen = Screen {
            Text("page").sheet(isPresented: .constant(true)) {
                Text("form").interactiveDismissDisabled { notes.add("tried") }
            }
        }
        screen.send(.attempt, to: screen.top, .array([.string("escape"), .number(screen.top.epoch - 1)]))
        #expect(notes.take().isEmpty)
    }
}
