// SPDX-License-Identifier: Apache-2.0
import Dais

/// A sheet and a page of 20 rows, which can be prepared.
struct PreparedPage: View {
    @State private var isShown = false

    var body: some View {
        NavigationStack {
            VStack {
                Button("Sheet", presents: $isShown)
                NavigationLink("Page") { SheetRows() }
            }
            .sheet(isPresented: $isShown) { SheetRows() }
        }
    }
}
