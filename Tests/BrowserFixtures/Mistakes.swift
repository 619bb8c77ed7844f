// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A sheet without detents, which a developer is told about.
struct Mistakes: View {
    @State private var isShown = false

    var body: some View {
        Button("Open") { isShown = true }
            .sheet(isPresented: $isShown) {
                Text("A sheet").presentationDetents([])
            }
    }
}
