// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Measured changes")
struct MeasureTests {
    struct Row: View {
        let number: Int
        var body: some View { Text("Row \(number)") }
    }

    struct Counter: View {
        @State private var count = 1
        var body: some View {
            VStack {
                ForEach(0..<count, id: \.self) { Row(number: $0) }
                Button("Add") { count += 1 }
            }
        }
    }

    @Test("a measured change tells the evaluated views, the operations and the bytes")
    func cost() {
        let screen = Screen { Counter() }
        let cost = screen.measure { screen.button("Add").tap() }
        #expect(cost.bodiesByView == ["Counter": 1, "Row": 1])
        #expect(cost.bodies == 2)
        #expect(cost.operations == 1)
        #expect(cost.bytes > 20)
        #expect(cost.description.hasPrefix("2 bodies\n  1 × Counter\n  1 × Row\n1 operations, \(cost.bytes) bytes\n"))
        #expect(cost.description.contains("Row 1"))
    }

    @Test("a change without an effect costs nothing")
    func nothing() {
        let screen = Screen { Counter() }
        let cost = screen.measure(maxBodies: 0, maxOperations: 0, maxBytes: 0) {}
        #expect(cost.description == "0 bodies\n0 operations, 0 bytes")
    }

    @Test("a cost above a limit is an issue that lists the evaluated views")
    func limit() {
        let screen = Screen { Counter() }
        withKnownIssue {
            screen.measure(maxBodies: 1, maxBytes: 5) { screen.button("Add").tap() }
        } matching: {
            $0.description.contains("The change cost 2 bodies, more than 1 and ")
                && $0.description.contains("bytes, more than 5.\n2 bodies\n  1 × Counter")
        }
    }
}
