// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ListExample: View {
    @State private var fruits = ["Apple", "Banana", "Cherry"]
    private let more = ["Date", "Elderberry", "Fig", "Grape"]

    var body: some View {
        Example(
            "List", "Rows follow the data, and unchanged rows keep their elements.",
            code: """
                List {
                    ForEach(fruits, id: \\.self) { fruit in
                        Text(fruit)
                    }
                }
                .listStyle(.insetGrouped)
                """
        ) {
            VStack(spacing: 14) {
                List {
                    ForEach(fruits, id: \.self) { fruit in
                        Text(fruit)
                    }
                }
                .listStyle(.insetGrouped)
                .frame(height: 240)
                .clipShape(RoundedRectangle(cornerRadius: 12))
                AdaptiveRow {
                    Button("Add") {
                        if let next = more.first(where: { !fruits.contains($0) }) { fruits.append(next) }
                    }
                    Button("Reverse") { fruits.reverse() }
                    Button("Remove First") { if !fruits.isEmpty { fruits.removeFirst() } }
                }
                .buttonStyle(.bordered)
                .controlSize(.small)
            }
        }
    }
}
