// SPDX-License-Identifier: Apache-2.0
import Dais

/// The app that `scripts/bench` puts load on: 1,000 DOM nodes, a button in every row.
@main
struct BenchmarkApp: App {
    var body: some Scene {
        WindowGroup("Benchmark") {
            VStack {
                ForEach(0..<200, id: \.self) { BenchmarkRow(number: $0) }
            }
        }
    }
}

/// Five elements: stack, text, text, button, its text.
struct BenchmarkRow: View {
    let number: Int
    @State private var count = 0
    var body: some View {
        HStack(spacing: 12) {
            Text("Row \(number)").padding(4)
            Text("\(count)")
            Button("Add") { count += 1 }
        }
    }
}
