// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct TextFormatsExample: View {
    private let opened = Date.now

    var body: some View {
        Example(
            "Numbers and dates", "Formatted for the reader's language and time zone.",
            code: """
                Text(1_234_567.89, format: .number)
                Text(0.256, format: .percent)
                Text(opened, style: .date)
                Text(opened, style: .relative)
                """
        ) {
            VStack(spacing: 8) {
                Text(1_234_567.89, format: .number)
                Text(0.256, format: .percent)
                Text(opened, style: .date)
                Text(opened, style: .relative)
            }
            .monospacedDigit()
        }
    }
}
