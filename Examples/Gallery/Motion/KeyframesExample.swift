// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct KeyframesExample: View {
    @State private var rings = 0

    var body: some View {
        Example(
            "Keyframes", "Tracks of values, computed once and played by the browser.",
            code: """
                Image(systemName: "bell.fill")
                    .keyframeAnimator(initialValue: 0.0, trigger: rings) { bell, angle in
                        bell.rotationEffect(.degrees(angle), anchor: .top)
                    } keyframes: { _ in
                        CubicKeyframe(20, duration: 0.15)
                        CubicKeyframe(-15, duration: 0.2)
                        SpringKeyframe(0, spring: .bouncy)
                    }
                """
        ) {
            VStack(spacing: 16) {
                Image(systemName: "bell.fill")
                    .font(.largeTitle).foregroundStyle(.orange)
                    .accessibilityLabel("Bell")
                    .keyframeAnimator(initialValue: 0.0, trigger: rings) { bell, angle in
                        bell.rotationEffect(.degrees(angle), anchor: .top)
                    } keyframes: { _ in
                        CubicKeyframe(20, duration: 0.15)
                        CubicKeyframe(-15, duration: 0.2)
                        SpringKeyframe(0, spring: .bouncy)
                    }
                Button("Ring") { rings += 1 }
                    .buttonStyle(.borderedProminent)
            }
        }
    }
}
