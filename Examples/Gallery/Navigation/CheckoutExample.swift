// SPDX-License-Identifier: Apache-2.0
import GalleryCheckout
import SwiftUI

struct CheckoutExample: View {
    var body: some View {
        Example(
            "A coordinator",
            "Three steps, a popover, a sheet and a modal. The steps are independent, and one object knows the flow.",
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
