// SPDX-License-Identifier: Apache-2.0

extension Element {
    /// The names of the layers anchored to this element, which `data-anchor` lists for the browser.
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
