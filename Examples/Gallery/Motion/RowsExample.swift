// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct RowsExample: View {
    @State private var fruits = ["Apple", "Banana", "Cherry", "Date"]
    @State private var picked = 0

    var body: some View {
        Example(
            "Rows", "Rows that are inserted, removed or moved make room for each other.",
            code: """
                ForEach(fruits, id: \\.self) { fruit in
                    Text(fruit)
                }
                Button("Shuffle") { withAnimation { fruits.shuffle() } }
                """
        ) {
            VStack(spacing: 16) {
                VStack(alignment: .leading, spacing: 8) {
                    ForEach(fruits, id: \.self) { fruit in
                        Text(fruit)
                            .padding(.horizontal, 16).padding(.vertical, 8)
                            .frame(width: 220, alignment: .leading)
                            .background(.green.opacity(0.2), in: .rect(cornerRadius: 10))
                    }
                }
                AdaptiveRow {
                    Button("Shuffle") { withAnimation { fruits.shuffle() } }
                    Button("Add a row") {
                        picked += 1
                        withAnimation { fruits.insert("Fruit \(picked)", at: fruits.count / 2) }
                    }
                    Button("Remove a row") { withAnimation { _ = fruits.popLast() } }
                }
            }
        }
    }
}
