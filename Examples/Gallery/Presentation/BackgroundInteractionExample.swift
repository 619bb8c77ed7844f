// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct BackgroundInteractionExample: View {
    @State private var isShown = false
    @State private var count = 0

    var body: some View {
        Example(
            "The page behind", "The page stays usable while the sheet is low. A taller sheet is modal.",
            code: """
                .presentationDetents([.height(180), .large])
                .presentationBackgroundInteraction(.enabled(upThrough: .height(180)))
                """
        ) {
            AdaptiveRow {
                Button("Show Sheet") { isShown = true }
                    .buttonStyle(.borderedProminent)
                Button("Count \(count)") { count += 1 }
                    .buttonStyle(.bordered)
            }
            .sheet(isPresented: $isShown) {
                SheetBody("Counted \(count)") { Text("The page counts on.") }
                    .presentationDetents([.height(180), .large])
                    .presentationBackgroundInteraction(.enabled(upThrough: .height(180)))
            }
        }
    }
}
