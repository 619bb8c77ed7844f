// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A sheet without detents, which a developer is told about.
struct Mistakes: View {
    @State private var isShown = false
    @State private var presses = 0

    var body: some View {
        VStack {
            Button("Open") { isShown = true }
                .sheet(isPresented: $isShown) {
                    Text("A sheet").presentationDetents([])
                }
            Spacer()
            Text("Presses: \(presses)")
            Button("In the corner") { presses += 1 }
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
