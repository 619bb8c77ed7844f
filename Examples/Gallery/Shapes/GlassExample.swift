// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct GlassExample: View {
    private let points: [SIMD2<Float>] = [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.4, 0.6], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ]
    private let colors: [Color] = [.pink, .orange, .yellow, .purple, .indigo, .mint, .blue, .teal, .green]
    @ScaledMetric private var height = 220.0

    var body: some View {
        Example(
            "Glass and mesh", "Controls on glass, in front of a mesh of colors.",
            code: """
                MeshGradient(width: 3, height: 3, points: points, colors: colors)
                Label("Flights", systemImage: "airplane").padding().glassEffect()
                Button("Book") {}.buttonStyle(.glassProminent)
                """
        ) {
            ZStack {
                MeshGradient(width: 3, height: 3, points: points, colors: colors)
                VStack(spacing: 16) {
                    Label("Flights", systemImage: "airplane").padding().glassEffect()
                    AdaptiveRow {
                        Button("Details") {}.buttonStyle(.glass)
                        Button("Book") {}.buttonStyle(.glassProminent)
                    }
                }
            }
            .frame(height: height)
            .clipShape(RoundedRectangle(cornerRadius: 16))
        }
    }
}
