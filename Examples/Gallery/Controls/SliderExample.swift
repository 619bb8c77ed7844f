// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SliderExample: View {
    @State private var size = 40.0

    var body: some View {
        Example(
            "Sliders", "A value within bounds, continuous or in steps.",
            code: """
                Slider(value: $size, in: 16...64, step: 4) {
                    Text("Symbol size")
                }
                """
        ) {
            VStack(spacing: 12) {
                Image(systemName: "leaf.fill")
                    .font(.system(size: size))
                    .foregroundStyle(.green)
                    .frame(height: 84)
                Slider(value: $size, in: 16...64, step: 4) {
                    Text("Symbol size")
                }
                Text("\(Int(size)) points").font(.footnote).foregroundStyle(.secondary).monospacedDigit()
            }
        }
    }
}
