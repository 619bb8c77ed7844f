// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Feedback that is felt")
struct SensoryFeedbackTests {
    private struct Counter: View {
        @State var count = 0
        var body: some View {
            Button("Count") { count += 1 }
                .sensoryFeedback(.success, trigger: count)
                .sensoryFeedback(.impact(weight: .heavy, intensity: 0.6), trigger: count) { $1 > $0 && $1 == 2 }
                .sensoryFeedback(.impact(flexibility: .soft, intensity: 0), trigger: count)
            Button("Other") {}
                // The compiler takes ten seconds for one chain with both conditions.
                .sensoryFeedback(trigger: count) { old, new in new == 3 && old == 2 ? .stop : nil }
        }
    }

    private func felt(_ screen: Screen, _ button: String) -> [String] {
        screen.record { screen.button(button).tap() }.operations.compactMap {
            if case .document("haptic", let pattern) = $0 { pattern } else { nil }
        }
    }

    @Test("it is felt when the value changes, where its condition holds, and as the closure says")
    func changes() {
        let screen = Screen { Counter() }
        #expect(felt(screen, "Other").isEmpty)
        #expect(felt(screen, "Count") == ["20"])
        #expect(felt(screen, "Count").sorted() == ["20", "21"])
        #expect(felt(screen, "Count").sorted() == ["15 40 15", "20"])
    }
}
