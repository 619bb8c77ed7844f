// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SymbolEffectsExample: View {
    @State private var rings = 0
    @State private var isSearching = true

    var body: some View {
        Example(
            "Effects", "A symbol bounces when a value changes, and pulses while something lasts.",
            code: """
                Image(systemName: "bell.fill").symbolEffect(.bounce, value: rings)
                Image(systemName: "wifi").symbolEffect(.pulse, isActive: isSearching)
                Image(systemName: "gearshape.fill").symbolEffect(.rotate, isActive: isSearching)
                """
        ) {
            VStack(spacing: 16) {
                HStack(spacing: 32) {
                    Image(systemName: "bell.fill").symbolEffect(.bounce, value: rings)
                    Image(systemName: "wifi").symbolEffect(.pulse, isActive: isSearching)
                    Image(systemName: "gearshape.fill").symbolEffect(.rotate, isActive: isSearching)
                }
                .font(.largeTitle)
                .foregroundStyle(.tint)
                Button("Ring") { rings += 1 }.buttonStyle(.bordered)
                Toggle("Searching", isOn: $isSearching)
            }
        }
    }
}
