// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Scaled lengths")
struct ScaledMetricTests {
    struct Picture: View {
        @ScaledMetric private var size = 34.0
        @ScaledMetric(relativeTo: .title) private var gap: CGFloat = 17
        var body: some View { Text("\(Int(size)) \(Int(gap))") }
    }
    struct Page: View {
        @State private var text = DynamicTypeSize.large
        var body: some View {
            VStack {
                Picture().dynamicTypeSize(text)
                Button("Larger") { text = .accessibility1 }
            }
        }
    }

    @Test("scaled lengths follow the size of text")
    func follow() {
        let screen = Screen { Page() }
        let text = screen.elements(.span)[0]
        #expect(text.text == "34 17")
        screen.send(.click, to: screen.elements(.button)[0])
        #expect(text.text == "56 22")
    }

    struct Sizes: View {
        @Environment(\.dynamicTypeSize) private var size
        var body: some View { Text("\(size)") }
    }

    @Test("the text size is the reader's, and a view may limit it")
    func readers() {
        let screen = Screen {
            VStack {
                Sizes()
                Sizes().dynamicTypeSize(...DynamicTypeSize.xxLarge)
                Sizes().dynamicTypeSize(.small)
            }
        }
        func report(_ font: Double) -> [String?] {
            screen.scope.viewportChanged(.array([390, 844, 0, 0, 0, 0, 0, 0, font].map { .number($0) }))
            screen.settle()
            return screen.elements(.span).map(\.text)
        }
        #expect(screen.elements(.span).map(\.text) == ["large", "large", "small"])
        #expect(screen.elements(.span)[1].style["--u"] == nil)
        #expect(report(37.6) == ["accessibility3", "xxLarge", "small"])
        #expect(screen.elements(.span)[1].style["--u"] == "19.765px")
        #expect(report(20) == ["xxLarge", "xxLarge", "small"])
        #expect(screen.elements(.span)[1].style["--u"] == nil, "the text has the reader's own size")
        #expect(report(0) == ["xxLarge", "xxLarge", "small"], "a number that is no font size changes nothing")
    }
}
