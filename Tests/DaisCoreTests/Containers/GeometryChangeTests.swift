// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Changes of geometry")
struct GeometryChangeTests {
    struct Measured: View {
        @State private var width = 0.0
        @State private var calls = 0
        var body: some View {
            Text("a").onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
                calls += 1
            }
            Text(verbatim: "width \(width) after \(calls)")
        }
    }

    @Test("the action hears of the first value and of those that differ")
    func change() {
        let screen = Screen { Measured() }
        let text = screen.all("T")[0]
        screen.send(.measure, to: text, .array([.number(120), .number(20)]))
        screen.send(.measure, to: text, .array([.number(120), .number(40)]))
        #expect(screen.html.contains("width 120.0 after 1"))
        screen.send(.measure, to: text, .array([.number(90), .number(40)]))
        #expect(screen.html.contains("width 90.0 after 2"))
    }
}
