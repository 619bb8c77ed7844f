// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ColorsExample: View {
    private let colors: [(String, Color)] = [
        ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint), ("Teal", .teal),
        ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink), ("Brown", .brown),
    ]

    var body: some View {
        Example(
            "System colors", "Each color has a light and a dark variant, and the browser selects one.",
            code: """
                ForEach(colors[start..<start + 4], id: \\.0) { name, color in
                    VStack {
                        Circle().fill(color)
                        Text(name).font(.caption)
                    }
                }
                """
        ) {
            VStack(spacing: 14) {
                ForEach([0, 4, 8], id: \.self) { start in
                    HStack(spacing: 14) {
                        ForEach(colors[start..<start + 4], id: \.0) { name, color in
                            VStack {
                                Circle().fill(color)
                                Text(name).font(.caption)
                            }
                            .frame(width: 56, height: 72)
                        }
                    }
                }
            }
        }
    }
}
