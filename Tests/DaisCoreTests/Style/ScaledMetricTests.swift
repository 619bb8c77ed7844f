// SPDX-License-Identifier: Apache-2.0
import DaisCore
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
        #expect(text.text == "56 28")
    }
}
