// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct LazyStackExample: View {
    var body: some View {
        Example(
            "Lazy stacks", "Stacks that build their rows as they come into view.",
            code: """
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(0..<2_000, id: \\.self) { index in
                            Swatch(index: index)
                        }
                    }
                }
                """
        ) {
            ScrollView {
                LazyVStack(spacing: 8) {
                    ForEach(0..<2_000, id: \.self) { index in
                        Swatch(index: index)
                    }
                }
            }
            .frame(height: 280)
        }
    }
}

private struct Swatch: View {
    var index: Int

    var body: some View {
        Text("Shade \(index)")
            .font(.subheadline.weight(.medium))
            .frame(maxWidth: .infinity, minHeight: 44)
            .background(
                Color(hue: Double(index % 60) / 60, saturation: 0.7, brightness: 0.9).opacity(0.35),
                in: RoundedRectangle(cornerRadius: 10))
    }
}
