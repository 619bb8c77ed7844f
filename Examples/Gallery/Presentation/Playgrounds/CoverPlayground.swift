// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct CoverPlayground: View {
    @State private var isShown = false
    @State private var dismissals = 0
    @State private var transition = Choice.transitions[0]
    @State private var background = Choice.backgrounds[0]
    @State private var adaptation = Choice.adaptations[0]

    var body: some View {
        Playground(
            "A cover and its options", "A cover has no outside to press, so its content closes it.",
            code: """
                .fullScreenCover(isPresented: $isShown, onDismiss: { dismissals += 1 }) {
                    Welcome()
                        .presentationTransition(\(transition.code))
                        .presentationBackground(\(background.code))
                        .presentationCompactAdaptation(\(adaptation.code))
                }
                """
        ) {
            VStack(spacing: 12) {
                Button("Present Cover") { isShown = true }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                Text("Dismissed \(dismissals) times").font(.footnote).foregroundStyle(.secondary)
            }
            .fullScreenCover(isPresented: $isShown, onDismiss: { dismissals += 1 }) {
                Welcome()
                    .presentationTransition(transition.value)
                    .presentationBackground(background.value)
                    .presentationCompactAdaptation(adaptation.value)
            }
        } options: {
            ChoiceOption("Transition", Choice.transitions, $transition)
            ChoiceOption("Background", Choice.backgrounds, $background)
            ChoiceOption("Compact adaptation", Choice.adaptations.filter { $0.title != "Popover" }, $adaptation)
        }
    }
}

private struct Welcome: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "sparkles").font(.system(size: 56)).foregroundStyle(.tint)
            Text("Welcome").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
            Text("Everything else has to wait.").foregroundStyle(.secondary)
            Button("Continue") { dismiss() }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .padding(.top, 16)
        }
        .padding(32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
