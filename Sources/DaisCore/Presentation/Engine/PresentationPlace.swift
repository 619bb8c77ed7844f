// SPDX-License-Identifier: Apache-2.0

/// One place that layers are put in: the overlay host of the window, or a view that hosts presentations.
final class PresentationPlace: Node {
    private unowned let engine: PresentationEngine
    /// The element whose children the layers are.
    let element: Element
    /// The element of the view that hosts; ``element`` is in it only while there are layers.
    weak var frame: Element?
    /// What a host of the application's takes; what it refuses goes on to the host around it.
    var accepts: (PresentationDescriptor) -> Bool = { _ in true }
    /// What happens to a second presentation of one name.
    var duplicates = DuplicatePolicy.reject

    init(_ engine: PresentationEngine, in element: Element) {
        self.engine = engine
        self.element = element
        super.init(
            MountContext(
                tree: element.tree, parent: nil, environment: EnvironmentScope(parent: nil), modifiers: nil,
                container: element, window: nil, preferences: nil))
        element.content = self
    }

    var hasLayers: Bool { engine.machines.contains { $0.place === self && $0.layer != nil } }

    override func collect(into elements: inout [Element]) {
        for machine in engine.machines where machine.place === self {
            if let layer = machine.layer { elements.append(layer.overlay) }
        }
    }
}

/// The places there are, and which of them a presentation goes to: the nearest around its source that takes it.
@MainActor
struct PresentationPlaces {
    /// The overlay host of the window; takes everything.
    private(set) var window: PresentationPlace?
    private var places: [ObjectIdentifier: PresentationPlace] = [:]

    var all: [PresentationPlace] { Array(places.values) + (window.map { [$0] } ?? []) }

    mutating func setWindow(_ place: PresentationPlace?) { window = place }

    mutating func add(_ place: PresentationPlace, of view: Node) { places[ObjectIdentifier(view)] = place }

    mutating func remove(of view: Node) -> PresentationPlace? { places.removeValue(forKey: ObjectIdentifier(view)) }

    func place(for machine: PresentationMachine) -> PresentationPlace? {
        // Toasts belong to the window: a page that closes, or a small frame, would cut them off.
        guard !places.isEmpty, machine.kind.rank != .toasts else { return window }
        var node: Node? = machine.source
        while let current = node {
            if let place = places[ObjectIdentifier(current)], place.accepts(machine.descriptor) { return place }
            // The content of a presentation hangs below no node; what presents it is where it belongs.
            node = current.parent ?? (current as? PresentationRoot)?.source
        }
        return window
    }
}
