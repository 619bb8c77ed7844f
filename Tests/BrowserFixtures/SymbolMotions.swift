// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Symbols with effects.
struct SymbolMotions: View {
    @State private var rings = 0
    @State private var isLarge = false

    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: "bell").font(.largeTitle).symbolEffect(.bounce, value: rings)
            Image(systemName: "star").font(.largeTitle).symbolEffect(.pulse)
            Image(systemName: "heart").font(.largeTitle).symbolEffect(.scale.up, isActive: isLarge)
            Button("Ring") { rings += 1 }
            Image(systemName: isLarge ? "pause" : "play").font(.largeTitle).contentTransition(.symbolEffect(.replace))
            Button("Grow") { isLarge.toggle() }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
