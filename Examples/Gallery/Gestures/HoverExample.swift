// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct HoverExample: View {
    @State private var isOver = false

    var body: some View {
        Example(
            "Hover", "The position of a pointer that does not touch.",
            code: """
                TouchPad(label: isOver ? "Hello" : "Come closer", color: .orange)
                    .onHover { isOver = $0 }
                """
        ) {
            TouchPad(label: isOver ? "Hello" : "Come closer", color: .orange)
                .onHover { isOver = $0 }
        }
    }
}
