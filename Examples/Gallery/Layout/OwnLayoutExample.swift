// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct OwnLayoutExample: View {
    @State private var tags = Self.all
    private static let all = [
        "Flow", "of tags", "in lines", "that wrap", "wherever", "the width ends", "and close up", "when a tag", "goes",
    ]

    var body: some View {
        Example(
            "A layout of the app", "A tap removes a tag. The app computes all places.",
            code: """
                TagFlow(spacing: 8) {
                    ForEach(tags, id: \\.self) { tag in
                        Button {
                            withAnimation(.spring) { tags.removeAll { $0 == tag } }
                        } label: {
                            Box(tag, .teal)
                        }
                    }
                }

                struct TagFlow: Layout {
                    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                        for (subview, frame) in zip(subviews, frames(in: bounds.width, subviews)) {
                            subview.place(
                                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                                proposal: ProposedViewSize(frame.size))
                        }
                    }
                }
                """
        ) {
            VStack(spacing: 16) {
                TagFlow(spacing: 8) {
                    ForEach(tags, id: \.self) { tag in
                        Button {
                            withAnimation(.spring) { tags.removeAll { $0 == tag } }
                        } label: {
                            Box(tag, .teal)
                        }
                        .buttonStyle(.plain)
                    }
                }
                Button("Show All") { withAnimation(.spring) { tags = Self.all } }
                    .buttonStyle(.bordered)
                    .disabled(tags.count == Self.all.count)
            }
        }
    }
}

/// As many views in each line as fit.
struct TagFlow: Layout {
    var spacing: CGFloat

    private func frames(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
        var corner = CGPoint.zero
        var height: CGFloat = 0
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if corner.x > 0, corner.x + size.width > width {
                corner = CGPoint(x: 0, y: corner.y + height + spacing)
                height = 0
            }
            defer {
                corner.x += size.width + spacing
                height = max(height, size.height)
            }
            return CGRect(origin: corner, size: size)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(in: proposal.width ?? .infinity, subviews)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(in: bounds.width, subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }
}
