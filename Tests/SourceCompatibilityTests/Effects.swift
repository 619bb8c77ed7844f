// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Effects: View {
    @State private var isShown = false
    @State private var angle = Angle.zero
    @Namespace private var namespace

    var body: some View {
        VStack {
            if isShown {
                Text("a")
                    .transition(.opacity)
                    .transition(.move(edge: .bottom).combined(with: .opacity))
                    .transition(.asymmetric(insertion: .scale, removal: .slide))
                    .transition(.scale(scale: 0.5, anchor: .top))
                    .transition(.push(from: .leading))
                    .transition(.offset(x: 10, y: 0).animation(.easeIn))
            }
            Text("b")
                .scaleEffect(1.2)
                .scaleEffect(x: 1, y: -1, anchor: .top)
                .rotationEffect(.degrees(45))
                .rotationEffect(angle, anchor: .topLeading)
                .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
                .blur(radius: 2)
                .brightness(0.1)
                .contrast(1.2)
                .saturation(0)
                .grayscale(0.5)
                .opacity(isShown ? 1 : 0)
                .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
                .animation(.default, value: isShown)
                .animation(.spring(response: 0.3, dampingFraction: 0.7), value: isShown)
                .animation(.easeInOut(duration: 0.2).delay(0.1), value: isShown)
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: angle)
                .animation(nil, value: isShown)
                .animation(.bouncy, value: isShown)
                .animation(.smooth(duration: 0.3), value: isShown)
                .mask { Circle() }
                .blendMode(.multiply)
                .compositingGroup()
                .drawingGroup()
            Button("Toggle") {
                withAnimation { isShown.toggle() }
                withAnimation(.spring()) { angle = .radians(1) }
                withAnimation(.snappy) { angle += .degrees(90) }
                var transaction = Transaction(animation: .linear)
                transaction.disablesAnimations = true
                withTransaction(transaction) { isShown = false }
            }
        }
        .transaction { $0.animation = nil }
    }
}

struct FadeIn: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View { content.opacity(amount) }
}
