// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ColorsExample: View {
    private let colors: [(String, Color)] = [
        ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint), ("Teal", .teal),
        ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink), ("Brown", .brown),
    ]

    @ScaledMetric(relativeTo: .caption) private var width = 56.0
    @ScaledMetric(relativeTo: .caption) private var height = 72.0

    var body: some View {
        Example(
            "System colors", "Each color has a light and a dark variant, and the browser selects one.",
            code: """
                LazyVGrid(columns: [GridItem(.adaptive(minimum: width))], spacing: 14) {
                    ForEach(colors, id: \\.0) { name, color in
                        VStack {
                            Circle().fill(color)
                            Text(name).font(.caption)
                        }
                        .frame(height: height)
                    }
                }
                """
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: width))], spacing: 14) {
                ForEach(colors, id: \.0) { name, color in
                    VStack {
                        Circle().fill(color)
                        Text(name).font(.caption)
                    }
                    .frame(height: height)
                }
            }
            .frame(maxWidth: 4 * width + 40)
        }
    }
}
