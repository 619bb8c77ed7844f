// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ModalListExample: View {
    @State private var keys: [Int] = []

    var body: some View {
        Example(
            "A list",
            "Add, remove, reverse: modals that stay in the list keep their text, focus and scroll position.",
            code: """
                .presentingModals {
                    for key in keys {
                        Modal(key: key, style: .card(onDismiss: { keys.removeAll { $0 == key } })) {
                            ListedModal(key: key, keys: $keys)
                        }
                    }
                }
                """
        ) {
            Button("First card") { keys = [1] }
                .buttonStyle(.borderedProminent)
                .presentingModals {
                    for key in keys {
                        Modal(key: key, style: .card(onDismiss: { keys.removeAll { $0 == key } })) {
                            ListedModal(key: key, keys: $keys)
                        }
                    }
                }
        }
    }
}

private struct ListedModal: View {
    let key: Int
    @Binding var keys: [Int]
    @State private var note = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 14) {
            Text("Card \(key)").font(.title2.bold())
            TextField("A note that stays", text: $note).textFieldStyle(.roundedBorder)
            AdaptiveRow {
                Button("Another above") { keys.append((keys.max() ?? 0) + 1) }
                Button("Reverse") { keys.reverse() }.disabled(keys.count < 2)
            }
            .buttonStyle(.bordered)
            Button("Done") { dismiss() }.buttonStyle(.borderedProminent).controlSize(.large)
        }
        .padding(28)
        .frame(maxWidth: .infinity)
    }
}
