// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SharedExample: View {
    @Shared("gallery-likes") private var likes = 0

    var body: some View {
        Example(
            "Shared values", "Everybody who has this page open sees one number. Open it in a second tab.",
            code: """
                @Shared("gallery-likes") private var likes = 0

                Button("Like", systemImage: "hand.thumbsup") { $likes.withLock { $0 += 1 } }
                """
        ) {
            AdaptiveRow {
                Button("Like", systemImage: "hand.thumbsup") { $likes.withLock { $0 += 1 } }
                Text("Likes: \(likes)").monospacedDigit()
            }
        }
    }
}
