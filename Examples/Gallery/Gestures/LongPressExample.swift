// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct LongPressExample: View {
    @State private var isOpen = false

    var body: some View {
        Example(
            "Long press", "Hold for half a second.",
            code: """
                TouchPad(label: isOpen ? "Open" : "Hold to open", color: .purple)
                    .onLongPressGesture { isOpen.toggle() }
                """
        ) {
            TouchPad(label: isOpen ? "Open" : "Hold to open", color: .purple)
                .onLongPressGesture { isOpen.toggle() }
        }
    }
}
