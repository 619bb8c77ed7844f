// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct CompletionExample: View {
    @State private var isDown = false
    @State private var bounces = 0

    var body: some View {
        Example(
            "Completions", "A completion runs once, even if the animation is interrupted or the tab is hidden.",
            code: """
                withAnimation(.easeIn(duration: 0.4)) {
                    isDown = true
                } completion: {
                    bounces += 1
                    withAnimation(.bouncy) { isDown = false }
                }
                """
        ) {
            VStack(spacing: 16) {
                Circle().fill(.red.gradient).frame(width: 40, height: 40)
                    .offset(y: isDown ? 80 : 0)
                    .frame(height: 130, alignment: .top)
                Text("Bounces: \(bounces)")
                Button("Drop the ball") {
                    withAnimation(.easeIn(duration: 0.4)) {
                        isDown = true
                    } completion: {
                        bounces += 1
                        withAnimation(.bouncy) { isDown = false }
                    }
                }
            }
        }
    }
}
