// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct BasicShapesExample: View {
    var body: some View {
        Example(
            "Shapes", "Filled, stroked or both. Shapes take the proposed space.",
            code: """
                Circle().fill(.blue)
                Capsule().fill(.green)
                RoundedRectangle(cornerRadius: 16)
                    .strokeBorder(.orange, lineWidth: 4)
                """
        ) {
            VStack(spacing: 16) {
                HStack(spacing: 16) {
                    Circle().fill(.blue)
                    Capsule().fill(.green)
                    Ellipse().fill(.pink)
                }
                HStack(spacing: 16) {
                    RoundedRectangle(cornerRadius: 16)
                        .strokeBorder(.orange, lineWidth: 4)
                    Circle().stroke(.purple, style: StrokeStyle(lineWidth: 3, dash: [6, 5]))
                    UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(.teal)
                }
            }
            .frame(height: 160)
        }
    }
}
