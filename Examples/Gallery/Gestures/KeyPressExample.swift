// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct KeyPressExample: View {
    @State private var level = 3

    var body: some View {
        Example(
            "Key presses", "The up and down arrow keys change the focused view.",
            code: """
                TouchPad(label: "Level \\(level)", color: .mint)
                    .focusable()
                    .onKeyPress(keys: [.upArrow, .downArrow]) { press in
                        level += press.key == .upArrow ? 1 : -1
                        return .handled
                    }
                """
        ) {
            TouchPad(label: "Level \(level)", color: .mint)
                .focusable()
                .onKeyPress(keys: [.upArrow, .downArrow]) { press in
                    level += press.key == .upArrow ? 1 : -1
                    return .handled
                }
        }
    }
}
