// SPDX-License-Identifier: Apache-2.0
import Dais

/// Changes that send much: rows that are appended, and a page that is pushed.
struct TransferPage: View {
    @State private var count = 0
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("Append") { count += 50 }
                Button("Clear") { count = 0 }
                Button("Push") { path = [1] }
                ForEach(0..<count, id: \.self) { number in
                    HStack {
                        Text("Entry \(number)")
                        Text("What there is to say about entry \(number)")
                        Spacer()
                        Button("Select") {}
                    }
                }
            }
            .navigationDestination(for: Int.self) { _ in
                VStack {
                    SheetRows()
                    Button("Pop") { path = [] }
                }
                .navigationTitle("Pushed")
            }
        }
    }
}
