// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct PinchExample: View {
    @GestureState private var scale = 1.0
    @GestureState private var angle = Angle.zero

    var body: some View {
        Example(
            "Pinch and turn", "Two fingers, or a touchpad.",
            code: """
                .scaleEffect(scale)
                .rotationEffect(angle)
                .gesture(
                    MagnifyGesture()
                        .updating($scale) { value, scale, _ in scale = value.magnification }
                        .simultaneously(
                            with: RotateGesture()
                                .updating($angle) { value, angle, _ in angle = value.rotation })
                )
                """
        ) {
            RoundedRectangle(cornerRadius: 16)
                .fill(.teal.gradient)
                .frame(width: 120, height: 80)
                .scaleEffect(scale)
                .rotationEffect(angle)
                .gesture(
                    MagnifyGesture()
                        .updating($scale) { value, scale, _ in scale = value.magnification }
                        .simultaneously(
                            with: RotateGesture()
                                .updating($angle) { value, angle, _ in angle = value.rotation })
                )
        }
    }
}
