// SPDX-License-Identifier: Apache-2.0

extension PresentationLayer {
    /// Anchors the layer to an element. The element carries the layer's name instead of the layer carrying the
    /// element's id, because ids change when a page is written again.
    func stand(beside element: Element?) {
        guard element !== anchor else { return }
        anchor?.anchored.removeAll { $0 == name }
        element?.anchored.append(name)
        anchor = element
    }
}

/// A node that presents for the view around it. Its presentations are anchored to that view.
protocol PresentsForEnclosingView: _Node {}

extension PresentationEngine {
    /// Updates the anchors of popovers and menus, whose elements a conditional branch may have replaced.
    func followAnchors() {
        for machine in anchored { machine.followAnchor() }
    }
}

extension PresentationMachine {
    fileprivate func followAnchor() {
        guard let layer else { return }
        guard source.isMounted else { return layer.stand(beside: nil) }
        let element = wantedAnchor
        let hadAnchor = layer.hadAnchor
        layer.hadAnchor = element != nil
        layer.stand(beside: element)
        guard element == nil, kind.isAnchored, !isLeaving, hadAnchor || !layer.lacksAnchor else { return }
        layer.lacksAnchor = true
        // A presentation of a coordinator has no view as anchor and does not depend on one.
        guard isBridged else { return }
        PresentationDiagnostics.report(.unanchored(self, isGone: hadAnchor))
        if hadAnchor { exit(.sourceRemoved) }
    }

    private var wantedAnchor: Element? {
        guard let anchor = descriptor.anchor else {
            var elements: [Element] = []
            // A presentation started by a call is anchored to the view that made the call.
            ((source.parent?.parent as? any PresentsForEnclosingView)?.parent ?? source).collect(into: &elements)
            return elements.first
        }
        // An element that the browser no longer has is numbered 0.
        return anchor().flatMap { $0.id == 0 ? nil : $0 }
    }
}
