// SPDX-License-Identifier: Apache-2.0
import Dais

/// A sheet of 20 rows above a page of `rows` rows with five elements each.
struct SheetPage: View {
    let rows: Int
    @State private var isShown = false

    var body: some View {
        VStack {
            Button("Open") { isShown = true }
            BenchmarkRows(count: rows)
        }
        .sheet(isPresented: $isShown) { SheetRows() }
    }
}

struct SheetRows: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("Choose")
                Spacer()
                Button("Done") { dismiss() }
            }
            ForEach(0..<20, id: \.self) { number in
                HStack {
                    VStack(alignment: .leading) {
                        Text("Entry \(number)")
                        Text("What there is to say about entry \(number)")
                    }
                    Spacer()
                    Button("Select") {}
                }
                .padding(8)
            }
        }
        .padding()
    }
}

/// Sheets upon sheets, presented by calls; each holds the button for the next.
struct StackPage: View {
    @Environment(\.presentationCoordinator) private var coordinator

    var body: some View {
        Button("Add") { add() }
    }

    private func add() {
        coordinator.present(type: .sheet) {
            VStack {
                Button("Add") { add() }
                Button("End all") { coordinator.dismissAll() }
                SheetRows()
            }
        }
    }
}
