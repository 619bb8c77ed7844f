// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct AlignmentExample: View {
    @State private var step = 0
    private let alignments: [HorizontalAlignment] = [.leading, .center, .trailing]
    private let names = ["Leading", "Center", "Trailing"]

    var body: some View {
        Example(
            "Alignment", "A stack aligns its views, and the alignment can change.",
            code: """
                VStack(alignment: alignments[step]) {
                    Box("A", .pink)
                    Box("A longer one", .pink)
                    Box("The longest of them", .pink)
                }
                """
        ) {
            VStack(spacing: 16) {
                VStack(alignment: alignments[step]) {
                    Box("A", .pink)
                    Box("A longer one", .pink)
                    Box("The longest of them", .pink)
                }
                Button("Alignment: \(names[step])") { step = (step + 1) % 3 }
                    .buttonStyle(.bordered)
            }
        }
    }
}
