// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Drawings whose colors are read from the page.
struct Canvases: View {
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 0) {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
                context.fill(Path(CGRect(x: 10, y: 10, width: 30, height: 30)), with: .color(red: 1, green: 0, blue: 0))
                context.fill(
                    Path(CGRect(x: 50, y: 10, width: 100, height: 30)),
                    with: .linearGradient(
                        Gradient(colors: [Color(red: 0, green: 0, blue: 1), Color(red: 0, green: 1, blue: 0)]),
                        startPoint: CGPoint(x: 50, y: 0), endPoint: CGPoint(x: 150, y: 0)))
                var clipped = context
                clipped.clip(to: Path(CGRect(x: 10, y: 50, width: 15, height: 30)))
                clipped.fill(
                    Path(CGRect(x: 10, y: 50, width: 30, height: 30)), with: .color(red: 0, green: 0.5, blue: 0))
                context.drawLayer { layer in
                    layer.translateBy(x: 60, y: 65)
                    layer.rotate(by: .degrees(90))
                    layer.fill(
                        Path(CGRect(x: -10, y: -20, width: 20, height: 40)), with: .color(red: 1, green: 0, blue: 1))
                }
                context.stroke(
                    Path { $0.addLines([CGPoint(x: 100, y: 50), CGPoint(x: 150, y: 50)]) },
                    with: .style(Color(red: 0, green: 1, blue: 1).gradient), lineWidth: 20)
                // Beyond the edge of the canvas.
                context.fill(
                    Path(CGRect(x: 10, y: size.height - 10, width: 30, height: 60)),
                    with: .color(red: 1, green: 0.5, blue: 0))
            } symbols: {
                EmptyView().tag(0)
            }
            .frame(width: 200, height: 150)
            .accessibilityLabel("Drawing")
            Canvas { context, size in
                let name = context.resolve(Text("Measured").font(.system(size: 20)))
                let box = name.measure(in: size)
                context.fill(
                    Path(CGRect(x: 20, y: 20, width: box.width, height: box.height)), with: .color(.yellow))
                context.draw(name, at: CGPoint(x: 20, y: 20), anchor: .topLeading)
                if let dot = context.resolveSymbol(id: "dot") {
                    context.draw(dot, at: CGPoint(x: 150, y: 60))
                    context.draw(dot, in: CGRect(x: 20, y: 60, width: 80, height: 40))
                }
                context.draw(Image(systemName: "star.fill"), in: CGRect(x: 20, y: 110, width: 32, height: 32))
            } symbols: {
                Color.clear.tag("other")
                Circle().fill(.pink).frame(width: 20, height: 20).accessibilityLabel("Dot").tag("dot")
            }
            .frame(width: 200, height: 150)
            .onTapGesture { taps += 1 }
            Text("Taps: \(taps)")
        }
    }
}
