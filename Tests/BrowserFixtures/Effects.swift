// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Says in the log when an effect runs; the first page must run none and a session each of them once.
struct Effects: View {
    @State private var appeared = 0
    @State private var tasks = 0
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 8) {
            Text("Appeared \(appeared)")
            Text("Tasks \(tasks)")
            Button("Taps \(taps)") { taps += 1 }
        }
        .onAppear {
            appeared += 1
            say("appeared")
        }
        .onDisappear { say("disappeared") }
        .task {
            tasks += 1
            say("task")
        }
    }

    private func say(_ what: String) {
        FileHandle.standardError.write(Data("effect: \(what)\n".utf8))
    }
}
