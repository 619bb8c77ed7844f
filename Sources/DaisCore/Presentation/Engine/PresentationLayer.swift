// SPDX-License-Identifier: Apache-2.0

/// The elements of one presentation, as `docs/WireProtocol.md` describes them: an overlay that covers the window,
/// with a backdrop and the surface with the content.
@MainActor
final class PresentationLayer {
    /// The first part of the ids inside, so that labels find their surface.
    let name: String
    let overlay: Element
    /// The element that holds the content.
    let container: Element
    private let backdrop: Element
    private let surface: Element
    private let spot: Element?
    /// The element beside which it stands.
    weak var anchor: Element?
    /// Whether its developer has been told that there is none.
    var lacksAnchor = false
    private let kind: PresentationKind
    private unowned let tree: Tree

    init(_ kind: PresentationKind, number: Int, in tree: Tree) {
        self.kind = kind
        self.tree = tree
        name = "dais-layer-\(number)"
        overlay = Element(.div, in: tree)
        backdrop = Element(.div, in: tree)
        surface = Element(.div, in: tree)
        container = kind.wrapsContent ? Element(.div, in: tree) : surface
        spot = kind.isAnchored ? Element(.div, in: tree) : nil
        overlay.replaceChildren(with: [backdrop] + (spot.map { [$0] } ?? []) + [surface])
        if kind.wrapsContent { surface.replaceChildren(with: [container]) }
    }

    /// Whether the browser has it; before that there is nothing to play.
    var isOnPage: Bool { overlay.id != 0 }

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
            machine.attempted(reason, epoch: epoch)
        }
        on(.entered) { machine, payload in machine.entered(epoch: payload.int ?? 0) }
        on(.exited) { machine, payload in machine.exitEnded(epoch: payload.int ?? 0) }
    }

    private static func dismissal(_ payload: EventPayload) -> (DismissalReason, Int)? {
        guard let reason = payload[0].string.flatMap(DismissalReason.init(rawValue:)), let epoch = payload[1].int
        else { return nil }
        return (reason, epoch)
    }

    /// Writes a description to the elements; what is as it was costs nothing.
    func write(_ description: LayerDescription, epoch: Int) {
        var overlay = description.overlay
        overlay.attribute("data-epoch", "\(epoch)")
        if description.isModal { overlay.attribute("data-modal", "true") }
        overlay.attribute("data-dismiss", description.dismissals.map(\.rawValue).joined(separator: " "))
        if let spot {
            overlay.attribute("data-anchored", name)
            spot.update(description.spot)
        }
        self.overlay.update(overlay)
        backdrop.update(description.backdrop)
        var surface = description.surface
        if description.isModal { surface.attribute("aria-modal", "true") }
        self.surface.update(surface)
        if kind.wrapsContent {
            container.update(description.container)
            write(description.parts)
        }
        for kind in description.handlers.keys where handlers[kind] == nil {
            self.overlay.on(kind) { [weak self] payload in self?.handlers[kind]?(payload) }
        }
        handlers.merge(description.handlers) { $1 }
    }

    private var handlers: [EventKind: (EventPayload) -> Void] = [:]
    private var parts: [(part: LayerDescription.Part, element: Element)] = []

    private func write(_ new: [LayerDescription.Part]) {
        let isSame = new.map(\.name) == parts.map(\.part.name)
        parts = new.map { part in
            let element = parts.first { $0.part.name == part.name }?.element ?? Element(.div, in: tree)
            element.update(part.appearance)
            return (part, element)
        }
        guard !isSame else { return }
        let before = parts.filter(\.part.isFirst).map(\.element)
        let after = parts.filter { !$0.part.isFirst }.map(\.element)
        surface.replaceChildren(with: before + [container] + after)
    }

    func command(_ command: LayerCommand, epoch: Int) {
        guard isOnPage else { return }
        tree.emit(.layer(overlay.id, command: command, epoch: epoch))
    }
}
