// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct LongListExample: View {
    @State private var onlyEven = false
    @State private var query = ""

    var body: some View {
        Example(
            "Ten thousand rows", "Rows are built as they come into view; a search goes through all of them.",
            code: """
                List(numbers, id: \\.self) { number in
                    Text("Row \\(number)").monospacedDigit()
                }
                """
        ) {
            VStack(spacing: 12) {
                TextField("Find a row", text: $query).textFieldStyle(.roundedBorder)
                Toggle("Only even rows", isOn: $onlyEven)
                List(numbers, id: \.self) { number in
                    Text("Row \(number)").monospacedDigit()
                }
                .frame(height: 320)
                .clipShape(RoundedRectangle(cornerRadius: 12))
                Text("\(numbers.count) rows").font(.footnote).foregroundStyle(.secondary)
            }
        }
    }

    private var numbers: [Int] {
        (1...10_000).filter { number in
            (!onlyEven || number.isMultiple(of: 2)) && (query.isEmpty || String(number).contains(query))
        }
    }
}
