// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Buttons that share, copy and paste.
struct Transfers: View {
    @State private var pasted: [String] = []
    @State private var dropped: [String] = []
    @State private var word = "one"
    @State private var typed = ""
    @State private var isShown = false

    var body: some View {
        VStack {
            ShareLink("Share Park", item: URL(string: "https://example.org/zion")!, subject: Text("Zion"))
            CopyButton("Copy Word", item: word)
            Button("Other Word") { word = "two" }
            Button("Copy Later") { UIPasteboard.general.string = "later \(word)" }
            PasteButton(payloadType: String.self) { pasted += $0 }
            Text("Pasted: \(pasted.joined(separator: ", "))")
            VStack {
                Button("Row") {}
                TextField("Typed", text: $typed)
            }
            .copyable(["row of \(word)"])
            .pasteDestination(for: String.self) { dropped += $0 }
            Text("Into the row: \(dropped.joined(separator: ", "))")
            Button("Present") { isShown = true }
        }
        .sheet(isPresented: $isShown) {
            CopyButton("Copy Inside", item: "inside")
        }
    }
}
