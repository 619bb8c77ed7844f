// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct PictureViewerExample: View {
    private struct Photo: Identifiable {
        let id: String
        let sky: [Color]
        let sun: Double
    }

    @Namespace private var album
    @State private var selection: String?

    private let photos = [
        Photo(id: "Dawn", sky: [.indigo, .pink, .orange], sun: 0.72),
        Photo(id: "Noon", sky: [.blue, .cyan], sun: 0.25),
        Photo(id: "Dusk", sky: [.purple, .red, .orange], sun: 0.62),
        Photo(id: "Night", sky: [.black, .indigo], sun: 0.3),
    ]

    var body: some View {
        Example(
            "Picture viewer",
            "A picture grows out of its thumbnail. Swipe, or press the arrow keys; pinch, tap twice, or press + and -.",
            code: """
                .pictureViewer(selection: $selection, in: photos, namespace: album, name: \\.id) { photo in
                    landscape(photo)
                }
                """
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 96), spacing: 12)], spacing: 12) {
                ForEach(photos) { photo in
                    Button {
                        selection = photo.id
                    } label: {
                        landscape(photo).clipShape(.rect(cornerRadius: 8)).accessibilityLabel(photo.id)
                    }
                    .buttonStyle(.plain)
                    .matchedTransitionSource(id: photo.id, in: album)
                }
            }
            .pictureViewer(selection: $selection, in: photos, namespace: album, name: \.id) { photo in
                landscape(photo)
            }
        }
    }

    private func landscape(_ photo: Photo) -> some View {
        Canvas { context, size in
            let frame = CGRect(origin: .zero, size: size)
            context.fill(
                Path(frame),
                with: .linearGradient(
                    Gradient(colors: photo.sky), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
            let width = size.width, height = size.height
            let sun = CGRect(
                x: width * 0.6, y: height * photo.sun - height * 0.08, width: height * 0.16, height: height * 0.16)
            context.fill(Path(ellipseIn: sun), with: .color(.yellow.opacity(0.9)))
            var hills = Path()
            hills.move(to: CGPoint(x: 0, y: height))
            hills.addLine(to: CGPoint(x: 0, y: height * 0.75))
            hills.addQuadCurve(
                to: CGPoint(x: width * 0.55, y: height * 0.8), control: CGPoint(x: width * 0.25, y: height * 0.5))
            hills.addQuadCurve(
                to: CGPoint(x: width, y: height * 0.7), control: CGPoint(x: width * 0.8, y: height * 0.6))
            hills.addLine(to: CGPoint(x: width, y: height))
            context.fill(hills, with: .color(.black.opacity(0.55)))
        }
        .aspectRatio(1.5, contentMode: .fit)
    }
}
