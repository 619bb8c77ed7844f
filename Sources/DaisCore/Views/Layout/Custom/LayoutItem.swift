// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view of a custom layout: its sizes as the browser has told them, and its place.
///
/// It is used on the main actor, by code of apps that no actor isolates.
final class LayoutItem: @unchecked Sendable {
    struct Placement {
        let position: CGPoint
        let anchor: UnitPoint
        let proposal: ProposedViewSize
    }

    /// The sizes by the names of proposals, or `nil` before the browser has measured the view.
    var sizes: [String: CGSize]?
    /// The ideal size before that.
    var estimate = CGSize.zero
    var grows: Axis.Set = []
    var priority = 0.0
    var values: [ObjectIdentifier: Any] = [:]
    var containerValues = ContainerValues()
    /// The alignment guides that the view sets.
    var guides: [ObjectIdentifier: (ViewDimensions) -> CGFloat] = [:]
    /// The layout whose element is the whole view. It is asked in the browser's place.
    var nested: LayoutEngine?
    var placement: Placement?
    /// The place of the view in its layout, from the leading edge, and the size.
    var frame: CGRect?

    /// Indicates whether the layout can run with the actual sizes.
    var isMeasured: Bool { nested?.isMeasured ?? (sizes != nil) }
    var ideal: CGSize { sizes?[ProposedViewSize.unspecified.wireName] ?? estimate }

    /// Returns the size for a proposal. If it is not known, the engine records the question and the size is an estimate.
    func size(for proposal: ProposedViewSize, asking engine: LayoutEngine?) -> CGSize {
        if let nested { return nested.size(for: proposal) }
        let question = narrowed(proposal)
        guard question != .unspecified else { return ideal }
        let name = question.wireName
        let known = sizes?[name]
        engine?.asked(name, isKnown: known != nil)
        guard let known else { return estimated(question) }
        return CGSize(
            width: known.width < ProposedViewSize.endless ? known.width : .infinity,
            height: known.height < ProposedViewSize.endless ? known.height : .infinity)
    }

    /// Leaves out what has no effect on a view that is as large as its content.
    private func narrowed(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var question = proposal
        if !grows.contains(.vertical) { question.height = nil }
        if !grows.contains(.horizontal), let width = proposal.width, !(width < ideal.width) { question.width = nil }
        return question
    }

    private func estimated(_ question: ProposedViewSize) -> CGSize {
        var size = ideal
        if let width = question.width {
            size.width = width
            if !grows.contains(.horizontal), width > 0 { size.height *= (ideal.width / width).rounded(.up) }
        }
        if let height = question.height { size.height = height }
        return size
    }

    /// Determines the frame from the placement, or centers the view in the layout.
    func settle(in bounds: CGSize, _ proposal: ProposedViewSize, asking engine: LayoutEngine) {
        let place =
            placement
            ?? Placement(
                position: CGPoint(x: bounds.width / 2, y: bounds.height / 2), anchor: .center, proposal: proposal)
        placement = place
        // The height of a view that wraps matters only where another point than its top is placed.
        let size = size(for: place.proposal, asking: place.anchor.y > 0 && grows.isEmpty ? engine : nil).onPage
        let x = place.position.x - place.anchor.x * size.width, y = place.position.y - place.anchor.y * size.height
        frame = CGRect(origin: CGPoint(x: x.onPage, y: y.onPage), size: size)
    }
}

extension CGFloat {
    /// The number as a position on a page. A layout may compute any number.
    fileprivate var onPage: CGFloat { isFinite ? Swift.min(Swift.max(self, -1e7), 1e7) : 0 }
}

extension CGSize {
    /// The size as one on a page.
    var onPage: CGSize { CGSize(width: max(0, width.onPage), height: max(0, height.onPage)) }
}
