// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SheetExample: View {
    @State private var isShown = false
    @State private var dismissals = 0

    var body: some View {
        Example(
            "Sheet", "Shown while a value is true. Escape, the Done button and a swipe all make it false.",
            code: """
                Button("Show Sheet") { isShown = true }
                    .sheet(isPresented: $isShown, onDismiss: { dismissals += 1 }) {
                        SheetBody("A sheet") {
                            Text("It keeps the focus until it is gone.")
                        }
                    }
                """
        ) {
            VStack(spacing: 12) {
                Button("Show Sheet") { isShown = true }
                    .sheet(isPresented: $isShown, onDismiss: { dismissals += 1 }) {
                        SheetBody("A sheet") {
                            Text("It keeps the focus until it is gone.")
                        }
                    }
                    .buttonStyle(.borderedProminent)
                Text("Dismissed \(dismissals) times").font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
}
