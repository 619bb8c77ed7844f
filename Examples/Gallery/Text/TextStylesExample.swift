// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct TextStylesExample: View {
    var body: some View {
        Example(
            "Text styles", "Eleven styles that grow with the reader's own text size.",
            code: """
                Text("Large Title").font(.largeTitle)
                Text("Title").font(.title)
                Text("Headline").font(.headline)
                Text("Body")
                Text("Footnote").font(.footnote)
                """
        ) {
            VStack(alignment: .leading, spacing: 6) {
                Text("Large Title").font(.largeTitle)
                Text("Title").font(.title)
                Text("Title 2").font(.title2)
                Text("Title 3").font(.title3)
                Text("Headline").font(.headline)
                Text("Body")
                Text("Callout").font(.callout)
                Text("Subheadline").font(.subheadline)
                Text("Footnote").font(.footnote)
                Text("Caption").font(.caption)
                Text("Caption 2").font(.caption2)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
