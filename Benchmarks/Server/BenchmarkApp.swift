// SPDX-License-Identifier: Apache-2.0
import Dais

/// The app that `scripts/bench` and `Benchmarks/Browser/presentations.py` measure: 1,000 DOM nodes, a button in every row.
@main
struct BenchmarkApp: App {
    var body: some Scene {
        WindowGroup("Benchmark") {
            BenchmarkRoot()
        }
    }
}

/// The root of the app. Each measured page has its own address.
struct BenchmarkRoot: View {
    @Environment(\.pageURL) private var pageURL

    var body: some View {
        switch pageURL.path {
        case "/sheet": SheetPage(rows: 10)
        case "/large": SheetPage(rows: 2000)
        case "/stack": StackPage()
        case "/form": FormPage()
        case "/modal": ModalPage()
        case "/transfer": TransferPage()
        case "/prepared": PreparedPage()
        default: BenchmarkRows(count: 200)
        }
    }
}

struct BenchmarkRows: View {
    let count: Int
    var body: some View {
        VStack {
            ForEach(0..<count, id: \.self) { BenchmarkRow(number: $0) }
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
