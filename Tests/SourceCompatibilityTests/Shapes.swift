// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Triangle: Shape {
    var inset: CGFloat = 0

    var animatableData: CGFloat {
        get { inset }
        set { inset = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.midY), control: .zero)
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.addArc(
            center: .zero, radius: 4, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
        path.addRect(rect)
        path.addEllipse(in: rect)
        path.closeSubpath()
        return path
    }
}

struct ShapeUses: View {
    func turn(to point: CGPoint) -> Double {
        let vector = CGVector(dx: point.x - 10, dy: point.y - 10)
        return vector == .zero ? 0 : atan2(vector.dy, vector.dx)
    }

    var body: some View {
        ZStack {
            Rectangle().fill(.red)
            RoundedRectangle(cornerRadius: 8).stroke(.blue, lineWidth: 2)
            RoundedRectangle(cornerRadius: 8, style: .continuous).strokeBorder(.green, lineWidth: 1)
            Circle().strokeBorder(Color.gray, style: StrokeStyle(lineWidth: 2, dash: [4]))
            Circle().strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [4]))
                .rotationEffect(.radians(turn(to: CGPoint(x: 20, y: 10))))
            Capsule().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            Ellipse().fill(.tint)
            Circle().trim(from: 0, to: 0.7).stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round))
            Circle().stroke(style: StrokeStyle(lineWidth: 4)).trim(from: 0, to: 0.5).foregroundColor(.red)
            Circle().stroke(lineWidth: 4).rotation(.degrees(20)).scale(0.5)
            Color(#colorLiteral(red: 0.2, green: 0.4, blue: 1, alpha: 1))
            Color.red.blendMode(.sourceAtop)
            Triangle(inset: 2).fill(.orange.gradient)
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 1, y: 1))
            }
            .stroke(.black)
            Rectangle().inset(by: 4).foregroundStyle(.quaternary)
            UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8).fill(.background)
            Circle().fill(.blue.opacity(0.2)).shadow(radius: 4)
        }
    }
}

/// A shape that reads the data of a value outside of the main actor.
struct Swipe: Shape {
    var offset: CGSize
    var turn: Angle

    var animatableData: AnimatablePair<CGSize.AnimatableData, Double> {
        get { AnimatablePair(offset.animatableData, turn.animatableData) }
        set { (offset.animatableData, turn.animatableData) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path { Path(rect.offsetBy(dx: offset.width, dy: offset.height)) }
}

struct Colors: View {
    static let all: [Color] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .white, .gray,
        .black, .clear, .primary, .secondary, .accentColor,
    ]

    var body: some View {
        Color(red: 0.1, green: 0.2, blue: 0.3)
        Color(red: 1, green: 1, blue: 1, opacity: 0.5)
        Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
        Color(white: 0.9)
        Color(hue: 0.5, saturation: 1, brightness: 1)
        Color("asset")
        Color(uiColor: .systemBackground)
        Color.red.gradient
        LinearGradient(
            gradient: Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)]),
            startPoint: .topLeading, endPoint: UnitPoint(x: 1, y: 1))
        RadialGradient(colors: [.red, .clear], center: .center, startRadius: 0, endRadius: 50)
        AngularGradient(colors: [.red, .blue], center: .center)
        Text("a").foregroundStyle(.background.secondary)
        Text("b").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
}
