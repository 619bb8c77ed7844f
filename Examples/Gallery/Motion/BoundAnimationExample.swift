// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct BoundAnimationExample: View {
    @State private var isBig = false

    var body: some View {
        Example(
            "What can be animated",
            "Size, corners, color, angle, blur, shadow, and the position of the views around it.",
            code: """
                (isBig ? Color.orange : .teal)
                    .frame(width: isBig ? 180 : 90, height: isBig ? 120 : 60)
                    .clipShape(.rect(cornerRadius: isBig ? 40 : 8))
                    .shadow(radius: isBig ? 12 : 2)
                    .rotationEffect(.degrees(isBig ? 8 : 0))
                Button("Change") { withAnimation(.snappy(duration: 0.6)) { isBig.toggle() } }
                """
        ) {
            VStack(spacing: 16) {
                (isBig ? Color.orange : .teal)
                    .frame(width: isBig ? 180 : 90, height: isBig ? 120 : 60)
                    .clipShape(.rect(cornerRadius: isBig ? 40 : 8))
                    .shadow(radius: isBig ? 12 : 2)
                    .rotationEffect(.degrees(isBig ? 8 : 0))
                Button("Change") { withAnimation(.snappy(duration: 0.6)) { isBig.toggle() } }
                    .buttonStyle(.borderedProminent)
            }
        }
    }
}
