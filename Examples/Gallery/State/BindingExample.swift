// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct BindingExample: View {
    @State private var count = 1

    var body: some View {
        Example(
            "State and Binding", "The state has one owner; others read and write it through a binding.",
            code: """
                @State private var count = 1

                Counter(value: $count)
                """
        ) {
            VStack(spacing: 12) {
                Text("\(count)").font(.system(size: 44, weight: .bold, design: .rounded)).monospacedDigit()
                Counter(value: $count)
            }
        }
    }
}

private struct Counter: View {
    @Binding var value: Int

    var body: some View {
        AdaptiveRow {
            Button("Decrease") { value -= 1 }
            Button("Increase") { value += 1 }
        }
        .buttonStyle(.bordered)
    }
}
