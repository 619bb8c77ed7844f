// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct AnimatableExample: View {
    @State private var part = 0.2
    @ScaledMetric(relativeTo: .headline) private var size = 96.0

    var body: some View {
        Example(
            "Values in between", "A ring that fills, and a custom view that counts.",
            code: """
                private struct Percentage: View, Animatable {
                    var value: Double
                    var animatableData: Double {
                        get { value }
                        set { value = newValue }
                    }
                    var body: some View { Text("\\(Int((value * 100).rounded())) %") }
                }
                """
        ) {
            VStack(spacing: 16) {
                ZStack {
                    Circle().stroke(.gray.opacity(0.2), lineWidth: 8)
                    Circle().trim(from: 0, to: part)
                        .stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                        .rotationEffect(.degrees(-90))
                    Percentage(value: part).font(.headline).monospacedDigit()
                }
                .frame(width: size, height: size)
                Button("Another value") {
                    withAnimation(.easeInOut(duration: 0.8)) { part = part < 0.5 ? 0.9 : 0.2 }
                }
                .buttonStyle(.borderedProminent)
            }
        }
    }
}

private struct Percentage: View, Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
    var body: some View { Text("\(Int((value * 100).rounded())) %") }
}
