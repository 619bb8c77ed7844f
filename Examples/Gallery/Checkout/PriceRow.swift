// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A thing and its price side by side. Large texts need the whole width, so the price is below.
struct PriceRow<Content: View>: View {
    var price: String
    @ViewBuilder let content: Content
    @Environment(\.dynamicTypeSize) private var textSize

    private var layout: AnyLayout {
        textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout(spacing: 14))
    }

    var body: some View {
        layout {
            content.frame(maxWidth: .infinity, alignment: .leading)
            Text(price).monospacedDigit()
        }
    }
}
