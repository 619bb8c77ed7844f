// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The page for an unknown address.
struct MissingPage: View {
    var path: String

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "questionmark.circle")
                .font(.system(size: 44))
                .foregroundStyle(.secondary)
            Text("No page at \(path)").font(.title2.bold())
            Link("Back to the gallery", destination: URL(string: "/")!)
        }
        .multilineTextAlignment(.center)
        .padding()
    }
}
