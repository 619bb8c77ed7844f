// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One place that layers are put in: the overlay host of the window, or a view that hosts presentations.
final class PresentationPlace: Node {
    private unowned let engine: PresentationEngine
    /// The element whose children the layers are.
    let element: Element
    /// The element of the view that hosts; ``element`` is in it only while there are layers.
    weak var frame: Element?
    /// What a host of the application's takes; what it refuses goes on to the host around it.
    var accepts: (PresentationDescriptor) -> Bool = { _ in true }
    /// What makes it a layer with a name, which takes what asks for that name and nothing else.
    var stage: LayerStage?
    fileprivate var number = 0
    var settings = HostSettings()
    /// Whether nothing could be read in the frame.
    private var isCramped = false
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

    /// It and its element hold each other, with every layer in it, until somebody lets go.
    func letGo() {
        if element.content === self { element.content = nil }
    }

    private var machines: [PresentationMachine] {
        engine.machines.filter { $0.place === self && $0.layer != nil }
    }

    var hasLayers: Bool { count > 0 }

    /// Where what it takes is laid out.
    var space: ModalPresentationSpace {
        settings.space == .automatic ? (isCramped ? .ancestor : .host) : settings.space
    }

    /// The frame has another size. What is presented stays where it is, so nothing is decided anew as long as something is.
    func measured(_ size: CGSize) {
        guard !engine.machines.contains(where: { $0.layer != nil && $0.kind.rank != .toasts }) else { return }
        // The inset of a card on both sides, and two buttons side by side; as high as a title, a line and a button are.
        isCramped = size.width < 240 || size.height < 160
    }

    /// How many presentations are in it, those that leave included.
    var count: Int { engine.machines.count { $0.place === self && $0.layer != nil } }

    override func collect(into elements: inout [Element]) {
        // In a named layer the last to come is on top: its modals belong to nobody's order but that of their calls.
        let list = stage == nil ? machines : machines.sorted { $0.layer!.number < $1.layer!.number }
        for machine in list { elements.append(machine.layer!.overlay) }
    }

    /// What a named layer says about its modals may have changed, also by their number.
    func describeLayers() {
        guard stage != nil else { return }
        for machine in machines { machine.describeLayer() }
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

    private var added = 0

    mutating func add(_ place: PresentationPlace, of view: Node) {
        added += 1
        place.number = added
        places[ObjectIdentifier(view)] = place
    }

    mutating func remove(of view: Node) -> PresentationPlace? { places.removeValue(forKey: ObjectIdentifier(view)) }

    func place(for machine: PresentationMachine) -> PresentationPlace? {
        let address = machine.descriptor.layer
        guard address != nil || !places.isEmpty else { return window }
        // Toasts belong to the window: a page that closes, or a small frame, would cut them off.
        let isToast = address == nil && machine.kind.rank == .toasts
        var node: Node? = machine.source
        // Where there is no host around it, a filter has nowhere to send what it refuses.
        var outermost: PresentationPlace?
        // Whether a host has taken it which lays it out in the space of another.
        var isTaken = false
        while let current = node {
            if let place = places[ObjectIdentifier(current)], place.stage?.address == address {
                if isToast {
                    if place.settings.keepsToasts, place.settings.space != .automatic || place.space == .host {
                        return place
                    }
                } else if isTaken || place.accepts(machine.descriptor) {
                    if place.space == .window, let window { return window }
                    if place.space == .host { return place }
                    isTaken = true
                    outermost = place
                } else if place.settings.isLastResort {
                    outermost = place
                }
            }
            node = current.around
        }
        guard let address else { return window ?? outermost }
        // A name is known everywhere, also beside the view that the layer is attached to.
        return places.values.filter { $0.stage?.address == address }.min { $0.number < $1.number }
    }
}
