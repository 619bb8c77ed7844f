// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Coordinator with many presentations")
struct CoordinatorGrowthTests {
    private let notes = Notes()

    @Test("opening and closing a sheet evaluates as many bodies above five sheets as above one")
    func bodies() {
        let screen = Screen { Text("Page") }
        let coordinator = screen.scope.coordinator
        var ids: [UUID] = []
        func open() -> Int {
            let before = screen.bodies
            screen.operations(after: {
                let name = "sheet \(ids.count)"
                ids.append(
                    coordinator.present(type: .sheet) { [notes] in
                        notes.add(name)
                        return Text(name)
                    })
            })
            screen.entered(screen.top)
            return screen.bodies - before
        }
        func close() -> Int {
            let before = screen.bodies
            screen.operations(after: { coordinator.dismiss(ids.removeLast()) })
            screen.exited(screen.top)
            return screen.bodies - before
        }
        _ = open()
        let opening = open()
        let closing = close()
        for _ in 0..<4 { _ = open() }
        _ = notes.take()

        #expect(open() == opening)
        #expect(notes.take() == ["sheet 5"])
        #expect(close() == closing)
        #expect(notes.take() == [])
        #expect(screen.layers.count == 5)
        #expect(screen.shows("sheet 4"))
    }

    @Test("a presentation that is updated in place shows its new content, and those below keep theirs")
    func renewal() {
        let screen = Screen { Text("Page") }
        let coordinator = screen.scope.coordinator
        func present(_ name: String) -> UUID {
            coordinator.present(type: .sheet) { [notes] in
                notes.add(name)
                return Text(name)
            }
        }
        var top = UUID()
        screen.operations(after: { _ = present("below") })
        screen.operations(after: { top = present("before") })
        #expect(notes.take() == ["below", "before"])
        screen.operations(after: { _ = coordinator.renew(top) { present("after") } })
        #expect(notes.take() == ["after"])
        #expect(screen.shows("after") && !screen.shows("before") && screen.shows("below"))
        #expect(screen.layers.count == 2)
    }
}
