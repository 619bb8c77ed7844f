// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Texts of both directions in a page of either.
struct TextDirections: View {
    @State private var isMirrored = false

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Button("Mirror") { isMirrored.toggle() }
            Text("Hello world!").accessibilityIdentifier("english")
            Text("שלום עולם!").accessibilityIdentifier("hebrew")
            Text("12 שלום!").accessibilityIdentifier("number first")
            Text("A long line that is as wide as the text\nshort!").accessibilityIdentifier("english lines")
            Text("שורה ארוכה שרוחבה כרוחב הטקסט כולו\nקצר!").accessibilityIdentifier("hebrew lines")
            TextField("Note", text: .constant("שלום עולם!"))
        }
        .padding()
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
}
