// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

struct PaintsExample: View {
    var body: some View {
        Example(
            "Paints", "A shape style can have shadows, repeat an image, or leave holes.",
            code: """
                RoundedRectangle(cornerRadius: 16)
                    .fill(.indigo.gradient.shadow(.inner(color: .black.opacity(0.6), radius: 8, y: 4)))
                Ring()
                    .fill(.teal.shadow(.drop(radius: 4, y: 3)), style: FillStyle(eoFill: true))
                """
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 20)], spacing: 20) {
                Swatch("Inner shadow") {
                    RoundedRectangle(cornerRadius: 16)
                        .fill(.indigo.gradient.shadow(.inner(color: .black.opacity(0.6), radius: 8, y: 4)))
                }
                Swatch("Even-odd fill") {
                    Ring()
                        .fill(.teal.shadow(.drop(radius: 4, y: 3)), style: FillStyle(eoFill: true))
                }
                Swatch("Ellipse") {
                    RoundedRectangle(cornerRadius: 16)
                        .fill(.ellipticalGradient(colors: [.yellow, .orange, .pink], endRadiusFraction: 0.7))
                }
                Swatch("Image") {
                    RoundedRectangle(cornerRadius: 16).fill(.image(Stripes.image))
                }
                Swatch("Symbol") {
                    Image(systemName: "heart.fill")
                        .font(.system(size: 72))
                        .foregroundStyle(.pink.shadow(.inner(radius: 3, y: 3)).shadow(.drop(radius: 3, y: 2)))
                }
                Swatch("Perceptual colors") {
                    RoundedRectangle(cornerRadius: 16)
                        .fill(
                            .linearGradient(
                                Gradient(colors: [.blue, .yellow]).colorSpace(.perceptual), startPoint: .leading,
                                endPoint: .trailing))
                }
            }
        }
    }
}

private struct Swatch<Content: View>: View {
    let name: String
    let content: Content

    init(_ name: String, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 8) {
            content.frame(height: 84)
            Text(name).font(.footnote).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }
}

private struct Ring: Shape {
    func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let outer = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        return Path { path in
            path.addEllipse(in: outer)
            path.addEllipse(in: outer.insetBy(dx: side / 4, dy: side / 4))
        }
    }
}

private enum Stripes {
    static let image = UIImage(data: Data(source.utf8)).map { Image(uiImage: $0) } ?? Image(systemName: "photo")

    private static let source = """
        <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><path d="M0 0h16v16H0z" fill="#34c759"/>\
        <path d="M-4 4L4-4M0 16L16 0M12 20l8-8" stroke="#248a3d" stroke-width="5"/></svg>
        """
}
