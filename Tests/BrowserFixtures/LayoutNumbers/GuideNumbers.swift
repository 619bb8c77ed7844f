// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Alignment guides, which move views and change the size of their stack.
struct GuideNumbers: Numbers {
    let width: Int

    var body: some View {
        edges
        centers
        layers
        own
        layouts
    }

    @ViewBuilder private var edges: some View {
        sample("leading guide inside") {
            VStack(alignment: .leading, spacing: 0) {
                Part("a", 40, 20); Part("b", 40, 20).alignmentGuide(.leading) { _ in -10 }
            }
            .background { Bare("c") }
        }
        sample("leading guide outside") {
            VStack(alignment: .leading, spacing: 0) {
                Part("a", 40, 20); Part("b", 40, 20).alignmentGuide(.leading) { _ in 15 }
            }
            .background { Bare("c") }
        }
        sample("trailing guide") {
            VStack(alignment: .trailing, spacing: 0) {
                Part("a", 40, 20); Part("b", 40, 20).alignmentGuide(.trailing) { $0[.trailing] + 10 }
            }
            .background { Bare("c") }
        }
        sample("bottom guide") {
            HStack(alignment: .bottom, spacing: 0) {
                Part("a", 20, 20); Part("b", 20, 20).alignmentGuide(.bottom) { $0[.bottom] - 5 }
            }
            .background { Bare("c") }
        }
        sample("top guide") {
            HStack(alignment: .top, spacing: 0) {
                Part("a", 20, 40); Part("b", 20, 20).alignmentGuide(.top) { _ in -10 }
            }
            .background { Bare("c") }
        }
        sample("all guides") {
            VStack(alignment: .leading, spacing: 0) {
                Part("a", 40, 20).alignmentGuide(.leading) { $0.width / 2 }
                Part("b", 20, 20).alignmentGuide(.leading) { $0.width / 2 }
            }
        }
        sample("only guide") {
            VStack(alignment: .leading, spacing: 0) { Part("a", 40, 20).alignmentGuide(.leading) { _ in -30 } }
        }
        sample("steps") {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(["a", "b", "c", "d"], id: \.self) { name in
                    Part(name, 30, 10).alignmentGuide(.leading) { _ in CGFloat((name.first?.asciiValue ?? 0) - 97) * -20
                    }
                }
            }
        }
    }

    @ViewBuilder private var centers: some View {
        sample("center guide") {
            VStack(spacing: 0) {
                Part("a", 40, 20); Part("b", 40, 20).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
            }
            .background { Bare("c") }
        }
        sample("middle guide") {
            HStack(spacing: 0) {
                Part("a", 20, 40); Part("b", 20, 20).alignmentGuide(VerticalAlignment.center) { $0.height }
            }
            .background { Bare("c") }
        }
        sample("guide of another alignment") {
            VStack(spacing: 0) {
                Part("a", 40, 20); Part("b", 20, 20).alignmentGuide(.leading) { _ in 50 }
            }
        }
    }

    @ViewBuilder private var layers: some View {
        sample("guides of layers") {
            ZStack(alignment: .topLeading) {
                Part("a", 40, 40)
                Part("b", 10, 10).alignmentGuide(.leading) { _ in -30 }.alignmentGuide(.top) { _ in -35 }
            }
            .background { Bare("c") }
        }
        sample("overlay above the edge") {
            Part("a", 40, 40).overlay(alignment: .topTrailing) {
                Part("b", 10, 10).alignmentGuide(.top) { $0[.bottom] }
            }
        }
        sample("overlay at the corner") {
            Part("a", 40, 40).overlay(alignment: .topTrailing) {
                Part("b", 10, 10).alignmentGuide(.top) { $0[VerticalAlignment.center] }
                    .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            }
        }
        sample("guide in a frame") {
            Part("a", 20, 20).alignmentGuide(.leading) { _ in -10 }.frame(width: 60, height: 40, alignment: .leading)
        }
    }

    @ViewBuilder private var own: some View {
        sample("own alignment") {
            HStack(alignment: .mark, spacing: 0) {
                Part("a", 20, 40).alignmentGuide(.mark) { _ in 10 }; Part("b", 20, 20).alignmentGuide(.mark) { _ in 20 }
            }
            .background { Bare("c") }
        }
        sample("default of an own alignment") {
            HStack(alignment: .mark, spacing: 0) {
                Part("a", 20, 40); Part("b", 20, 20)
            }
        }
        sample("guide of a nested view") {
            HStack(alignment: .mark, spacing: 0) {
                VStack(spacing: 0) {
                    Part("a", 20, 20); Part("b", 20, 20).alignmentGuide(.mark) { $0[VerticalAlignment.center] }
                }
                Part("c", 20, 10).alignmentGuide(.mark) { $0[VerticalAlignment.center] }
            }
        }
        sample("guides of two nested views") {
            HStack(alignment: .mark, spacing: 10) {
                VStack(spacing: 0) {
                    Part("a", 20, 30); Part("b", 20, 10).alignmentGuide(.mark) { $0[VerticalAlignment.center] }
                }
                VStack(spacing: 0) {
                    Part("c", 20, 20).alignmentGuide(.mark) { $0[VerticalAlignment.center] }; Part("d", 20, 30)
                }
            }
        }
    }

    @ViewBuilder private var layouts: some View {
        sample("guide in a layout") {
            Corners {
                Part("a", 40, 20); Part("b", 20, 20).alignmentGuide(.leading) { _ in -15 }
            }
        }
        sample("row of a grid in a layout") {
            Corners {
                GridRow {
                    Part("a", 40, 20); Part("b", 20, 20)
                }
            }
        }
    }
}

extension VerticalAlignment {
    private enum Mark: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
    }

    fileprivate static let mark = VerticalAlignment(Mark.self)
}

/// Places each view below the last one, with the leading guides on one line.
private struct Corners: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 120, height: subviews.map { $0.sizeThatFits(.unspecified).height }.reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            let size = subview.dimensions(in: .unspecified)
            subview.place(at: CGPoint(x: bounds.minX - size[.leading], y: y), proposal: .unspecified)
            y += size.height
        }
    }
}
