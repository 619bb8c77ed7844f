// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct NestedSheetsExample: View {
    @State private var isShown = false

    var body: some View {
        Example(
            "Sheets upon sheets", "Each level presents the next one.",
            code: """
                Button("Go Deeper") { isDeeper = true }
                    .sheet(isPresented: $isDeeper) {
                        Level(depth: depth + 1)
                    }
                """
        ) {
            Button("Show Level 1") { isShown = true }
                .buttonStyle(.borderedProminent)
                .sheet(isPresented: $isShown) { Level(depth: 1) }
        }
    }
}

private struct Level: View {
    var depth: Int
    @State private var isDeeper = false

    var body: some View {
        SheetBody("Level \(depth)") {
            Button("Go Deeper") { isDeeper = true }
                .sheet(isPresented: $isDeeper) {
                    Level(depth: depth + 1)
                }
        }
    }
}
