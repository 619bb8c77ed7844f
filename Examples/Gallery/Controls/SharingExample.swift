// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SharingExample: View {
    @State private var pasted = "nothing"
    private let park = URL(string: "https://www.nps.gov/zion")!

    var body: some View {
        Example(
            "Sharing and the clipboard", "A press shares, copies or pastes at once: the browser has the items before.",
            code: """
                ShareLink(item: park, subject: Text("Zion"))
                CopyButton("Copy Code", item: "SOUP-2041")
                PasteButton(payloadType: String.self) { texts in
                    pasted = texts[0]
                }
                """
        ) {
            VStack(spacing: 12) {
                ShareLink(item: park, subject: Text("Zion"))
                CopyButton("Copy Code", item: "SOUP-2041")
                PasteButton(payloadType: String.self) { texts in
                    pasted = texts[0]
                }
                Text("You pasted \(pasted).").font(.footnote).foregroundStyle(.secondary).lineLimit(1)
            }
            .buttonStyle(.bordered)
        }
    }
}
