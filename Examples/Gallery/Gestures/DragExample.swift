// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct DragExample: View {
    @State private var place = CGSize.zero
    @State private var resting = CGSize.zero

    var body: some View {
        Example(
            "Drag", "The view follows the finger, and the server handles the value.",
            code: """
                .offset(place)
                .gesture(
                    DragGesture()
                        .onChanged { place = resting + $0.translation }
                        .onEnded { _ in resting = place }
                )
                """
        ) {
            Circle()
                .fill(.pink.gradient)
                .frame(width: 72, height: 72)
                .offset(place)
                .gesture(
                    DragGesture()
                        .onChanged { place = resting + $0.translation }
                        .onEnded { _ in resting = place }
                )
                .frame(height: 160)
        }
    }
}

private func + (a: CGSize, b: CGSize) -> CGSize {
    CGSize(width: a.width + b.width, height: a.height + b.height)
}
