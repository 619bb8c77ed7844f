// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ProgressExample: View {
    @State private var done = 0.3

    var body: some View {
        Example(
            "Progress", "Progress with a known end, or activity without one.",
            code: """
                ProgressView("Uploading", value: done)
                ProgressView()
                """
        ) {
            VStack(spacing: 18) {
                ProgressView("Uploading", value: done)
                ProgressView()
                AdaptiveRow {
                    Button("Continue") { done = min(done + 0.2, 1) }
                    Button("Start Over") { done = 0 }
                }
                .buttonStyle(.bordered)
            }
        }
    }
}
