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
        overlay.replaceChildren(with: [backdrop, surface])
        describeBackdrop()
        if kind.wrapsContent {
            describeContainer()
            surface.replaceChildren(with: [container])
        }
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

    func describe(_ look: Appearance, epoch: Int, allowed: [DismissalReason], hasMessage: Bool) {
        var appearance = look
        appearance.classes = ["layer", "\(kind.classPrefix)-overlay"]
        appearance.layout.opaque = true
        appearance.attribute("data-layer", kind.name)
        appearance.attribute("data-epoch", "\(epoch)")
        if kind.isModal { appearance.attribute("data-modal", "true") }
        appearance.attribute("data-dismiss", allowed.map(\.rawValue).joined(separator: " "))
        overlay.update(appearance)
        describeSurface(hasMessage: hasMessage)
    }

    private func describeSurface(hasMessage: Bool) {
        var appearance = Appearance()
        appearance.classes = ["surface", "\(kind.classPrefix)-container"]
        if !kind.wrapsContent && kind.laysOutContent { appearance.addClass("layer-content") }
        appearance.layout.opaque = true
        appearance.attribute("role", kind.role)
        if kind.isModal { appearance.attribute("aria-modal", "true") }
        appearance.attribute("tabindex", "-1")
        if !kind.laysOutContent {
            appearance.attribute("aria-labelledby", "\(name)-title")
            if hasMessage { appearance.attribute("aria-describedby", "\(name)-message") }
        }
        surface.update(appearance)
    }

    private func describeBackdrop() {
        var appearance = Appearance()
        appearance.classes = ["backdrop"]
        backdrop.update(appearance)
    }

    private func describeContainer() {
        var appearance = Appearance()
        appearance.classes = ["\(kind.classPrefix)-content", "layer-content"]
        appearance.layout.opaque = true
        container.update(appearance)
    }

    func command(_ command: LayerCommand, epoch: Int) {
        guard isOnPage else { return }
        tree.emit(.layer(overlay.id, command: command, epoch: epoch))
    }
}
