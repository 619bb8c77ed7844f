// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Views of which the first that fits is shown: in the width of the window, in a frame, and in one another.
struct Choices: View {
    @State private var hasMore = false
    @State private var width = 150.0
    @State private var count = 0

    var body: some View {
        VStack {
            ViewThatFits(in: .horizontal) {
                if hasMore { Text("an extra long one").frame(width: 500) }
                Text("a long one").frame(width: 350)
                Text("short").frame(width: 100)
            }
            ViewThatFits(in: .vertical) {
                Text("high").frame(height: 200)
                Text("low").frame(height: 50)
            }
            .frame(height: 100)
            ViewThatFits {
                ViewThatFits {
                    Text("outer first").frame(width: 400)
                    Text("outer second").frame(width: 200)
                }
                .frame(width: 300)
                Button("last \(count)") { count += 1 }.frame(width: 100)
            }
            .frame(width: width)
            Button("More") { hasMore = true }
            Button("Wider") { width = 350 }
        }
    }
}
