// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct LinksExample: View {
    var body: some View {
        Example(
            "Links", "Real links, which can be copied, opened in a tab, and followed without script.",
            code: """
                Link("Text", destination: URL(string: "/text")!)
                Link("Swift", destination: URL(string: "https://www.swift.org")!)
                    .buttonStyle(.bordered)
                """
        ) {
            HStack(spacing: 24) {
                Link("Text", destination: URL(string: "/text")!)
                Link("Swift", destination: URL(string: "https://www.swift.org")!)
                    .buttonStyle(.bordered)
            }
        }
    }
}
