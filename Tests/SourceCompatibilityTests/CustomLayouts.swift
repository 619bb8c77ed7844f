// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Tags in lines, as many in each as fit.
struct FlowLayout: Layout {
    var spacing: CGFloat = 8
    var alignment = HorizontalAlignment.leading

    struct Line {
        var range: Range<Int>
        var size: CGSize
    }

    private func lines(_ width: CGFloat, _ subviews: Subviews) -> [Line] {
        var lines: [Line] = []
        for (index, view) in subviews.enumerated() {
            let size = view.sizeThatFits(.unspecified)
            if let last = lines.last, last.size.width + spacing + size.width <= width {
                lines[lines.count - 1].range = last.range.lowerBound..<(index + 1)
                lines[lines.count - 1].size.width += spacing + size.width
                lines[lines.count - 1].size.height = max(last.size.height, size.height)
            } else {
                lines.append(Line(range: index..<(index + 1), size: size))
            }
        }
        return lines
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let lines = lines(proposal.width ?? .infinity, subviews)
        let height = lines.map(\.size.height).reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1))
        return CGSize(width: lines.map(\.size.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for line in lines(bounds.width, subviews) {
            var x = bounds.minX
            if alignment == .trailing { x = bounds.maxX - line.size.width }
            for view in subviews[line.range] {
                let size = view.sizeThatFits(.unspecified)
                view.place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(size))
                x += size.width + spacing
            }
            y += line.size.height + spacing
        }
    }
}

/// A row in which all views are as wide as the widest.
struct EqualRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let size = largest(subviews)
        let gaps = spacing(subviews)
        return CGSize(width: size.width * CGFloat(subviews.count) + gaps.reduce(0) { $0 + $1 }, height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty else { return }
        let size = largest(subviews)
        let gaps = spacing(subviews)
        var next = bounds.minX + size.width / 2
        for index in subviews.indices {
            subviews[index].place(
                at: CGPoint(x: next, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: size.width, height: size.height))
            next += size.width + gaps[index]
        }
    }

    private func largest(_ subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    private func spacing(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            guard index < subviews.count - 1 else { return 0 }
            return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
        }
    }
}

/// Views on a circle, each turned by its own rank.
struct Wheel: Layout {
    struct Rank: LayoutValueKey {
        static let defaultValue: Int = 1
    }

    struct CacheData {
        var widest: CGFloat
    }

    var offset = Angle.zero

    var animatableData: Double {
        get { offset.radians }
        set { offset.radians = newValue }
    }

    func makeCache(subviews: Subviews) -> CacheData {
        CacheData(widest: subviews.map { $0.dimensions(in: .unspecified).width }.max() ?? 0)
    }

    func updateCache(_ cache: inout CacheData, subviews: Subviews) {
        cache.widest = subviews.map { $0.dimensions(in: .unspecified).width }.max() ?? 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
        let radius = min(bounds.size.width, bounds.size.height) / 3
        let step = Angle.degrees(360 / Double(subviews.count)).radians
        for (index, subview) in subviews.enumerated() {
            let turn = step * Double(index + subview[Rank.self]) + offset.radians
            var point = CGPoint(x: 0, y: -radius).applying(CGAffineTransform(rotationAngle: turn))
            point.x += bounds.midX
            point.y += bounds.midY
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout CacheData
    ) -> CGFloat? { guide == .center ? bounds.midY : nil }
}

/// A row of a custom layout that measures with one of the system.
struct FramedRow: Layout {
    private let row = HStackLayout(spacing: 4)

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
        row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
        let isTurned = subviews.layoutDirection == .rightToLeft && subviews.contains { $0.priority > 1 }
        row.placeSubviews(
            in: isTurned ? bounds.insetBy(dx: 1, dy: 0) : bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

struct Arranged<Arrangement: Layout>: View {
    let arrangement: Arrangement
    var body: some View { arrangement { Text("generic") } }
}

struct CustomLayouts: View {
    @State private var tags = ["Swift", "Linux", "Server"]
    @State private var isWheel = false

    var body: some View {
        let layout = isWheel ? AnyLayout(Wheel(offset: .degrees(90))) : AnyLayout(HStackLayout())
        VStack {
            FlowLayout(spacing: 8) {
                ForEach(tags, id: \.self) { tag in Text(tag).padding(4).background(.blue, in: .capsule) }
            }
            ViewThatFits {
                EqualRow { buttons }
                VStack { buttons }
            }
            layout {
                ForEach(tags.indices, id: \.self) { index in
                    Text(tags[index]).layoutValue(key: Wheel.Rank.self, value: index)
                }
            }
            .animation(.default, value: isWheel)
            FramedRow {
                Text("a"); Text("b").layoutPriority(2)
            }
            Arranged(arrangement: VStackLayout(alignment: .leading))
            Arranged(arrangement: AnyLayout(FlowLayout()))
        }
        .onTapGesture { isWheel.toggle() }
    }

    @ViewBuilder private var buttons: some View {
        ForEach(tags, id: \.self) { tag in
            Button {
                tags.removeAll { $0 == tag }
            } label: {
                Text(tag).frame(maxWidth: .infinity)
            }
            .buttonStyle(.bordered)
        }
    }
}

/// Every name of the protocol, as generic code uses it.
func natural<L: Layout>(_ layout: L, _ subviews: L.Subviews) -> (CGSize, ViewSpacing, CGFloat?) {
    var cache = layout.makeCache(subviews: subviews)
    layout.updateCache(&cache, subviews: subviews)
    var spacing = ViewSpacing()
    spacing.formUnion(layout.spacing(subviews: subviews, cache: &cache), edges: [.top, .bottom])
    let views = subviews[[0, 1]]
    let guide = views.first?.dimensions(in: .zero)[explicit: VerticalAlignment.center]
    return (
        layout.sizeThatFits(proposal: .infinity, subviews: subviews[0..<1], cache: &cache),
        spacing.union(.zero), guide
    )
}
