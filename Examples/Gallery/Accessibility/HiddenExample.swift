// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct HiddenExample: View {
    var body: some View {
        Example(
            "Decoration", "What only pleases the eye need not be read aloud.",
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
