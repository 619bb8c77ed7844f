// SPDX-License-Identifier: Apache-2.0

extension Session: InspectableSession {
    package var inspectedTitle: String { scope.document.title ?? "" }
    package var inspectedPlace: String { scope.document.place ?? scope.route }

    package var inspectedBase: String { scope.basePath }

    package func beginInspection() -> SessionInspection {
        inspectors += 1
        if let known = scope.inspection { return known }
        let inspection = SessionInspection()
        for message in scope.pastReports { inspection.add(message: message) }
        inspection.turnEnded(
            "", milliseconds: 0, bodies: [:], layers: scope.inspectLayers(), place: inspectedPlace)
        tree.bodiesByView = [:]
        scope.inspection = inspection
        return inspection
    }

    package func endInspection() {
        inspectors -= 1
        guard inspectors == 0 else { return }
        scope.inspection = nil
        tree.bodiesByView = nil
    }

    /// Records the turn that has ended.
    func inspect(_ inspection: SessionInspection, turn name: String, time: Duration) {
        let bodies = tree.bodiesByView ?? [:]
        tree.bodiesByView = [:]
        inspection.turnEnded(
            tree.crashNote.handlerName ?? name, milliseconds: time / .milliseconds(1), bodies: bodies,
            layers: scope.inspectLayers(), place: inspectedPlace)
    }
}
