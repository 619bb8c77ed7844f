// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A list under a large title with a subtitle, and a page with both in its bar.
struct Subtitles: View {
    @State private var count = 40

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Details") {
                    Text("content")
                        .navigationTitle("Details")
                        .navigationBarTitleDisplayMode(.inline)
                        .navigationSubtitle("A subtitle that is much longer than the bar of a page on a phone is wide")
                }
                Button("Add") { count += 1 }
                ForEach(0..<count, id: \.self) { Text("Row \($0)") }
            }
            .navigationTitle("Groceries")
            .navigationSubtitle("\(count) items")
        }
    }
}
