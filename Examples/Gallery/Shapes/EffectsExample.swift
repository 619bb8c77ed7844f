// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct EffectsExample: View {
    @State private var isTurned = false

    var body: some View {
        Example(
            "Effects", "Shadow, rotation, scale and blur change the picture, not the layout.",
            code: """
                Card()
                    .rotationEffect(.degrees(isTurned ? 8 : -8))
                    .scaleEffect(isTurned ? 1 : 0.85)
                    .shadow(color: .purple.opacity(0.4), radius: 16, y: 8)
                """
        ) {
            VStack(spacing: 28) {
                Card()
                    .rotationEffect(.degrees(isTurned ? 8 : -8))
                    .scaleEffect(isTurned ? 1 : 0.85)
                    .shadow(color: .purple.opacity(0.4), radius: 16, y: 8)
                Button("Turn") { isTurned.toggle() }.buttonStyle(.bordered)
            }
            .padding(.top, 12)
        }
    }
}

private struct Card: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 14)
            .fill(LinearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom))
            .frame(width: 170, height: 104)
    }
}
