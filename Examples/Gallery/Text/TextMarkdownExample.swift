// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct TextMarkdownExample: View {
    var body: some View {
        Example(
            "Markdown", "A literal is a key of the string table and can contain Markdown.",
            code: """
                Text("**Strong**, *emphasized*, `code`")
                Text("A [link](/controls) to another page")
                """
        ) {
            VStack(spacing: 10) {
                Text("**Strong**, *emphasized*, `code`")
                Text("A [link](/controls) to another page")
            }
        }
    }
}
