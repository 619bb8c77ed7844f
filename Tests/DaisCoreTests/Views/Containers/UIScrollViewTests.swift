// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Scroll views that UIScrollView keeps from bouncing")
struct UIScrollViewTests {
    private struct Page: View {
        init(bounces: Bool) { UIScrollView.appearance().bounces = bounces }

        var body: some View {
            VStack {
                ScrollView { Text("down") }
                ScrollView(.horizontal) { Text("across") }
                List { Text("row") }
            }
        }
    }

    /// The behaviors of each scroll view, first along its horizontal axis.
    private func behaviors(_ screen: Screen) -> [[String?]] {
        screen.all { $0.classes.hasPrefix("scroll ") || $0.classes.hasPrefix("list ") }.map {
            [$0.style["overscroll-behavior-x"], $0.style["overscroll-behavior-y"]]
        }
    }

    @Test("each scroll view and list keeps its overscroll along its own axes")
    func axes() {
        #expect(behaviors(Screen { Page(bounces: false) }) == [[nil, "none"], ["none", nil], [nil, "none"]])
        #expect(behaviors(Screen { Page(bounces: true) }) == [[nil, nil], [nil, nil], [nil, nil]])
    }

    @Test("the setting belongs to one session")
    func sessions() {
        let still = Screen { Page(bounces: false) }
        let other = Screen { ScrollView { Text("down") } }
        #expect(behaviors(still).first == [nil, "none"])
        #expect(behaviors(other) == [[nil, nil]])
    }
}
