// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct AddressExample: View {
    @Environment(\.pageURL) private var pageURL

    var body: some View {
        Example(
            "Pages by address", "The address is in the environment before the first page is drawn.",
            code: """
                @Environment(\\.pageURL) private var pageURL

                Text("This page is \\(pageURL.path).")
                """
        ) {
            Text("This page is \(pageURL.path).")
        }
    }
}
