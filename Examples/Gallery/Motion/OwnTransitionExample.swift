// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct OwnTransitionExample: View {
    @State private var isShown = false

    private struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content
                .rotationEffect(.degrees(phase.value * 120))
                .scaleEffect(phase.isIdentity ? 1 : 0.2)
                .opacity(phase.isIdentity ? 1 : 0)
        }
    }

    var body: some View {
        Example(
            "Custom transitions", "The browser receives the difference between a phase and the view at rest.",
            code: """
                private struct Twirl: Transition {
                    func body(content: Content, phase: TransitionPhase) -> some View {
                        content
                            .rotationEffect(.degrees(phase.value * 120))
                            .scaleEffect(phase.isIdentity ? 1 : 0.2)
                            .opacity(phase.isIdentity ? 1 : 0)
                    }
                }
                """
        ) {
            VStack(spacing: 16) {
                ZStack {
                    if isShown {
                        Image(systemName: "star.fill").font(.system(size: 60)).foregroundStyle(.yellow)
                            .transition(Twirl())
                    }
                }
                .frame(height: 80)
                Button(isShown ? "Take the star away" : "Bring the star") {
                    withAnimation(.bouncy(duration: 0.7)) { isShown.toggle() }
                }
            }
        }
    }
}
