// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SnackBarExample: View {
    @State private var isPresented = false
    @State private var messages = 12

    var body: some View {
        Example(
            "Snack Bar", "Its layer is clear and passes taps through, so the page stays usable.",
            code: """
                private struct SnackBar: View {
                    @Environment(\\.presentationHostSafeAreaInsets) private var insets: EdgeInsets
                    let text: String
                    let undo: () -> Void
                    @Binding var isPresented: Bool
                    @State private var isShown = false

                    var body: some View {
                        HStack(spacing: 16) {
                            Text(text).foregroundStyle(Color(.systemBackground))
                            Button("Undo") {
                                undo()
                                isPresented = false
                            }
                        }
                        .padding(.horizontal, 20)
                        .padding(.vertical, 14)
                        .background(Color(.label), in: .capsule)
                        .padding(.bottom, 20 + insets.bottom)
                        .offset(y: isShown ? 0 : 100)
                        .opacity(isShown ? 1 : 0)
                        .comesAndGoes($isShown, isPresented: $isPresented, .spring(duration: 0.4))
                        .task {
                            try? await Task.sleep(seconds: 4)
                            isPresented = false
                        }
                    }
                }
                """
        ) {
            VStack(spacing: 12) {
                Button("Archive") {
                    messages -= 1
                    isPresented = true
                }
                .buttonStyle(.borderedProminent)
                .disabled(messages == 0)
                .snackBar(id: "archived", "Message archived", isPresented: $isPresented) { messages += 1 }
                Text("\(messages) messages").font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
}

extension View {
    func snackBar(
        id: String, _ text: String, isPresented: Binding<Bool>, undo: @escaping () -> Void
    ) -> some View {
        var uiModel = PresentationHostUIModel()
        uiModel.alignment = .bottom
        return presentationHost(layerID: "notifications", id: id, uiModel: uiModel, isPresented: isPresented) {
            SnackBar(text: text, undo: undo, isPresented: isPresented)
        }
    }
}

private struct SnackBar: View {
    @Environment(\.presentationHostSafeAreaInsets) private var insets: EdgeInsets
    let text: String
    let undo: () -> Void
    @Binding var isPresented: Bool
    @State private var isShown = false

    var body: some View {
        HStack(spacing: 16) {
            Text(text).foregroundStyle(Color(.systemBackground))
            Button("Undo") {
                undo()
                isPresented = false
            }
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 14)
        .background(Color(.label), in: .capsule)
        .padding(.bottom, 20 + insets.bottom)
        .offset(y: isShown ? 0 : 100)
        .opacity(isShown ? 1 : 0)
        .comesAndGoes($isShown, isPresented: $isPresented, .spring(duration: 0.4))
        .task {
            try? await Task.sleep(seconds: 4)
            isPresented = false
        }
    }
}
