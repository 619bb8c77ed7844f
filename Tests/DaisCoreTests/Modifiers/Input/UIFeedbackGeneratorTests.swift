// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Feedback that code for the iPhone asks for")
struct UIFeedbackGeneratorTests {
    private func felt(_ action: @escaping @MainActor () -> Void) -> [String] {
        let screen = Screen { Button("Play") { action() } }
        return screen.record { screen.button("Play").tap() }.operations.compactMap {
            if case .document("haptic", let pattern) = $0 { pattern } else { nil }
        }
    }

    @Test("collisions are as long as those of the modifier, and their intensity scales them")
    func impacts() {
        let styles: [UIImpactFeedbackGenerator.FeedbackStyle] = [.light, .medium, .heavy, .soft, .rigid]
        #expect(
            styles.map { style in felt { UIImpactFeedbackGenerator(style: style).impactOccurred() } }
                == [["10"], ["20"], ["35"], ["30"], ["10"]])
        #expect(felt { UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5) } == ["10"])
        #expect(felt { UIImpactFeedbackGenerator().impactOccurred(intensity: 0) }.isEmpty)
    }

    @Test("the ends of tasks and selections have their own patterns, and preparing plays nothing")
    func others() {
        #expect(felt { UINotificationFeedbackGenerator().notificationOccurred(.success) } == ["20"])
        #expect(felt { UINotificationFeedbackGenerator().notificationOccurred(.warning) } == ["30 60 30"])
        #expect(felt { UINotificationFeedbackGenerator().notificationOccurred(.error) } == ["40 50 40 50 40"])
        #expect(felt { UISelectionFeedbackGenerator().selectionChanged() } == ["8"])
        #expect(felt { UISelectionFeedbackGenerator().prepare() }.isEmpty)
    }

    @Test("a generator that all sessions share plays in the session that asks, also in a task")
    func sessions() async {
        let feedback = UIImpactFeedbackGenerator(style: .heavy)
        let quiet = Screen { Text("quiet") }
        let screen = Screen { Button("Play") { Task { feedback.impactOccurred() } } }
        screen.button("Play").tap()
        var played: [Operation] = []
        for _ in 0..<1000 where played.isEmpty {
            await Task.yield()
            played += screen.settle()
            try? await Task.sleep(for: .milliseconds(1))
        }
        #expect(played == [.document(name: "haptic", value: "35")])
        #expect(quiet.record {}.operations.isEmpty)
    }
}
