// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct EditableListExample: View {
    @State private var steps = [
        Step(name: "Pack", isDone: true), Step(name: "Water the plants"), Step(name: "Lock the door"),
    ]

    var body: some View {
        Example(
            "Edit actions", "The list itself deletes and moves the elements of its collection.",
            code: """
                List($steps, editActions: .all) { $step in
                    Toggle(step.name, isOn: $step.isDone)
                }
                .listRowSpacing(8)
                """
        ) {
            List($steps, editActions: .all) { $step in
                Toggle(step.name, isOn: $step.isDone)
            }
            .listRowSpacing(8)
            .frame(height: 240)
        }
    }
}

private struct Step: Identifiable {
    let id = UUID()
    var name: String
    var isDone = false
}
