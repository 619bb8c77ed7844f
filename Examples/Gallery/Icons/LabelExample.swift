// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct LabelExample: View {
    var body: some View {
        Example(
            "Labels", "A symbol and a title, together or alone.",
            code: """
                Label("Downloads", systemImage: "arrow.down.circle")
                Label("Trash", systemImage: "trash")
                    .labelStyle(.iconOnly)
                """
        ) {
            VStack(alignment: .leading, spacing: 14) {
                Label("Downloads", systemImage: "arrow.down.circle")
                Label("Favorites", systemImage: "star.fill").foregroundStyle(.orange)
                Label("Trash", systemImage: "trash")
                    .labelStyle(.iconOnly)
            }
            .font(.title3)
        }
    }
}
