// SPDX-License-Identifier: Apache-2.0

import Dais
import Foundation

/// A button that counts.
struct CountingPage: View {
    @State private var count = 0

    var body: some View {
        Button("Add") { count += 1 }
        Text("Count \(count)")
    }
}

/// A button that uses every way in which work comes to the main thread, and shows what has arrived.
struct ClocksPage: View {
    @State private var arrived: [String] = []

    var body: some View {
        Button("Start") { start() }
        ForEach(arrived, id: \.self) { Text("\($0) arrived") }
    }

    private func start() {
        dispatchPrecondition(condition: .onQueue(.main))
        _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in note("timer") }
        RunLoop.main.perform { note("block") }
        DispatchQueue.main.async { note("queue") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { note("delay") }
        Task {
            // The task belongs to the session of the handler.
            let hasSession = SessionContext.current != nil
            try? await Task.sleep(for: .milliseconds(20))
            note(hasSession ? "task" : "foreign task")
        }
        Thread.detachNewThread {
            RunLoop.main.add(Timer(timeInterval: 0.02, repeats: false) { _ in note("foreign timer") }, forMode: .common)
            DispatchQueue.main.sync { note("foreign queue") }
        }
    }

    nonisolated private func note(_ name: String) {
        precondition(Thread.isMainThread)
        MainActor.assumeIsolated { arrived.append(name) }
    }
}

/// A button that starts work without an end: a task that comes again and again, or changes that cause changes.
struct BusyPage: View {
    let isTask: Bool
    @State private var rounds = 0
    @State private var isEndless = false

    var body: some View {
        Button("Work") {
            guard isTask else { return isEndless = true }
            Task {
                while true {
                    rounds &+= 1
                    await Task.yield()
                }
            }
        }
        Text("\(rounds % 2)")
            .onChange(of: rounds) { if isEndless { rounds &+= 1 } }
            .onChange(of: isEndless) { rounds &+= 1 }
    }
}

/// A button whose handler runs the run loop, as `Process.waitUntilExit()` does, while a task of the main actor waits.
struct NestingPage: View {
    @State private var words: [String] = []

    var body: some View {
        Button("Nest") {
            Task { words.append("task") }
            let end = Date(timeIntervalSinceNow: 0.2)
            while Date() < end { _ = RunLoop.current.run(mode: .default, before: end) }
            words.append("handler")
        }
        Text("Words \(words.sorted().joined(separator: " "))")
    }
}
