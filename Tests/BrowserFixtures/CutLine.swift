// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Rows that taps and a clock add. Each is in the page for a while, so that a script can see it arrive once.
struct CutLine: View {
    @State private var taps = 0
    @State private var ticks = 0

    var body: some View {
        // The button stays where it is, whatever is added below it.
        ScrollView {
            VStack(alignment: .leading) {
                Button("Add") { taps += 1 }
                Text(verbatim: "\(taps) taps")
                ForEach(max(0, taps - 60)..<taps, id: \.self) { Text(verbatim: "tap \($0 + 1)") }
                ForEach(max(0, ticks - 10)..<ticks, id: \.self) { Text(verbatim: "tick \($0 + 1)") }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(40))
                ticks += 1
            }
        }
    }
}
