// SPDX-License-Identifier: Apache-2.0

/// The order of presented layers, which ``Reach`` reads for each event.
extension PresentationEngine {
    /// The layers in the order of the document, which is that of painting and of the browser.
    var stack: [LayerStack.Layer] {
        let mounted = machines.filter { $0.layer != nil }
        return mounted.map { ($0, path(of: $0, among: mounted)) }
            .sorted { $0.1.lexicographicallyPrecedes($1.1) }
            .map { machine, _ in machine.stacked }
    }

    /// The position of a layer: for each layer around it and for itself, the number of its place and its index there.
    /// Places inside views come before the window's.
    private func path(of machine: PresentationMachine, among mounted: [PresentationMachine]) -> [Int] {
        var path: [Int] = []
        var next = machine.layer?.overlay
        while let current = next {
            if let around = mounted.first(where: { $0.layer?.overlay === current }), let host = current.parent {
                let isWindow = host === tree.overlays
                let place = isWindow ? Int.max : mounted.firstIndex { $0.place === around.place } ?? 0
                path = [place, host.children.firstIndex { $0 === current } ?? 0] + path
            }
            next = current.parent
        }
        return path
    }
}

extension PresentationMachine {
    fileprivate var stacked: LayerStack.Layer {
        let overlay = layer!.overlay
        return LayerStack.Layer(
            element: overlay, isOpen: !isLeaving, isBarrier: composer.isBarrier,
            isNeverCovered: overlay.attribute(AttributeName.inert) == "never",
            hole: overlay.attribute(AttributeName.hole), part: place?.isPart == true ? place?.frame : nil)
    }
}
