// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Everything around a field changes many times a second while somebody types into it.
struct Ticking: View {
    @State private var ticks = 0
    @State private var running = true
    @State private var text = ""
    @State private var rows = ["one", "two", "three"]

    var body: some View {
        VStack(spacing: 8) {
            Text("Ticks \(ticks)")
            if ticks % 2 == 1 {
                Text("Odd")
                    .foregroundStyle(.red)
            }
            ForEach(rows, id: \.self) { row in
                Text("Row \(row)")
            }
            TextField("Steady", text: $text)
                .padding(ticks % 2 == 1 ? 4 : 8)
                .opacity(ticks % 2 == 1 ? 0.9 : 1)
            Text("Steady is <\(text)>")
            Button(running ? "Stop" : "Start") { running.toggle() }
        }
        .task(id: running) {
            while running, !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(25))
                ticks += 1
                rows.append(rows.removeFirst())
            }
        }
    }
}
