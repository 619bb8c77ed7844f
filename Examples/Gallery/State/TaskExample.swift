// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct TaskExample: View {
    @State private var round = 0
    @State private var seconds = 0

    var body: some View {
        Example(
            "Tasks",
            "A task starts when the view appears, is canceled when it disappears, and restarts when the id changes.",
            code: """
                .task(id: round) {
                    seconds = 0
                    while (try? await Task.sleep(for: .seconds(1))) != nil {
                        seconds += 1
                    }
                }
                """
        ) {
            VStack(spacing: 12) {
                Text("\(seconds) s").font(.system(.largeTitle, design: .rounded, weight: .bold)).monospacedDigit()
                Button("Start Over") { round += 1 }.buttonStyle(.bordered)
            }
            .task(id: round) {
                seconds = 0
                while (try? await Task.sleep(for: .seconds(1))) != nil {
                    seconds += 1
                }
            }
        }
    }
}
