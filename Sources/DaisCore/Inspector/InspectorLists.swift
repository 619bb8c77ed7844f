// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The events of presentations, latest first.
struct InspectorEvents: View, BuiltInView {
    let inspection: SessionInspection

    var body: some View {
        if inspection.events.isEmpty { InspectorEmpty(text: "Nothing has been presented or dismissed.") }
        ForEach(inspection.events) { event in
            InspectorCard {
                HStack(alignment: .firstTextBaseline) {
                    Text("\(event.kind) \(event.phase)").font(.callout.weight(.semibold))
                    Spacer(minLength: 8)
                    if event.milliseconds > 0 {
                        Text("\(event.milliseconds) ms").font(.caption.monospacedDigit()).foregroundStyle(.secondary)
                    }
                }
                InspectorFact(name: "View", value: InspectorText.short(event.presenter))
                if let reason = event.reason { InspectorFact(name: "Reason", value: reason) }
            }
        }
    }
}

/// The turns of the session, latest first.
struct InspectorTurns: View, BuiltInView {
    let inspection: SessionInspection

    var body: some View {
        if inspection.turns.isEmpty { InspectorEmpty(text: "Nothing has changed.") }
        ForEach(inspection.turns) { turn in
            InspectorCard {
                HStack(alignment: .firstTextBaseline) {
                    Text(InspectorText.short(turn.cause)).font(.callout.weight(.semibold))
                    Spacer(minLength: 8)
                    Text("\(turn.milliseconds, format: .number.precision(.fractionLength(1))) ms")
                        .font(.caption.monospacedDigit()).foregroundStyle(.secondary)
                }
                InspectorFact(
                    name: "Sent",
                    value: turn.operations == 0 ? "nothing" : "\(turn.operations) operations, \(turn.bytes) B")
                InspectorFact(name: "Bodies", value: Self.text(of: turn.bodies))
            }
        }
    }

    private static func text(of bodies: [InspectedTurn.Bodies]) -> String {
        guard !bodies.isEmpty else { return "none" }
        let lines = bodies.prefix(8).map { body in
            let name = InspectorText.short(body.view)
            return body.count == 1 ? name : "\(name) × \(body.count)"
        }
        return (lines + (bodies.count > 8 ? ["and \(bodies.count - 8) more views"] : [])).joined(separator: "\n")
    }
}

/// The diagnostics of the session, latest first.
struct InspectorMessages: View, BuiltInView {
    let inspection: SessionInspection

    var body: some View {
        if inspection.messages.isEmpty {
            InspectorEmpty(text: "There are no diagnostics. A binding that does nothing is reported here.")
        }
        ForEach(inspection.messages) { message in
            InspectorCard {
                Text(message.text).font(.caption).textSelection(.enabled)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }
}
