// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct HiddenExample: View {
    var body: some View {
        Example(
            "Decoration", "Decoration is hidden from screen readers.",
            code: """
                Image(systemName: "sparkles")
                    .accessibilityHidden(true)
                """
        ) {
            HStack(spacing: 8) {
                Image(systemName: "sparkles")
                    .accessibilityHidden(true)
                    .foregroundStyle(.yellow)
                Text("New in this version")
            }
            .font(.title3)
        }
    }
}
