// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Pages that are printed: one that is taller and wider than the window, a long list, and a sheet.
struct Printing: View {
    @State private var showsSheet = false
    @State private var showsAlert = false

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    Button("Sheet") { showsSheet = true }
                    Button("Alert") { showsAlert = true }
                    NavigationLink("Long list") { LongRows() }
                    ScrollView(.horizontal) {
                        HStack {
                            ForEach(0..<12) { Text("Column \($0)").frame(width: 240, height: 60).background(.yellow) }
                        }
                    }
                    ForEach(0..<60) { Text("Line \($0)") }
                    Text("The end")
                }
                .padding()
            }
            .navigationTitle("Report")
            .toolbar { Button("Edit") {} }
        }
        .sheet(isPresented: $showsSheet) {
            NavigationStack {
                ScrollView { ForEach(0..<60) { Text("Note \($0)").padding(4) } }
                    .navigationTitle("Notes")
                    .toolbar { Button("Close") { showsSheet = false } }
            }
        }
        .alert("Careful", isPresented: $showsAlert) { Button("OK") {} }
    }
}

private struct LongRows: View {
    var body: some View {
        List(0..<400, id: \.self) { Text("Row \($0)") }
            .navigationTitle("Rows")
    }
}
