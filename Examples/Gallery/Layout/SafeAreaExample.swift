// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SafeAreaExample: View {
    var body: some View {
        Example(
            "Safe area", "A bar at the edge takes its space from the content.",
            code: """
                Messages()
                    .safeAreaInset(edge: .bottom) {
                        Text("Write a message").padding(12)
                    }
                """
        ) {
            Messages()
                .safeAreaInset(edge: .bottom) {
                    Text("Write a message").padding(12)
                        .frame(maxWidth: .infinity)
                        .background(.bar)
                }
                .frame(maxWidth: 300)
                .frame(height: 180)
                .background(Color(.systemGroupedBackground))
                .clipShape(RoundedRectangle(cornerRadius: 14))
        }
    }
}

private struct Messages: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Box("Are you coming?", .gray)
            Box("On my way.", .blue).frame(maxWidth: .infinity, alignment: .trailing)
        }
        .padding(12)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    }
}
