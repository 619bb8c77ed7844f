// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct CombineExample: View {
    var body: some View {
        Example(
            "Elements", "Several texts that are one thing to whoever listens.",
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
