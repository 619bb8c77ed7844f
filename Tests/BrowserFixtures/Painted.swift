// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// Fills, paints and effects of which only a browser shows the colors. Each is 60 points wide and has a name.
struct Painted: View {
    @State private var isWarm = false

    var body: some View {
        VStack(spacing: 12) {
            HStack(spacing: 12) {
                Rings().fill(.red, style: FillStyle(eoFill: true)).named("Even-odd path")
                Rings().fill(.red.gradient, style: FillStyle(eoFill: true)).named("Even-odd gradient")
                Color.red.frame(width: 60, height: 60).clipShape(Rings(), style: FillStyle(eoFill: true))
                    .accessibilityLabel("Even-odd clip")
                Rings().fill(.red).named("Nonzero path")
                Color.red.frame(width: 120, height: 60).clipShape(TopCorners()).accessibilityLabel("Corner clip")
            }
            HStack(spacing: 12) {
                Rectangle().fill(.white.shadow(.inner(color: .black, radius: 8))).named("Inner box")
                Diamond().fill(.white.shadow(.inner(color: .black, radius: 8))).named("Inner path")
                Diamond().fill(.blue.gradient.shadow(.drop(color: .red, radius: 0, x: 0, y: 20))).named("Drop path")
                Image(systemName: "circle.fill").font(.system(size: 50))
                    .foregroundStyle(.white.shadow(.inner(color: .black, radius: 10)))
                    .named("Inner symbol")
            }
            HStack(spacing: 12) {
                EllipticalGradient(colors: [.red, .blue]).named("Ellipse")
                Rectangle().fill(.image(Self.dots)).named("Image")
                Rectangle().fill(.image(Self.dots, scale: 0.5)).named("Small image")
                LinearGradient(
                    gradient: Gradient(colors: [.black, .white]), startPoint: .leading, endPoint: .trailing
                )
                .named("Plain")
                Rectangle()
                    .fill(
                        .linearGradient(
                            Gradient(colors: [.black, .white]).colorSpace(.perceptual), startPoint: .leading,
                            endPoint: .trailing)
                    )
                    .named("Perceptual")
            }
            HStack(spacing: 12) {
                Color.white.named("Multiplied").colorMultiply(isWarm ? Color(red: 1, green: 0, blue: 0) : .blue)
                Color.black.named("Black to clear").luminanceToAlpha()
                Color.white.named("White to black").luminanceToAlpha()
                Circle().foregroundStyle(.linearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom))
                    .named("Gradient circle")
                Image(systemName: "circle.fill").font(.system(size: 50))
                    .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                    .named("Gradient symbol")
                ZStack { Image(systemName: "circle.fill").font(.system(size: 50)) }
                    .frame(width: 60, height: 60)
                    .foregroundStyle(.red.gradient)
                    .accessibilityElement().accessibilityLabel("Nested symbol")
                Diamond().frame(width: 60).foregroundStyle(.red.gradient).named("Gradient path")
            }
            HStack(spacing: 12) {
                Text("A").frame(width: 60, height: 60).background(in: Circle()).backgroundStyle(.red)
                    .accessibilityElement().accessibilityLabel("Background")
                Canvas { context, _ in
                    context.addFilter(.alphaThreshold(min: 0.5, color: .red))
                    context.addFilter(.blur(radius: 4))
                    context.drawLayer { layer in
                        for x in [0.0, 27] {
                            layer.fill(
                                Path(ellipseIn: CGRect(x: x, y: 18, width: 24, height: 24)), with: .color(.black))
                        }
                    }
                }
                .named("Drops")
                Canvas { context, size in
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .tiledImage(Self.dots))
                }
                .named("Tiles")
                ContainerRelativeShape().fill(.red).named("Shape without a container")
                HStack(spacing: 12) {
                    ContainerRelativeShape().fill(.red).named("Contained shape")
                    Color.red.frame(width: 60, height: 60).clipShape(.containerRelative)
                        .accessibilityElement().accessibilityLabel("Contained clip")
                    Color.clear.named("Contained background").background(.red, in: .containerRelative)
                    ContainerRelativeShape().strokeBorder(.red, lineWidth: 8).named("Contained line")
                    ConcentricRectangle(uniformTopCorners: .fixed(0), uniformBottomCorners: .concentric).fill(.red)
                        .named("Contained corners")
                }
                .containerShape(.rect(cornerRadius: 24))
            }
            HStack(spacing: 12) {
                Text("Hand").pointerStyle(.grabIdle).accessibilityIdentifier("hand")
                Text("None").pointerVisibility(.hidden).accessibilityIdentifier("none")
                Text("Large").font(.title).textScale(.secondary).accessibilityIdentifier("small")
                Text("Large").font(.title.scaled(by: 2)).accessibilityIdentifier("double")
                Text("\(Text("10").font(.title))\(Text("AM").textScale(.secondary))").accessibilityIdentifier("run")
                Button("Warm") { isWarm = true }
            }
        }
    }

    /// A red square of 10 points in the corner of 20 by 20.
    static let dots =
        UIImage(
            data: Data(
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path d="M0 0h20v20H0z" fill="#fff"/>\
                <path d="M0 0h10v10H0z" fill="red"/></svg>
                """.utf8)
        ).map { Image(uiImage: $0) } ?? Image(systemName: "questionmark")
}

extension View {
    fileprivate func named(_ name: String) -> some View {
        frame(width: 60, height: 60).accessibilityElement().accessibilityLabel(name)
    }
}

/// Two circles in the same direction, one inside the other.
private struct Rings: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addEllipse(in: rect)
            path.addEllipse(in: rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
        }
    }
}

private struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
                CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
            ])
            path.closeSubpath()
        }
    }
}

/// Round corners of 20 points at the top, as code for the iPhone makes them.
private struct TopCorners: Shape {
    func path(in rect: CGRect) -> Path {
        let radii = CGSize(width: 20, height: 20)
        let corners: UIRectCorner = [.topLeft, .topRight]
        return Path(UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii).cgPath)
    }
}
