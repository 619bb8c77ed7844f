// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The sizes and places of the views of a stack.
///
/// The least flexible views of the highest priority choose first, each from an equal share of what is left. Views of a
/// lower priority keep their minimum.
struct StackArithmetic {
    let axis: Axis
    /// The space between views; `nil` means what they prefer.
    let spacing: CGFloat?

    typealias Guide = (ViewDimensions) -> CGFloat

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ guide: Guide) -> CGSize {
        let views = dimensions(proposal, subviews)
        var across = GuideExtent()
        for view in views { across.add(cross(view), guide: guide(view)) }
        let length = views.reduce(gaps(subviews).reduce(0, +)) { $0 + main($1) }
        return axis == .horizontal
            ? CGSize(width: length, height: across.length) : CGSize(width: across.length, height: length)
    }

    func place(in bounds: CGRect, _ subviews: LayoutSubviews, _ guide: Guide) {
        let views = dimensions(ProposedViewSize(bounds.size), subviews)
        var across = GuideExtent()
        for view in views { across.add(cross(view), guide: guide(view)) }
        var start: CGFloat = 0
        for (index, gap) in (gaps(subviews) + [0]).prefix(subviews.count).enumerated() {
            let view = views[index], side = across.before - guide(view)
            let corner = axis == .horizontal ? CGPoint(x: start, y: side) : CGPoint(x: side, y: start)
            subviews[subviews.startIndex + index].place(
                at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y),
                proposal: ProposedViewSize(width: view.width, height: view.height))
            start += main(view) + gap
        }
    }

    private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
        zip(subviews, subviews.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
    }

    private func dimensions(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [ViewDimensions] {
        let (length, side) = axis == .horizontal ? (proposal.width, proposal.height) : (proposal.height, proposal.width)
        func offered(_ length: CGFloat?) -> ProposedViewSize {
            axis == .horizontal
                ? ProposedViewSize(width: length, height: side) : ProposedViewSize(width: side, height: length)
        }
        guard let length else { return subviews.map { $0.dimensions(in: offered(nil)) } }
        let views = Array(subviews)
        let least = views.map { main($0.dimensions(in: offered(0))) }
        let most = views.map { main($0.dimensions(in: offered(.infinity))) }
        var result = [ViewDimensions?](repeating: nil, count: views.count)
        var rest = length - gaps(subviews).reduce(0, +)
        for priority in Set(views.map(\.priority)).sorted(by: >) {
            let group = views.indices.filter { views[$0].priority == priority }
                .sorted { most[$0] - least[$0] < most[$1] - least[$1] }
            let kept = views.indices.filter { views[$0].priority < priority }.reduce(0) { $0 + least[$1] }
            for (index, view) in group.enumerated() {
                let share = max(0, rest - kept) / CGFloat(group.count - index)
                let size = views[view].dimensions(in: offered(share))
                result[view] = size
                rest -= main(size)
            }
        }
        return result.compactMap(\.self)
    }

    private func main(_ view: ViewDimensions) -> CGFloat { axis == .horizontal ? view.width : view.height }
    private func cross(_ view: ViewDimensions) -> CGFloat { axis == .horizontal ? view.height : view.width }
}

/// The space that views take on both sides of a guide at which they are aligned.
struct GuideExtent {
    private(set) var before: CGFloat = 0
    private var after: CGFloat = 0
    private var isEmpty = true

    var length: CGFloat { before + after }

    mutating func add(_ length: CGFloat, guide: CGFloat) {
        before = isEmpty ? guide : max(before, guide)
        after = isEmpty ? length - guide : max(after, length - guide)
        isEmpty = false
    }
}
