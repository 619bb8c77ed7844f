// SPDX-License-Identifier: Apache-2.0

extension Element {
    /// The layers that stand beside this element. `data-anchor` lists them; the browser does the rest.
    var anchored: [String] {
        get { self[AnchoredLayers.self] ?? [] }
        set {
            self[AnchoredLayers.self] = newValue
            refreshAttributes()
        }
    }
}

enum AnchoredLayers: ElementTrait {
    typealias Value = [String]
}

extension PresentationLayer {
    /// The element beside which the layer stands carries its name, so that it needs no number: a page that is written
    /// again has other numbers.
    func stand(beside element: Element?) {
        guard element !== anchor else { return }
        anchor?.anchored.removeAll { $0 == name }
        element?.anchored.append(name)
        anchor = element
    }
}

extension PresentationEngine {
    /// Follows the views that present popovers and menus: a branch may have taken another turn since.
    func followAnchors() {
        for machine in machines where machine.kind.isAnchored { machine.followAnchor() }
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
        guard element == nil, !isLeaving, hadAnchor || !layer.lacksAnchor else { return }
        layer.lacksAnchor = true
        // What a coordinator presents has no view to stand beside, and does not depend on what it happens to stand beside.
        guard isBridged else { return }
        PresentationDiagnostics.report(.unanchored(self, isGone: hadAnchor))
        if hadAnchor { exit(.sourceRemoved) }
    }

    private var wantedAnchor: Element? {
        guard let anchor = descriptor.anchor else {
            var elements: [Element] = []
            // What a view presents by calls stands beside that view.
            ((source.parent?.parent as? PresenterNode)?.parent ?? source).collect(into: &elements)
            return elements.first
        }
        // What the browser does not have any more has no number.
        return anchor().flatMap { $0.id == 0 ? nil : $0 }
    }
}
