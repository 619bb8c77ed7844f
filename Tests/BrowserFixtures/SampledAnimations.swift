// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Animations over values that only the app knows.
struct SampledAnimations: View {
    @State private var count = 0.0
    @State private var shakes: CGFloat = 0
    @State private var jumps = 0
    @State private var part = 0.1
    @State private var number = 1999

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Button("Count") { withAnimation(.linear(duration: 1)) { count = count == 0 ? 100 : 0 } }
                Button("Shake") { withAnimation(.linear(duration: 1)) { shakes += 1 } }
                Button("Jump") { jumps += 1 }
                Button("Next") { withAnimation(.linear(duration: 1)) { number += number == 1999 ? 5 : 1 } }
                Button("Fill") { withAnimation(.linear(duration: 1)) { part = 0.9 } }
            }
            CountedText(value: count)
            Text(String(number)).contentTransition(.numericText())
            Text("Shaken").modifier(Shake(shakes: shakes))
            Text("Jumper").keyframeAnimator(initialValue: 0.0, trigger: jumps) { view, y in
                view.offset(y: y)
            } keyframes: { _ in
                CubicKeyframe(-40, duration: 0.4)
                CubicKeyframe(0, duration: 0.6)
            }
            .frame(height: 60)
            Circle().trim(from: 0, to: part).stroke(.blue, lineWidth: 6).frame(width: 60, height: 60)
            Bars(level: count / 100).fill(.green).frame(width: 200, height: 40)
        }
        .padding()
    }
}

private struct CountedText: View, Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
    var body: some View { Text("Value \(Int(value))") }
}

private struct Shake: GeometryEffect {
    var shakes: CGFloat
    var animatableData: CGFloat {
        get { shakes }
        set { shakes = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 20 * sin(shakes * .pi * 2), y: 0))
    }
}

private struct Bars: Shape {
    var level: Double
    var animatableData: Double {
        get { level }
        set { level = newValue }
    }
    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width * level * level, height: rect.height))
    }
}
