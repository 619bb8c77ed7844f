// SPDX-License-Identifier: Apache-2.0
import GalleryCheckout
import SwiftUI

struct CheckoutExample: View {
    var body: some View {
        Example(
            "A coordinator",
            "Three steps, a popover, a sheet and a modal. The steps know of no other step: one object knows the way.",
            code: """
                CheckoutView()
                    .frame(height: 560)
                """
        ) {
            CheckoutView()
                .frame(height: 560)
                .clipShape(RoundedRectangle(cornerRadius: 12))
        }
    }
}
