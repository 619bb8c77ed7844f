// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A layout of the app that begins another column where the height of its frame ends.
struct FlowingColumns: View {
    @State private var isLow = false

    var body: some View {
        VStack(alignment: .leading) {
            Columns { blocks("a") }.frame(maxHeight: isLow ? 70 : 110)
            Columns { blocks("b") }.frame(height: 70)
            Columns { blocks("c") }.padding(10).frame(height: 70)
            Columns { blocks("d") }
            Button("Lower") { isLow = true }
        }
    }

    private func blocks(_ name: String) -> some View {
        ForEach(0..<6) { Block("\(name)\($0)", width: 40, height: 30) }
    }

    private struct Columns: Layout {
        private func frames(_ height: CGFloat, _ subviews: Subviews) -> [CGRect] {
            var (x, y, width): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            return subviews.map { view in
                let size = view.sizeThatFits(.unspecified)
                if y > 0, y + size.height > height { (x, y, width) = (x + width, 0, 0) }
                defer { (y, width) = (y + size.height, max(width, size.width)) }
                return CGRect(origin: CGPoint(x: x, y: y), size: size)
            }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let all = frames(proposal.height ?? .infinity, subviews)
            return CGSize(width: all.map(\.maxX).max() ?? 0, height: all.map(\.maxY).max() ?? 0)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (view, frame) in zip(subviews, frames(proposal.height ?? .infinity, subviews)) {
                let place = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
                view.place(at: place, proposal: .unspecified)
            }
        }
    }
}
