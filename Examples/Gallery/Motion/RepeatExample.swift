// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct RepeatExample: View {
    @State private var beats = false
    @State private var taps = 0

    var body: some View {
        Example(
            "For ever",
            "A repeating animation continues while other values change, and stops when its own value changes.",
            code: """
                Image(systemName: "heart.fill").font(.system(size: 48)).foregroundStyle(.pink)
                    .scaleEffect(beats ? 1.3 : 1)
                    .animation(beats ? .easeInOut(duration: 0.5).repeatForever() : .default, value: beats)
                """
        ) {
            VStack(spacing: 16) {
                Image(systemName: "heart.fill").font(.system(size: 48)).foregroundStyle(.pink)
                    .scaleEffect(beats ? 1.3 : 1)
                    .animation(beats ? .easeInOut(duration: 0.5).repeatForever() : .default, value: beats)
                    .frame(height: 80)
                Toggle("Beating", isOn: $beats).frame(maxWidth: 320)
                Button("Something else: \(taps)") { taps += 1 }
            }
        }
    }
}
