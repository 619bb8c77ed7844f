// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SymbolStylesExample: View {
    var body: some View {
        Example(
            "Symbols", "Symbols take the size, the weight and the color of the text around them.",
            code: """
                Image(systemName: "sun.max.fill")
                    .font(.largeTitle)
                    .foregroundStyle(.orange)
                Image(systemName: "bolt")
                    .symbolVariant(.fill)
                """
        ) {
            HStack(spacing: 24) {
                Image(systemName: "heart").font(.body)
                Image(systemName: "heart").font(.title2)
                Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.pink)
                Image(systemName: "sun.max.fill")
                    .font(.largeTitle)
                    .foregroundStyle(.orange)
                Image(systemName: "bolt")
                    .symbolVariant(.fill)
                    .font(.largeTitle)
                    .foregroundStyle(.yellow)
            }
        }
    }
}
