// SPDX-License-Identifier: Apache-2.0

/// The layers above the page: their order, and which of them make everything below unusable.
///
/// The owner of the layers sets ``read`` and calls ``changed()``. The next event reads them again.
@MainActor
final class LayerStack {
    struct Layer {
        unowned let element: Element
        /// `false` while the layer leaves. Its content no longer receives events.
        let isOpen: Bool
        /// Indicates whether everything below is unusable while the layer is open.
        let isBarrier: Bool
        /// Indicates whether the layer stays usable below a barrier.
        var isNeverCovered = false
        /// The name of the views below that the barrier leaves usable.
        var hole: String?
    }

    struct Order {
        /// The layers, lowest first.
        var layers: [Layer] = []
        /// The index of the topmost barrier.
        var top: Int?
        var hole: String? { top.flatMap { layers[$0].hole } }
    }

    /// Returns the layers, lowest first.
    var read: () -> [Layer] = { [] }
    private var order = Order()
    private var isStale = false

    func changed() { isStale = true }

    var current: Order {
        if isStale {
            isStale = false
            let layers = read()
            order = Order(layers: layers, top: layers.lastIndex { $0.isOpen && $0.isBarrier })
        }
        return order
    }
}
