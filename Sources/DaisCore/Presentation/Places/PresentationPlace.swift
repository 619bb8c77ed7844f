// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A place that layers are added to: the overlay host of the window, or a view that hosts presentations.
final class PresentationPlace: _Node {
    private unowned let engine: PresentationEngine
    /// The parent element of the layers.
    let element: Element
    /// The element of the hosting view. It contains ``element`` only while there are layers.
    weak var frame: Element?
    /// Returns whether the host accepts a presentation; a refused one goes on to the next host.
    var accepts: (PresentationDescriptor) -> Bool = { _ in true }
    /// The named layer, if the place is one. It accepts only presentations that refer to that name.
    var stage: NamedLayer?
    fileprivate var number = 0
    var settings = HostSettings()
    /// Indicates whether the frame is too small for modals.
    private var isCramped = false
    /// The rule for a second presentation of the same name, where no policy says otherwise.
    var duplicates = PresentationPolicy.Duplicates.reject
    /// Indicates whether the hosting view is a part of the page. Its layers cover only that part: what is beside the
    /// view stays usable.
    private(set) var isPart = false

    init(_ engine: PresentationEngine, in element: Element) {
        self.engine = engine
        self.element = element
        super.init(
            _MountContext(
                tree: element.tree, parent: nil, environment: EnvironmentScope(parent: nil), modifiers: nil,
                container: element, window: nil, preferences: nil))
        element.content = self
    }

    /// Breaks the reference cycle between the place, its element and the layers in it.
    func letGo() {
        unmount()
        if element.content === self { element.content = nil }
    }

    // A loop, because closures check that they run on the main actor, and most of them are asked for each presentation.
    private var machines: [PresentationMachine] {
        var found: [PresentationMachine] = []
        for machine in engine.machines where machine.place === self && machine.layer != nil { found.append(machine) }
        return found
    }

    var hasLayers: Bool {
        for machine in engine.machines where machine.place === self && machine.layer != nil { return true }
        return false
    }

    /// The frame in which the place lays out its layers.
    var space: ModalPresentationSpace {
        settings.space == .automatic ? (isCramped ? .ancestor : .host) : settings.space
    }

    /// Handles a change of the frame's size. Existing presentations keep their frame, so the decision waits until there
    /// are none.
    func measured(_ size: CGSize) {
        narrow(size.width < 600)
        guard !engine.machines.contains(where: { $0.layer != nil && $0.kind.rank != .toasts }) else { return }
        // The width of two buttons side by side with the insets of a card, and the height of a title, a line and a
        // button.
        isCramped = size.width < 240 || size.height < 160
    }

    /// Indicates whether sheets lie at the lower edge, as in a narrow window.
    private(set) var isNarrow = false

    private func narrow(_ isNarrow: Bool) {
        guard isNarrow != self.isNarrow else { return }
        self.isNarrow = isNarrow
        describeElement()
        for machine in machines { machine.describeLayer() }
    }

    /// The number of layers in the place, including those that are leaving.
    var count: Int { engine.machines.count { $0.place === self && $0.layer != nil } }

    override func collect(into elements: inout [Element]) {
        // In a named layer the modal presented last is on top, because the order of calls is the only one.
        let list = stage == nil ? machines : machines.sorted { $0.layer!.number < $1.layer!.number }
        let prepared = engine.preparations.machines.filter { $0.place === self }
        // A prepared layer is where it will be when it is shown: below the toasts.
        let rest = prepared.isEmpty ? list.endIndex : list.firstIndex { $0.rank == .toasts } ?? list.endIndex
        for machine in list[..<rest] { elements.append(machine.layer!.overlay) }
        for machine in prepared { elements.append(machine.layer!.overlay) }
        for machine in list[rest...] { elements.append(machine.layer!.overlay) }
    }

    /// Finds out whether something of the page is beside the hosting view, as far as its elements are on the page.
    func updateScope() {
        if let isPart = frame.flatMap(scope) { adopt(isPart) }
    }

    private func adopt(_ isPart: Bool) {
        guard isPart != self.isPart else { return }
        self.isPart = isPart
        describeElement()
        for machine in machines { machine.describeLayer() }
        tree.document.layers.changed()
    }

    /// Returns whether something is beside an element, up to the page or to the presentation that contains it, or `nil`
    /// if that is not known yet.
    private func scope(of frame: Element) -> Bool? {
        var element = frame
        while let parent = element.parent {
            guard parent.children.allSatisfy({ $0 === element || $0.content is PresentationPlace }) else { return true }
            if parent === tree.root { return false }
            if let machine = engine.machines.first(where: { $0.layer?.container === parent }) {
                return machine.place?.isPart ?? false
            }
            element = parent
        }
        return nil
    }

    /// Writes the element around the layers of a hosting view.
    func describeElement() {
        var appearance = Appearance()
        appearance.classes = [StateClass.hostLayers]
        appearance.layout.opaque = true
        if isPart { appearance.attribute(AttributeName.part, "") }
        if isNarrow { appearance.attribute(AttributeName.narrow, "") }
        stage?.describe(&appearance)
        element.update(appearance)
    }

    /// Updates the layers after a named layer's settings, or the number of its modals, may have changed.
    func describeLayers() {
        guard stage != nil else { return }
        for machine in machines { machine.describeLayer() }
    }
}

/// All places. A presentation goes to the nearest one around its source that accepts it.
@MainActor
struct PresentationPlaces {
    /// The overlay host of the window, which accepts everything.
    private(set) var window: PresentationPlace?
    private var places: [ObjectIdentifier: PresentationPlace] = [:]

    var all: [PresentationPlace] { Array(places.values) + (window.map { [$0] } ?? []) }

    mutating func setWindow(_ place: PresentationPlace?) { window = place }

    private var added = 0

    mutating func add(_ place: PresentationPlace, of view: _Node) {
        added += 1
        place.number = added
        places[ObjectIdentifier(view)] = place
    }

    mutating func remove(of view: _Node) -> PresentationPlace? { places.removeValue(forKey: ObjectIdentifier(view)) }

    func place(for machine: PresentationMachine) -> PresentationPlace? {
        let address = machine.descriptor.layer
        guard address != nil || !places.isEmpty else { return window }
        // Toasts go to the window: a closing page or a small frame would clip them.
        let isToast = address == nil && machine.kind.rank == .toasts
        var node: _Node? = machine.source
        // The outermost host keeps presentations that it refuses, because there is no next one.
        var outermost: PresentationPlace?
        // Set when a host has accepted it but lays it out in the frame of the next host.
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
        // Named layers are found across the whole tree, also beside the view that they are attached to.
        return places.values.filter { $0.stage?.address == address }.min { $0.number < $1.number }
    }
}
