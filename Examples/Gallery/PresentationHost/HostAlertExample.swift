// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct HostAlertExample: View {
    @State private var isPresented = false
    @State private var answer = "Nothing chosen yet"

    var body: some View {
        Example(
            "Alert", "Buttons are values; an action runs when the alert has gone.",
            code: """
                private struct HostAlert: View {
                    let title: String
                    let message: String
                    let buttons: [any AlertButtonProtocol]
                    @Binding var isPresented: Bool
                    @State private var isShown = false
                    @State private var action: (() -> Void)?

                    var body: some View {
                        VStack(spacing: 6) {
                            Text(title).font(.headline).accessibilityAddTraits(.isHeader)
                            Text(message).font(.subheadline).foregroundStyle(.secondary)
                            HStack(spacing: 10) {
                                ForEach(buttons.indices, id: \\.self) { index in
                                    buttons[index].makeBody(animateOut: {
                                        action = $0
                                        isPresented = false
                                    })
                                }
                            }
                            .buttonStyle(.bordered)
                            .padding(.top, 14)
                        }
                        .multilineTextAlignment(.center)
                        .padding(20)
                        .frame(width: 280)
                        .background(Color(.tertiarySystemBackground), in: .rect(cornerRadius: 18))
                        .scaleEffect(isShown ? 1 : 1.1)
                        .opacity(isShown ? 1 : 0)
                        .comesAndGoes($isShown, isPresented: $isPresented, .easeOut(duration: 0.2))
                        .onDisappear { action?() }
                    }
                }
                """
        ) {
            VStack(spacing: 12) {
                Button("Delete…") { isPresented = true }
                    .buttonStyle(.borderedProminent)
                    .hostAlert(id: "delete", "Delete the album?", "Its photos stay.", isPresented: $isPresented) {
                        AlertButton(role: .cancel, action: { answer = "Kept" }, title: "Keep")
                        AlertButton(role: .destructive, action: { answer = "Deleted" }, title: "Delete")
                    }
                Text(answer).font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
}

extension View {
    func hostAlert(
        id: String, _ title: String, _ message: String, isPresented: Binding<Bool>,
        @AlertButtonBuilder buttons: @escaping () -> [any AlertButtonProtocol]
    ) -> some View {
        presentationHost(layerID: "alerts", id: id, isPresented: isPresented) {
            HostAlert(title: title, message: message, buttons: buttons(), isPresented: isPresented)
        }
    }
}

private struct HostAlert: View {
    let title: String
    let message: String
    let buttons: [any AlertButtonProtocol]
    @Binding var isPresented: Bool
    @State private var isShown = false
    @State private var action: (() -> Void)?

    var body: some View {
        VStack(spacing: 6) {
            Text(title).font(.headline).accessibilityAddTraits(.isHeader)
            Text(message).font(.subheadline).foregroundStyle(.secondary)
            HStack(spacing: 10) {
                ForEach(buttons.indices, id: \.self) { index in
                    buttons[index].makeBody(animateOut: {
                        action = $0
                        isPresented = false
                    })
                }
            }
            .buttonStyle(.bordered)
            .padding(.top, 14)
        }
        .multilineTextAlignment(.center)
        .padding(20)
        .frame(width: 280)
        .background(Color(.tertiarySystemBackground), in: .rect(cornerRadius: 18))
        .scaleEffect(isShown ? 1 : 1.1)
        .opacity(isShown ? 1 : 0)
        .comesAndGoes($isShown, isPresented: $isPresented, .easeOut(duration: 0.2))
        .onDisappear { action?() }
    }
}
