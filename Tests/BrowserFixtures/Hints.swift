// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Views that are explained, on the page and in a sheet.
struct Hints: View {
    @State private var isShown = false

    var body: some View {
        VStack(spacing: 40) {
            Button("Plain") {}
            Button("Save") {}.help("Keeps what you have written")
            Button {
                isShown = true
            } label: {
                Image(systemName: "plus").accessibilityHidden(true)
            }
            .help("Add one")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: $isShown) {
            VStack(spacing: 40) {
                Text("A sheet").font(.title2).accessibilityAddTraits(.isHeader)
                Button("Inside") {}.help("It is in a sheet")
            }
            .padding(40)
        }
    }
}
