// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Modifiers with an animation of their own")
struct AnimatedModifierTests {
    private struct Lifted: ViewModifier {
        let isLifted: Bool
        func body(content: Content) -> some View { content.offset(y: isLifted ? -8 : 0) }
    }

    private struct Card: View {
        let isScoped: Bool
        @State private var isLifted = false

        var body: some View {
            Button("Lift") { isLifted.toggle() }
            if isScoped {
                Text("A").opacity(isLifted ? 1 : 0.5).animation(.linear) { $0.modifier(Lifted(isLifted: isLifted)) }
            } else {
                Text("A").opacity(isLifted ? 1 : 0.5).modifier(Lifted(isLifted: isLifted).animation(.linear))
            }
        }
    }

    @Test("the changes of the modifier are animated, and those of the view are not")
    func animation() {
        func sent(_ isScoped: Bool) -> String {
            let screen = Screen { Card(isScoped: isScoped) }
            return "\(screen.record { screen.button("Lift").tap() }.operations)"
        }
        #expect(sent(false) == sent(true))
        #expect(sent(false).contains("-8px"))
    }
}
