// SPDX-License-Identifier: Apache-2.0
import Dais

/// The page that `Benchmarks/Floors` compares with two pages without a framework: a sheet with a field and 20 rows, an
/// alert and a counter.
struct ModalPage: View {
    @State private var isSheetShown = false
    @State private var isAlertShown = false
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Modals").font(.largeTitle)
            Button("Open") { isSheetShown = true }.accessibilityIdentifier("open")
            Button("Ask") { isAlertShown = true }.accessibilityIdentifier("ask")
            Button("Count") { count += 1 }.accessibilityIdentifier("add")
            Text("\(count)").accessibilityIdentifier("count")
        }
        .sheet(isPresented: $isSheetShown) { ModalSheet() }
        .alert("Question", isPresented: $isAlertShown) {
            Button("OK") {}
        } message: {
            Text("Twenty rows are in the sheet.")
        }
    }
}

struct ModalSheet: View {
    @State private var text = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Sheet").font(.title)
            TextField("Name", text: $text).accessibilityIdentifier("field")
            VStack(spacing: 0) {
                ForEach(1..<21) { Text("Row \($0)").font(.footnote) }
            }
            Button("Close") { dismiss() }.accessibilityIdentifier("close")
        }
        .padding()
    }
}
