// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import SwiftUI

// Geometry as files for Apple's platforms use it, with and without `import CoreGraphics`.

struct LineLook {
    var cap: CGLineCap = .round
    var join: CGLineJoin = .bevel
    var style: StrokeStyle { StrokeStyle(lineWidth: 2, lineCap: cap, lineJoin: join, dash: [1, 2]) }
}

struct TurnedSquare: Shape {
    var transform = CGAffineTransform(rotationAngle: .pi / 4).translatedBy(x: 1, y: 2).scaledBy(x: 2, y: 2)

    func path(in rect: CGRect) -> Path {
        var path = Path(rect.insetBy(dx: 2, dy: 2).offsetBy(dx: 1, dy: 1))
        path.addRect(rect, transform: transform)
        path.addRects([rect.union(.zero), rect.intersection(rect)])
        path.addEllipse(in: rect.divided(atDistance: 2, from: .minXEdge).slice, transform: transform)
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: 2, height: 2).applying(transform), transform: .identity)
        path.addArc(
            center: rect.origin.applying(transform), radius: 2, startAngle: .zero, endAngle: .degrees(90),
            clockwise: false, transform: transform)
        path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(-90))
        path.addPath(Path(rect.applying(transform.inverted())), transform: transform.concatenating(.identity))
        return transform.isIdentity ? path : path.applying(transform)
    }
}

struct GraphicsViews: View {
    var body: some View {
        VStack {
            TurnedSquare().stroke(.red, style: LineLook().style)
            Circle().transform(CGAffineTransform(scaleX: 1, y: 0.5)).stroke(style: StrokeStyle(lineCap: .square))
            Text("moved").transformEffect(.init(translationX: 1, y: 2))
            Text("\(CGVector(dx: 1, dy: 2).dx)")
        }
    }
}
