// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct TextRunsExample: View {
    var body: some View {
        Example(
            "Runs", "Texts joined to one text, each with its own attributes.",
            code: """
                Text("Bold").bold()
                    + Text(", ")
                    + Text("italic").italic()
                    + Text(", ")
                    + Text("underlined").underline()
                """
        ) {
            VStack(spacing: 12) {
                Group {
                    Text("Bold").bold()
                        + Text(", ")
                        + Text("italic").italic()
                        + Text(", ")
                        + Text("underlined").underline()
                }
                .font(.title3)
                Text("Rounded").font(.system(.title2, design: .rounded, weight: .heavy)).foregroundStyle(.pink)
                Text("Serif").font(.system(.title2, design: .serif)).foregroundStyle(.secondary)
                Text("Monospaced").font(.system(.title2, design: .monospaced))
            }
        }
    }
}
