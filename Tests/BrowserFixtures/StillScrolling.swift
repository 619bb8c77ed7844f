// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A scroll view in another one, both of which do not bounce.
struct StillScrolling: View {
    init() { UIScrollView.appearance().bounces = false }

    var body: some View {
        ScrollView {
            VStack {
                ScrollView { VStack { ForEach(0..<40) { Text("Line \($0)") } } }
                    .frame(height: 200)
                    .accessibilityIdentifier("inner")
                ForEach(0..<80) { Text("Row \($0)") }
            }
        }
        .accessibilityIdentifier("outer")
    }
}
