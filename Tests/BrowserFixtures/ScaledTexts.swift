// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Texts that shrink until they fit.
struct ScaledTexts: View {
    @State private var amount = "12"
    @State private var isNarrow = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(amount).font(.system(size: 40)).lineLimit(1).minimumScaleFactor(0.25)
                .accessibilityIdentifier("amount")
                .frame(width: isNarrow ? 80 : 200, alignment: .leading)
            Text(amount).font(.system(size: 40)).lineLimit(1).accessibilityIdentifier("plain").frame(width: 200)
            VStack {
                Text("a title with **bold words** of its own").font(.title).lineLimit(2)
                    .accessibilityIdentifier("runs")
                Text("short").accessibilityIdentifier("short")
                Text("never smaller than this").lineLimit(1).minimumScaleFactor(1).accessibilityIdentifier("full")
            }
            .minimumScaleFactor(0.1)
            .frame(width: 100)
            Text("words in a frame that is too low for all of them at their size")
                .minimumScaleFactor(0.2).accessibilityIdentifier("low").frame(width: 120, height: 40)
            Button("Add digits") { amount += "3456789" }
            Button("Fewer") { amount = "12" }
            Button("Narrow") { isNarrow.toggle() }
        }
        .padding()
    }
}
