// SPDX-License-Identifier: Apache-2.0

extension PresentationEngine {
    /// The presentations as the inspector shows them, topmost first.
    var inspectedLayers: [InspectedLayer] { machines.reversed().map(\.inspected) }
}

extension PresentationMachine {
    fileprivate var inspected: InspectedLayer {
        InspectedLayer(
            id: "\(id.source).\(id.key)", kind: kind.name,
            presenter: source.isMounted ? source.presenterName : track.source,
            site: source.modifier.site.map(\.description), state: isQueued ? "waiting" : state.name, epoch: epoch,
            nesting: nesting, isWanted: isWanted, dismissals: kind.dismissals.map(\.rawValue))
    }
}

extension SessionInspection {
    func add(_ event: PresentationEvent) {
        add(
            InspectedEvent(
                phase: event.phase.rawValue, kind: event.typeName, presenter: event.source,
                reason: event.reason?.rawValue, milliseconds: event.milliseconds))
    }
}
