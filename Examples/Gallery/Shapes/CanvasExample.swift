// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct CanvasExample: View {
    @State private var petals = 12

    var body: some View {
        Example(
            "Canvas", "A closure draws at positions that it computes.",
            code: """
                Canvas { context, size in
                    context.translateBy(x: size.width / 2, y: size.height / 2)
                    for petal in 0..<petals {
                        var turned = context
                        turned.rotate(by: .degrees(360 * Double(petal) / Double(petals)))
                        turned.opacity = 0.6
                        turned.fill(
                            Path(ellipseIn: CGRect(x: 16, y: -14, width: 64, height: 28)),
                            with: .color(petal.isMultiple(of: 2) ? .pink : .orange))
                    }
                    context.draw(Text("\\(petals)").bold(), at: .zero)
                }
                """
        ) {
            VStack(spacing: 12) {
                Canvas { context, size in
                    context.translateBy(x: size.width / 2, y: size.height / 2)
                    for petal in 0..<petals {
                        var turned = context
                        turned.rotate(by: .degrees(360 * Double(petal) / Double(petals)))
                        turned.opacity = 0.6
                        turned.fill(
                            Path(ellipseIn: CGRect(x: 16, y: -14, width: 64, height: 28)),
                            with: .color(petal.isMultiple(of: 2) ? .pink : .orange))
                    }
                    context.draw(Text("\(petals)").bold(), at: .zero)
                }
                .frame(height: 170)
                .accessibilityLabel("A flower with \(petals) petals")
                Stepper("Petals: \(petals)", value: $petals, in: 3...24)
            }
        }
    }
}
