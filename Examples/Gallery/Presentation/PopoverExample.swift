// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct PopoverExample: View {
    @State private var showsDetails = false
    @State private var isFavorite = false

    var body: some View {
        Example(
            "Popover",
            "A bubble next to the view that presents it. It flips at the edges and follows the scrolling page.",
            code: """
                Button("Details") { showsDetails = true }
                    .popover(isPresented: $showsDetails) {
                        VStack(alignment: .leading, spacing: 12) {
                            Toggle("Favorite", isOn: $isFavorite)
                        }
                        .padding(20)
                    }
                """
        ) {
            Button("Details") { showsDetails = true }
                .buttonStyle(.borderedProminent)
                .popover(isPresented: $showsDetails) {
                    VStack(alignment: .leading, spacing: 12) {
                        Text("Serra da Estrela").font(.headline).accessibilityAddTraits(.isHeader)
                        Text("1993 m, the highest mountains of mainland Portugal.")
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                        Divider()
                        Toggle("Favorite", isOn: $isFavorite)
                    }
                    .padding(20)
                    .frame(width: 260)
                }
        }
    }
}
