// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct NamesExample: View {
    @State private var isLiked = false

    var body: some View {
        Example(
            "Names", "A button without text still needs a label.",
            code: """
                .accessibilityLabel("Like this page")
                .accessibilityHint("Counts once")
                """
        ) {
            Button {
                isLiked.toggle()
            } label: {
                Image(systemName: isLiked ? "heart.fill" : "heart")
                    .font(.title)
                    .foregroundStyle(.pink)
                    .frame(width: 44, height: 44)
            }
            .accessibilityLabel("Like this page")
            .accessibilityHint("Counts once")
        }
    }
}
