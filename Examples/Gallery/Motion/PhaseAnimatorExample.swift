// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct PhaseAnimatorExample: View {
    private enum Phase: CaseIterable { case rest, lift, turn }
    @State private var likes = 0

    var body: some View {
        Example(
            "Phases",
            "One change after the other, forever or once for each press. Each begins when the previous one ends.",
            code: """
                Image(systemName: "heart.fill")
                    .phaseAnimator([1.0, 1.15]) { heart, scale in
                        heart.scaleEffect(scale)
                    } animation: { _ in
                        .easeInOut(duration: 0.6)
                    }
                """
        ) {
            HStack(spacing: 32) {
                Image(systemName: "heart.fill")
                    .font(.largeTitle).foregroundStyle(.pink)
                    .accessibilityLabel("Beating heart")
                    .phaseAnimator([1.0, 1.15]) { heart, scale in
                        heart.scaleEffect(scale)
                    } animation: { _ in
                        .easeInOut(duration: 0.6)
                    }
                Button("Like \(likes)") { likes += 1 }
                    .buttonStyle(.borderedProminent)
                    .phaseAnimator(Phase.allCases, trigger: likes) { button, phase in
                        button.offset(y: phase == .lift ? -14 : 0)
                            .rotationEffect(.degrees(phase == .turn ? 8 : 0))
                    } animation: { _ in
                        .spring(duration: 0.25, bounce: 0.4)
                    }
            }
        }
    }
}
