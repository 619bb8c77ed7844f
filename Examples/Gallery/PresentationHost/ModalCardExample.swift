// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ModalCardExample: View {
    @State private var isPresented = false

    var body: some View {
        Example(
            "Modal Card", "The modal animates itself. The engine handles focus, Escape and the views below.",
            code: """
                extension View {
                    func modalCard<Content: View>(
                        id: String, isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
                    ) -> some View {
                        presentationHost(layerID: "containers", id: id, isPresented: isPresented) {
                            ModalCard(isPresented: isPresented, content: content)
                        }
                    }
                }

                private struct ModalCard<Content: View>: View {
                    @Environment(\\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!
                    @Binding var isPresented: Bool
                    @ViewBuilder let content: () -> Content
                    @State private var isShown = false

                    var body: some View {
                        content()
                            .frame(width: 300)
                            .background(Color(.tertiarySystemBackground), in: .rect(cornerRadius: 24))
                            .shadow(color: .black.opacity(0.25), radius: 30, y: 12)
                            .scaleEffect(isShown ? 1 : 0.9)
                            .opacity(isShown ? 1 : 0)
                            .onReceive(mode.presentPublisher) {
                                withAnimation(.spring(duration: 0.4, bounce: 0.25)) { isShown = true }
                            }
                            .onReceive(mode.dismissPublisher) { completion in
                                withAnimation(.easeIn(duration: 0.2), { isShown = false }, completion: completion)
                            }
                            .onReceive(mode.dimmingViewTapActionPublisher) { isPresented = false }
                    }
                }
                """
        ) {
            Button("Show Card") { isPresented = true }
                .buttonStyle(.borderedProminent)
                .modalCard(id: "card", isPresented: $isPresented) { Welcome(isPresented: $isPresented) }
        }
    }
}

extension View {
    func modalCard<Content: View>(
        id: String, isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentationHost(layerID: "containers", id: id, isPresented: isPresented) {
            ModalCard(isPresented: isPresented, content: content)
        }
    }
}

private struct ModalCard<Content: View>: View {
    @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!
    @Binding var isPresented: Bool
    @ViewBuilder let content: () -> Content
    @State private var isShown = false

    var body: some View {
        content()
            .frame(width: 300)
            .background(Color(.tertiarySystemBackground), in: .rect(cornerRadius: 24))
            .shadow(color: .black.opacity(0.25), radius: 30, y: 12)
            .scaleEffect(isShown ? 1 : 0.9)
            .opacity(isShown ? 1 : 0)
            .onReceive(mode.presentPublisher) {
                withAnimation(.spring(duration: 0.4, bounce: 0.25)) { isShown = true }
            }
            .onReceive(mode.dismissPublisher) { completion in
                withAnimation(.easeIn(duration: 0.2), { isShown = false }, completion: completion)
            }
            .onReceive(mode.dimmingViewTapActionPublisher) { isPresented = false }
    }
}

private struct Welcome: View {
    @Binding var isPresented: Bool

    var body: some View {
        VStack(spacing: 14) {
            Image(systemName: "sparkles")
                .font(.system(size: 30))
                .foregroundStyle(.white)
                .frame(width: 64, height: 64)
                .background(Color.purple, in: .rect(cornerRadius: 16))
            Text("Welcome back").font(.title2.bold()).accessibilityAddTraits(.isHeader)
            Text("Twelve things have changed since you were here.")
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            Button {
                isPresented = false
            } label: {
                Text("Show Me").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .padding(.top, 6)
        }
        .padding(24)
    }
}
