// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A sheet over a thousand rows that are all there, for Benchmarks/Client/drag.py.
struct DraggedOver: View {
    @State private var isPresented = false

    var body: some View {
        VStack {
            Button("Open") { isPresented = true }
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(0..<1000, id: \.self) { Text("Row \($0)").padding(8) }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .sheet(isPresented: $isPresented) {
            VStack {
                Text("Presented").font(.headline)
                ForEach(0..<20, id: \.self) { Text("Line \($0)") }
            }
            .presentationDetents([.medium, .large])
        }
    }
}
