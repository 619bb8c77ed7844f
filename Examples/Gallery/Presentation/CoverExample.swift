// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct CoverExample: View {
    @State private var isShown = false

    var body: some View {
        Example(
            "Full screen cover", "Covers the whole window, and closes only from inside.",
            code: """
                .fullScreenCover(isPresented: $isShown) {
                    SheetBody("Full screen") {
                        Text("Nothing of the page is left.")
                    }
                }
                """
        ) {
            Button("Cover Everything") { isShown = true }
                .buttonStyle(.borderedProminent)
                .fullScreenCover(isPresented: $isShown) {
                    SheetBody("Full screen") {
                        Text("Nothing of the page is left.")
                    }
                }
        }
    }
}
