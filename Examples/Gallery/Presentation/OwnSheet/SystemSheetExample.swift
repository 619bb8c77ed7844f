// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SystemSheetExample: View {
    @State private var isPresented = false
    @State private var dismissals = 0

    var body: some View {
        Example(
            "And with .sheet",
            "It reports its dismissal, moves the focus, and covers the whole window.",
            code: """
                .sheet(isPresented: $isPresented, onDismiss: { dismissals += 1 }) {
                    InnerView()
                        .presentationDetents([.height(260)])
                        .presentationCornerRadius(50)
                }
                """
        ) {
            Button("Present .sheet, dismissed \(dismissals) times") { isPresented = true }
                .sheet(isPresented: $isPresented, onDismiss: { dismissals += 1 }) {
                    InnerView()
                        .presentationDetents([.height(260)])
                        .presentationCornerRadius(50)
                }
        }
    }
}
