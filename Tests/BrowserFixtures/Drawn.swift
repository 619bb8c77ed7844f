// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Symbols, strokes and stacks whose places are measured, and a view that comes to fill the window.
struct Drawn: View {
    @State private var isOpen = false
    @State private var phase = 0.0
    @State private var beats = 0

    var body: some View {
        ZStack {
            VStack(spacing: 16) {
                Image(systemName: "star").padding().background(.yellow).accessibilityLabel("Star")
                ZStack {
                    Circle().stroke(.gray, lineWidth: 20)
                    Circle().trim(from: 0, to: 0.5)
                        .stroke(AngularGradient(colors: [.red, .blue], center: .center), lineWidth: 20)
                }
                .frame(width: 100, height: 100)
                HStack(spacing: -12) {
                    ForEach(0..<3) { Color.blue.frame(width: 40, height: 40).accessibilityLabel("Face \($0)") }
                }
                Ripple(phase: phase).fill(.teal).frame(width: 120, height: 40)
                    .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { phase = 1 } }
                Button("Beat") { beats += 1 }.sensoryFeedback(.warning, trigger: beats)
                Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
            }
            if isOpen {
                Color.black.frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityLabel("Backdrop")
            }
        }
    }
}

private struct Ripple: Shape {
    var phase: Double
    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: 0, y: rect.maxY))
            for step in 0...10 {
                let height = rect.height / 2 * (1 + sin((Double(step) / 10 + phase) * 2 * .pi))
                path.addLine(to: CGPoint(x: rect.width * Double(step) / 10, y: height))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        }
    }
}
