// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct TextScaleExample: View {
    @State private var amount = 1_234

    var body: some View {
        Example(
            "Scale", "A text that shrinks before it is cut off.",
            code: """
                Text(amount, format: .number)
                    .font(.system(size: 44, weight: .semibold, design: .rounded))
                    .lineLimit(1)
                    .minimumScaleFactor(0.3)
                """
        ) {
            VStack(spacing: 12) {
                Text(amount, format: .number)
                    .font(.system(size: 44, weight: .semibold, design: .rounded))
                    .lineLimit(1)
                    .minimumScaleFactor(0.3)
                    .frame(width: 220, height: 56)
                HStack {
                    Button("Longer") { if amount < 100_000_000_000_000 { amount = amount * 10 + 7 } }
                    Button("Shorter") { amount /= 10 }
                }
                .buttonStyle(.bordered)
            }
            .frame(maxWidth: .infinity)
        }
    }
}
