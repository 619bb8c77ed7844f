// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct PathExample: View {
    @State private var points = 5

    var body: some View {
        Example(
            "Paths", "A custom shape is a path in a rectangle.",
            code: """
                Star(points: points)
                    .fill(.yellow.gradient)
                    .frame(width: 120, height: 120)
                """
        ) {
            VStack(spacing: 12) {
                Star(points: points)
                    .fill(.yellow.gradient)
                    .frame(width: 120, height: 120)
                AdaptiveRow {
                    Button("Fewer") { points -= 1 }.disabled(points <= 3)
                    Text("\(points) points").monospacedDigit().frame(minWidth: 90)
                    Button("More") { points += 1 }.disabled(points >= 12)
                }
                .buttonStyle(.bordered)
            }
        }
    }
}

private struct Star: Shape {
    var points: Int

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        return Path { path in
            for corner in 0..<(points * 2) {
                let angle = Double(corner) * .pi / Double(points) - .pi / 2
                let reach = corner.isMultiple(of: 2) ? radius : radius * 0.45
                let point = CGPoint(x: center.x + cos(angle) * reach, y: center.y + sin(angle) * reach)
                if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}
