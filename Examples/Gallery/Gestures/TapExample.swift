// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct TapExample: View {
    @State private var taps = 0

    var body: some View {
        Example(
            "Tap", "Any view can be tapped, and answers to the keyboard as well.",
            code: """
                TouchPad(label: "Taps: \\(taps)", color: .blue)
                    .onTapGesture { taps += 1 }
                """
        ) {
            TouchPad(label: "Taps: \(taps)", color: .blue)
                .onTapGesture { taps += 1 }
        }
    }
}
