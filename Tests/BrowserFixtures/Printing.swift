// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Pages that are printed: one that is taller and wider than the window, a long list, and a sheet.
struct Printing: View {
    @State private var showsSheet = false
    @State private var showsAlert = false
    @State private var showsInspector = false
    @Environment(\.printPage) private var printPage

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    Button("Sheet") { showsSheet = true }
                    Button("Alert") { showsAlert = true }
                    Button("Inspector") { showsInspector = true }
                    Button("Print") { printPage() }.frame(width: 90, height: 90).hiddenInPrint()
                    NavigationLink("Long list") { LongRows() }
                    ScrollView(.horizontal) {
                        HStack {
                            ForEach(0..<12) { Text("Column \($0)").frame(width: 240, height: 60).background(.yellow) }
                        }
                    }
                    Avatar(color: Color(red: 1, green: 0, blue: 0))
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
        .inspector(isPresented: $showsInspector) { Details() }
        .alert("Careful", isPresented: $showsAlert) { Button("OK") {} }
    }
}

private struct LongRows: View {
    @Environment(\.printPage) private var printPage

    var body: some View {
        List(0..<400, id: \.self) { Text("Row \($0)") }
            .navigationTitle("Rows")
            .toolbar { Button("Print rows") { printPage() } }
    }
}

private struct Details: View {
    @Environment(\.printPage) private var printPage

    var body: some View {
        VStack {
            Text("Detail")
            Avatar(color: Color(red: 0, green: 1, blue: 0))
            Button("Print details") { printPage() }.hiddenInPrint()
        }
    }
}

/// A view in front of a shape and behind another one.
private struct Avatar: View {
    let color: Color

    var body: some View {
        Text("AB")
            .frame(width: 60, height: 60)
            .background { Circle().fill(color) }
            .overlay(alignment: .topTrailing) { Circle().fill(Color(red: 0, green: 0, blue: 1)).frame(width: 20) }
    }
}
