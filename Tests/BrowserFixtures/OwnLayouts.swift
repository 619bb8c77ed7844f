// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Layouts that the app computes: a flow of tags in several surroundings.
struct OwnLayouts: View {
    @State private var tags = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa"]
    @State private var isMirrored = false
    @State private var isSheetOpen = false
    @State private var isWheel = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                HStack {
                    Button("Add") { withAnimation(.linear(duration: 0.2)) { tags.append("tag \(tags.count)") } }
                    Button("Remove") { withAnimation(.linear(duration: 0.2)) { _ = tags.removeFirst() } }
                    Button("Grow") { tags[1] = "a word that has grown" }
                    Button("Mirror") { isMirrored.toggle() }
                    Button("Sheet") { isSheetOpen = true }
                    Button("Wheel") { withAnimation(.linear(duration: 0.2)) { isWheel.toggle() } }
                }
                flow("flow", tags).environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
                Color.clear.frame(height: 10).accessibilityElement().accessibilityLabel("below")
                Lines {
                    flow("inner", ["one", "two", "three"])
                    Lines {
                        tag("four"); tag("five")
                    }.padding(10)
                    Text("A longer text that is broken into several lines where the layout offers half of the width.")
                        .accessibilityIdentifier("long")
                }
                .accessibilityIdentifier("outer")
                EqualRow {
                    tag("Yes", maxWidth: .infinity)
                    tag("Certainly not", maxWidth: .infinity)
                }
                .background(.yellow)
                .accessibilityIdentifier("equal")
                (isWheel ? AnyLayout(Lines()) : AnyLayout(HStackLayout(spacing: 4))) {
                    tag("left"); tag("right")
                }
                .accessibilityIdentifier("changing")
                List { flow("row", ["in a row", "of a list", "there are", "some tags", "that wrap"]) }.frame(
                    height: 160)
            }
            .padding()
        }
        .sheet(isPresented: $isSheetOpen) {
            flow(
                "sheet",
                ["in", "a", "sheet", "there", "is", "a", "flow", "that", "wraps", "at", "its", "edge", "of", "course"]
            )
            .padding()
        }
    }

    private func flow(_ name: String, _ tags: [String]) -> some View {
        Flow(spacing: 8) { ForEach(Array(tags.enumerated()), id: \.offset) { _, word in tag(word) } }
            .accessibilityIdentifier(name)
    }

    private func tag(_ word: String, maxWidth: CGFloat? = nil) -> some View {
        Text(word).frame(maxWidth: maxWidth).padding(.horizontal, 10).padding(.vertical, 4)
            .background(.green.opacity(0.3), in: .capsule)
    }
}

/// As many views in each line as fit.
private struct Flow: Layout {
    let spacing: CGFloat

    private func frames(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
        var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        return subviews.map { view in
            let size = view.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, height) = (0, y + height + spacing, 0) }
            defer { (x, height) = (x + size.width + spacing, max(height, size.height)) }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let all = frames(proposal.width ?? .infinity, subviews)
        return CGSize(width: all.map(\.maxX).max() ?? 0, height: all.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (view, frame) in zip(subviews, frames(bounds.width, subviews)) {
            view.place(at: frame.origin, proposal: .unspecified)
        }
    }
}

/// Views below each other, in the left half of the proposed width.
private struct Lines: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 0)).width
        return CGSize(width: width, height: subviews.reduce(0) { $0 + $1.sizeThatFits(half(width)).height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for view in subviews {
            view.place(at: CGPoint(x: bounds.minX, y: y), proposal: half(bounds.width))
            y += view.sizeThatFits(half(bounds.width)).height
        }
    }

    private func half(_ width: CGFloat) -> ProposedViewSize { ProposedViewSize(width: width / 2, height: nil) }
}

/// Views side by side, all as wide as the widest.
private struct EqualRow: Layout {
    private func widest(_ subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = widest(subviews)
        return CGSize(width: size.width * CGFloat(subviews.count), height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let size = widest(subviews)
        for (index, view) in subviews.enumerated() {
            view.place(
                at: CGPoint(x: bounds.minX + size.width * (CGFloat(index) + 0.5), y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(size))
        }
    }
}
