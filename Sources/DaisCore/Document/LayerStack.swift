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
        /// The element that the barrier is limited to, or `nil` for the whole page.
        unowned var part: Element?
    }

    struct Order {
        /// The layers, lowest first.
        var layers: [Layer] = []
        /// The index of the topmost barrier of the whole page.
        var top: Int?
        /// The indices of the barriers of parts of the page.
        var parts: [Int] = []
        /// The index of each layer by its element. An event asks for each ancestor of its element.
        private var indices: [ObjectIdentifier: Int] = [:]

        init() {}

        init(_ layers: [Layer]) {
            self.layers = layers
            let barriers = layers.indices.filter { layers[$0].isOpen && layers[$0].isBarrier }
            top = barriers.last { layers[$0].part == nil }
            parts = barriers.filter { layers[$0].part != nil }
            for (index, layer) in layers.enumerated() { indices[ObjectIdentifier(layer.element)] = index }
        }

        /// Returns the index of the layer of an element, or `nil` if it is no layer.
        func index(of element: Element) -> Int? { indices[ObjectIdentifier(element)] }

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
            order = Order(read())
        }
        return order
    }
}
