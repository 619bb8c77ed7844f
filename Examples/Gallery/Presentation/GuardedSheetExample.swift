// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct GuardedSheetExample: View {
    @State private var isShown = false

    var body: some View {
        Example(
            "Guarded dismissal",
            "If the draft has text, Escape and a swipe do not close the sheet, and the browser asks before it closes the tab.",
            code: """
                TextField("Message", text: $draft)
                    .interactiveDismissDisabled(!draft.isEmpty)
                """
        ) {
            Button("Write a Message") { isShown = true }
                .buttonStyle(.borderedProminent)
                .sheet(isPresented: $isShown) { Draft() }
        }
    }
}

private struct Draft: View {
    @State private var draft = ""

    var body: some View {
        SheetBody("New message") {
            TextField("Message", text: $draft)
                .interactiveDismissDisabled(!draft.isEmpty)
                .textFieldStyle(.roundedBorder)
        }
    }
}
