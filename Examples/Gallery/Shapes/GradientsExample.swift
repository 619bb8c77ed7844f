// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct GradientsExample: View {
    var body: some View {
        Example(
            "Gradients", "Along a line, from a center, around a center.",
            code: """
                LinearGradient(
                    colors: [.pink, .orange],
                    startPoint: .topLeading,
                    endPoint: .bottomTrailing
                )
                """
        ) {
            HStack(spacing: 12) {
                LinearGradient(
                    colors: [.pink, .orange],
                    startPoint: .topLeading,
                    endPoint: .bottomTrailing
                )
                .clipShape(RoundedRectangle(cornerRadius: 16))
                RadialGradient(colors: [.cyan, .indigo], center: .center, startRadius: 0, endRadius: 70)
                    .clipShape(RoundedRectangle(cornerRadius: 16))
                AngularGradient(colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center)
                    .clipShape(RoundedRectangle(cornerRadius: 16))
            }
            .frame(height: 110)
        }
    }
}
