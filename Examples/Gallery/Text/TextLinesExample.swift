// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct TextLinesExample: View {
    @State private var isExpanded = false
    private let story = """
        The quick brown fox jumped over the lazy dog, landed in the river, and swam until it reached a village where \
        nobody had ever seen a fox, let alone a quick one.
        """

    var body: some View {
        Example(
            "Lines", "A limit on lines, and a button that removes it.",
            code: """
                Text(story)
                    .lineLimit(isExpanded ? nil : 2)
                    .truncationMode(.tail)
                """
        ) {
            VStack(alignment: .leading, spacing: 8) {
                Text(story)
                    .lineLimit(isExpanded ? nil : 2)
                    .truncationMode(.tail)
                Button(isExpanded ? "Show Less" : "Show More") { isExpanded.toggle() }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
