// SPDX-License-Identifier: Apache-2.0

/// The order of presented layers, which ``Reach`` reads for each event.
extension PresentationEngine {
    /// The layers in the order of the document, which is that of painting and of the browser.
    var stack: [LayerStack.Layer] {
        if let layers = windowStack { return layers }
        var paths = LayerPaths(machines, window: tree.overlays)
        return paths.mounted.map { ($0, paths.path(to: $0.layer?.overlay)) }
            .sorted { $0.1.lexicographicallyPrecedes($1.1) }
            .map { machine, _ in machine.stacked }
    }

    /// The layers if all are in the window, in the order that they have there. Positions need not be compared then.
    private var windowStack: [LayerStack.Layer]? {
        let children = tree.overlays.children
        var layers: [LayerStack.Layer] = []
        layers.reserveCapacity(machines.count)
        var next = 0
        for machine in machines {
            guard let overlay = machine.layer?.overlay else { continue }
            while next < children.count, children[next] !== overlay { next += 1 }
            guard next < children.count else { return nil }
            layers.append(machine.stacked)
        }
        return layers
    }
}

/// The positions of all layers in the document, computed with one look at each.
@MainActor
private struct LayerPaths {
    private(set) var mounted: [PresentationMachine] = []
    private let window: Element
    private var machines: [ObjectIdentifier: PresentationMachine] = [:]
    /// The position of the first layer of each place among the layers.
    private var places: [ObjectIdentifier: Int] = [:]
    /// The index of each child of the elements that hold layers.
    private var indices: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]

    init(_ machines: [PresentationMachine], window: Element) {
        self.window = window
        for machine in machines {
            guard let overlay = machine.layer?.overlay else { continue }
            self.machines[ObjectIdentifier(overlay)] = machine
            if let place = machine.place, places[ObjectIdentifier(place)] == nil {
                places[ObjectIdentifier(place)] = mounted.count
            }
            mounted.append(machine)
        }
    }

    /// Returns the position of a layer: for each layer around it and for itself, the number of its place and its index
    /// there. Places inside views come before the window's.
    mutating func path(to layer: Element?) -> [Int] {
        var path: [Int] = []
        var next = layer
        while let current = next {
            if let around = machines[ObjectIdentifier(current)], let host = current.parent {
                let place = around.place.flatMap { places[ObjectIdentifier($0)] } ?? 0
                path += [index(of: current, in: host), host === window ? .max : place]
            }
            next = current.parent
        }
        return path.reversed()
    }

    private mutating func index(of child: Element, in host: Element) -> Int {
        let known = indices[ObjectIdentifier(host)] ?? numbered(host.children)
        indices[ObjectIdentifier(host)] = known
        return known[ObjectIdentifier(child)] ?? 0
    }

    private func numbered(_ children: [Element]) -> [ObjectIdentifier: Int] {
        var numbers: [ObjectIdentifier: Int] = [:]
        for (index, child) in children.enumerated() { numbers[ObjectIdentifier(child)] = index }
        return numbers
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
