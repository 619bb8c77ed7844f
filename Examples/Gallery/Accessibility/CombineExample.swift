// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct CombineExample: View {
    var body: some View {
        Example(
            "Elements", "Several texts that a screen reader presents as one element.",
            code: """
                VStack {
                    Text("21°").font(.largeTitle)
                    Text("Mostly sunny")
                }
                .accessibilityElement(children: .combine)
                """
        ) {
            VStack {
                Text("21°").font(.largeTitle)
                Text("Mostly sunny")
            }
            .accessibilityElement(children: .combine)
        }
    }
}
