// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct StacksExample: View {
    var body: some View {
        Example(
            "Stacks and spacers", "A spacer takes the remaining space.",
            code: """
                HStack {
                    Box("Leading", .blue)
                    Spacer()
                    Box("Trailing", .purple)
                }
                """
        ) {
            VStack(spacing: 12) {
                HStack {
                    Box("Leading", .blue)
                    Spacer()
                    Box("Trailing", .purple)
                }
                HStack(spacing: 12) {
                    Box("One", .green)
                    Box("Two", .green)
                    Box("Three", .green)
                }
            }
        }
    }
}
