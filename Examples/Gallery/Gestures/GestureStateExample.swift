// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct GestureStateExample: View {
    @GestureState(resetTransaction: Transaction(animation: .bouncy)) private var pull = CGSize.zero

    var body: some View {
        Example(
            "Gesture state", "The state lasts as long as the gesture, and then resets with a spring.",
            code: """
                .offset(pull)
                .gesture(
                    DragGesture(coordinateSpace: .global)
                        .updating($pull) { value, pull, _ in pull = value.translation }
                )
                """
        ) {
            TouchPad(label: "Pull", color: .green)
                .offset(pull)
                .gesture(
                    DragGesture(coordinateSpace: .global)
                        .updating($pull) { value, pull, _ in pull = value.translation }
                )
        }
    }
}
