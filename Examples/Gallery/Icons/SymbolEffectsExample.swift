// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SymbolEffectsExample: View {
    @State private var rings = 0
    @State private var isSearching = true

    var body: some View {
        Example(
            "Effects", "A symbol bounces when a value changes, pulses while something lasts, and replaces another.",
            code: """
                Image(systemName: "bell.fill").symbolEffect(.bounce, value: rings)
                Image(systemName: "wifi").symbolEffect(.pulse, isActive: isSearching)
                Image(systemName: "gearshape.fill").symbolEffect(.rotate, isActive: isSearching)
                Image(systemName: isSearching ? "pause" : "play").contentTransition(.symbolEffect(.replace))
                """
        ) {
            VStack(spacing: 16) {
                HStack(spacing: 32) {
                    Image(systemName: "bell.fill").symbolEffect(.bounce, value: rings)
                    Image(systemName: "wifi").symbolEffect(.pulse, isActive: isSearching)
                    Image(systemName: "gearshape.fill").symbolEffect(.rotate, isActive: isSearching)
                    Image(systemName: isSearching ? "pause" : "play").contentTransition(.symbolEffect(.replace))
                }
                .font(.largeTitle)
                .foregroundStyle(.tint)
                Button("Ring") { rings += 1 }.buttonStyle(.bordered)
                Toggle("Searching", isOn: $isSearching)
            }
        }
    }
}
