// SPDX-License-Identifier: Apache-2.0

/// The elements of one presentation, as `docs/WireProtocol.md` describes them: an overlay that covers the window, a
/// backdrop, and a surface with the content.
@MainActor
final class PresentationLayer {
    /// The prefix of the ids inside, so that labels refer to their own surface.
    let name: String
    let number: Int
    let overlay: Element
    /// The element that holds the content.
    let container: Element
    private let backdrop: Element
    private let surface: Element
    private var spot: Element?
    /// The element that the layer is anchored to.
    weak var anchor: Element?
    /// Indicates whether the last lookup found an anchor.
    var hadAnchor = false
    /// Indicates whether the missing anchor has been reported.
    var lacksAnchor = false
    private let kind: PresentationKind
    private unowned let tree: Tree

    /// The word in `data-dismiss` that forbids Back where Escape is allowed.
    private static let noBack = "!back"

    init(_ kind: PresentationKind, number: Int, in tree: Tree) {
        self.kind = kind
        self.tree = tree
        name = "dais-layer-\(number)"
        self.number = number
        overlay = Element(.div, in: tree)
        backdrop = Element(.div, in: tree)
        surface = Element(.div, in: tree)
        container = kind.wrapsContent ? Element(.div, in: tree) : surface
        spot = kind.isAnchored ? Element(.div, in: tree) : nil
        overlay.replaceChildren(with: [backdrop] + (spot.map { [$0] } ?? []) + [surface])
        if kind.wrapsContent { surface.replaceChildren(with: [container]) }
    }

    /// Indicates whether it has a place at an anchor.
    var isAnchored: Bool { spot != nil }

    /// Adds or removes the element at the anchor, as an option of the content says.
    private func setAnchored(_ isAnchored: Bool) {
        guard isAnchored != self.isAnchored else { return }
        spot = isAnchored ? Element(.div, in: tree) : nil
        if !isAnchored { stand(beside: nil) }
        overlay.replaceChildren(with: [backdrop] + (spot.map { [$0] } ?? []) + [surface])
    }

    /// Indicates whether the browser has the layer. Without it there is no motion to play.
    var isOnPage: Bool { overlay.id != 0 }

    /// Indicates whether the content has no elements.
    var isEmpty: Bool { container.children.isEmpty && container.text == nil }

    func answer(for machine: PresentationMachine) {
        func on(_ kind: EventKind, _ action: @escaping (PresentationMachine, EventPayload) -> Void) {
            overlay.on(kind) { [weak machine] payload in
                if let machine { action(machine, payload) }
            }
        }
        on(.dismiss) { machine, payload in
            guard let (reason, epoch) = Self.dismissal(payload) else { return }
            machine.dismissedByUser(reason, epoch: epoch)
        }
        on(.attempt) { machine, payload in
            guard let (reason, epoch) = Self.dismissal(payload) else { return }
            if let button = payload[2].int {
                machine.escaped(to: machine.engine.tree.document.element(UInt32(clamping: button)), epoch: epoch)
            } else {
                machine.attempted(reason, epoch: epoch)
            }
        }
        on(.entered) { machine, payload in machine.entered(epoch: payload.int ?? 0) }
        on(.exited) { machine, payload in machine.exitPlayed(epoch: payload.int ?? 0) }
        guard kind.isDraggable else { return }
        on(.detent) { [weak self] machine, payload in
            guard let epoch = payload[1].int, machine.moved(payload[0].string ?? "", epoch: epoch) else { return }
            guard let index = payload[2].int else { return }
            machine.content?.noteInput()
            self?.chosen(index, machine)
        }
    }

    private static func dismissal(_ payload: EventPayload) -> (DismissalReason, Int)? {
        guard let reason = payload[0].string.flatMap(DismissalReason.init(rawValue:)), let epoch = payload[1].int
        else { return nil }
        return (reason, epoch)
    }

    /// Handles a detent that the browser already shows. If the owner disagrees, the browser reverts it.
    private func chosen(_ index: Int, _ machine: PresentationMachine) {
        guard let choose, detent != nil else { return }
        overlay.adopt(AttributeName.detent, "\(index)")
        if !choose(index) { machine.describeLayer() }
    }

    /// Chooses a detent that the browser does not show yet.
    func restore(_ index: Int, _ machine: PresentationMachine) {
        guard let choose else { return }
        _ = choose(index)
        machine.describeLayer()
    }

    /// The current detent.
    var detent: String? { overlay.attribute(AttributeName.detent) }

    /// Writes a description to the elements. Unchanged values send nothing.
    func write(_ description: LayerDescription, epoch: Int) {
        var overlay = description.overlay
        overlay.attribute(AttributeName.epoch, "\(epoch)")
        if description.isModal { overlay.attribute(AttributeName.modal, "true") }
        let words = description.dismissals.map(\.rawValue) + (description.keepsBack ? [Self.noBack] : [])
        overlay.attribute(AttributeName.dismiss, words.joined(separator: " "))
        setAnchored(description.isAnchored)
        if let spot {
            overlay.attribute(AttributeName.anchored, name)
            spot.update(description.spot)
        }
        if let timeout = description.timeout {
            overlay.attribute(AttributeName.timeout, "\(Int(clamping: timeout / .milliseconds(1), in: 0...Int.max))")
        }
        self.overlay.update(overlay)
        backdrop.update(description.backdrop)
        var surface = description.surface
        if description.isModal, !description.coversPart { surface.attribute("aria-modal", "true") }
        self.surface.update(surface)
        if kind.wrapsContent {
            container.update(description.container)
            write(description.parts)
        }
        choose = description.choose
        for kind in description.handlers.keys where handlers[kind] == nil {
            self.overlay.on(kind) { [weak self] payload in self?.handlers[kind]?(payload) }
        }
        handlers.merge(description.handlers) { $1 }
    }

    private var handlers: [EventKind: (EventPayload) -> Void] = [:]
    private var parts: [(part: LayerDescription.Part, element: Element)] = []
    private var choose: ((Int) -> Bool)?

    private func write(_ new: [LayerDescription.Part]) {
        let isSame = new.map(\.name) == parts.map(\.part.name)
        parts = new.map { part in
            let element = parts.first { $0.part.name == part.name }?.element ?? Element(.div, in: tree)
            element.update(part.appearance)
            show(part, in: element)
            return (part, element)
        }
        for (name, shown) in views where !new.contains(where: { $0.name == name && $0.view != nil }) {
            shown.root.unmount()
            views[name] = nil
        }
        guard !isSame else { return }
        let before = parts.filter(\.part.isFirst).map(\.element)
        let after = parts.filter { !$0.part.isFirst }.map(\.element)
        surface.replaceChildren(with: before + [container] + after)
    }

    // MARK: Views beside the content

    /// Mounts a view in the content's environment. It is set before the first write.
    var mountView: ((ContentBox, Element) -> PresentationRoot)?
    private var views: [String: (box: ContentBox, root: PresentationRoot)] = [:]

    private func show(_ part: LayerDescription.Part, in element: Element) {
        guard let view = part.view else { return }
        if let shown = views[part.name] {
            shown.box.replace(view)
            return shown.root.refresh()
        }
        let box = ContentBox(view)
        element.fill {
            let root = mountView!(box, element)
            views[part.name] = (box, root)
            return root
        }
    }

    func unmount() {
        for shown in views.values { shown.root.unmount() }
        views = [:]
    }

    func command(_ command: LayerCommand, epoch: Int) {
        guard isOnPage else { return }
        tree.emit(.layer(overlay.id, command: command, epoch: epoch))
    }
}
