// SPDX-License-Identifier: Apache-2.0

/// Presentations that wait for their turn.
extension PresentationEngine {
    /// Returns the position of a new presentation among those that wait.
    func newTurn(for wanted: DesiredPresentation) -> PresentationTurn {
        if let kept = kept.removeValue(forKey: wanted.source.number) { return kept }
        turnCount += 1
        let set = wanted.source.context.environment.read(ObjectIdentifier(PresentationRequestKey.self))
        return PresentationTurn(
            number: turnCount,
            request: wanted.descriptor.request ?? set as? PresentationRequest ?? PresentationRequest(),
            scope: policies.scope(of: wanted.descriptor, from: wanted.source, roots: roots))
    }

    /// Ends waiting presentations. Returns whether there were any.
    @discardableResult
    func withdrawWaiting(_ isMeant: (UUID) -> Bool) -> Bool {
        let found = machines.filter { $0.isQueued && $0.state == .pending && isMeant($0.entryID) }
        for machine in found {
            admission.keepOut(machine)
            machine.exit(.programmatic)
        }
        if !found.isEmpty { setNeedsReconcile() }
        return !found.isEmpty
    }

    /// Lets a presentation go on waiting although its presenting view is gone: another source beside the app's root
    /// view requests it, with the environment of that view.
    func keepInLine(_ machine: PresentationMachine) {
        var descriptor = machine.descriptor
        let withdraw = descriptor.withdraw
        let heir = LeftSource()
        descriptor.withdraw = {
            withdraw()
            heir.end()
        }
        let context = _MountContext(
            tree: tree, parent: nil, environment: machine.source.context.environment, modifiers: nil,
            container: tree.root, window: nil, preferences: nil)
        let node = PresentationSource._mount(
            PresentationSource(descriptors: [descriptor]), on: EmptyView(), in: context)
        heir.node = node as? PresentationSourceNode
        roots.append(node)
        if let source = heir.node {
            kept[source.number] = machine.turn
            heirs.append(heir)
        }
        machine.moveOn()
    }

    /// Unmounts the sources whose presentations have ended.
    func releaseHeirs() {
        guard !heirs.isEmpty else { return }
        let over = heirs.filter { heir in
            heir.isOver && !machines.contains { $0.source === heir.node && $0.state != .removed }
        }
        for heir in over {
            heir.node?.unmount()
            roots.removeAll { $0 === heir.node }
        }
        heirs.removeAll { heir in over.contains { $0 === heir } }
    }
}

/// The source of a presentation whose presenting view is gone.
@MainActor
final class LeftSource {
    fileprivate(set) weak var node: PresentationSourceNode?
    private(set) var isOver = false

    /// Stops requesting the presentation.
    func end() {
        guard !isOver, let node else { return }
        isOver = true
        PresentationSource._patch(node, to: PresentationSource(descriptors: []), on: EmptyView())
    }
}
