// SPDX-License-Identifier: Apache-2.0
import Foundation
import Logging

/// Diagnostics for presentations that would otherwise fail silently.
@MainActor
/// ```swift
/// PresentationDiagnostics.isStrict = true  // in the set-up of a test
/// ```
public enum PresentationDiagnostics {
    /// A Boolean value that indicates whether a misused presentation ends the process instead of logging a message.
    ///
    /// Use it during development and in tests. Set `DAIS_STRICT=1` in the environment, or assign it before the app
    /// starts. Conditions that resolve on their own, such as a host that mounts a moment later, are not mistakes.
    public static var isStrict = ProcessInfo.processInfo.environment["DAIS_STRICT"] == "1"

    enum Problem {
        case duplicate(DesiredPresentation)
        /// Another source presents under the same name in the same place.
        case taken(PresentationMachine, String)
        case noHost(PresentationMachine)
        case tooDeep(PresentationMachine)
        case empty(PresentationMachine)
        case unanchored(PresentationMachine, isGone: Bool)
        case refused(PresentationMachine, DismissalReason)

        /// The key by which each problem is reported only once.
        @MainActor var identity: String {
            switch self {
            case .duplicate(let entry): "duplicate \(entry.id)"
            case .taken(let machine, let name): "taken \(machine.id.source) \(name)"
            case .noHost(let machine): "no host \(machine.id.source)"
            case .empty(let machine): "empty \(machine.id.source)"
            case .unanchored(let machine, let isGone): "unanchored \(machine.id) \(isGone)"
            case .refused(let machine, _): "refused \(machine.id) \(machine.epoch)"
            case .tooDeep(let machine): "too deep \(type(of: machine.source)) \(machine.kind.name)"
            }
        }
    }

    static func report(_ problem: Problem) {
        switch problem {
        case .duplicate(let entry):
            say(
                """
                \(entry.source.presenterName) presents two \(entry.descriptor.kind.name) layers with the id \
                \(entry.id.key); only the first is shown.
                """,
                remedy: "Give each presentation an id of its own.", entry.source)
        case .taken(let machine, let name):
            say(
                "\(machine.sentence) with the id \(name), which is taken in the same place; it is not shown.",
                remedy: "Give each an id of its own, or let the place replace or stack them.", machine.source)
        case .noHost(let machine) where machine.descriptor.layer != nil:
            let layer = machine.descriptor.layer!
            say(
                "\(machine.sentence) with the id \"\(machine.id.key)\" in \(layer), which is not there; it waits.",
                remedy: "Attach .presentationHostLayer(\(layer.id.map { "id: \"\($0)\"" } ?? "")) around the view.",
                machine.source)
        case .noHost(let machine):
            let problem = ModalHostDiagnostics.problem(machine), remedy = ModalHostDiagnostics.remedy
            // An invisible toast does not justify ending the process.
            if machine.kind.rank == .toasts {
                Diagnostics.warn(problem, remedy: remedy, at: machine.source.modifier.site)
            } else {
                say(problem, remedy: remedy, machine.source)
            }
        case .tooDeep(let machine):
            say(
                """
                \(machine.sentence) that would stand in \(machine.nesting - 1) others; it is not shown: its content \
                presents itself.
                """,
                remedy: "Look at when its binding becomes true.", machine.source)
        case .empty(let machine):
            say(
                "\(machine.sentence) whose content shows nothing.",
                remedy: "Let its content have a view in every case, or present it when there is something to show.",
                machine.source)
        case .unanchored(let machine, let isGone):
            say(
                "\(machine.sentence) beside a view that shows nothing"
                    + (isGone ? " any more; it is dismissed." : "; it stands in the middle of the window."),
                remedy: "Attach it to a view that is there for as long as it is.", machine.source)
        case .refused(let machine, let reason):
            say(
                """
                \(machine.sentence) that was dismissed (\(reason.rawValue)), but its binding still asks for it; it is \
                shown again.
                """,
                remedy: "Let the binding's setter store the new value, or add interactiveDismissDisabled().",
                machine.source)
        }
    }

    static func unfinished(_ machine: PresentationMachine) {
        say(
            """
            \(machine.sentence) with the id "\(machine.id.key)" that has not said within \
            \(PresentationExit.ownLimit) that its exit is over; it is removed.
            """,
            remedy: "Call the completion that dismissPublisher sends when the animation has ended.", machine.source)
    }

    static func unawaited(_ machine: PresentationMachine, _ value: any Sendable) {
        say(
            "\(machine.sentence) that answers with a \(type(of: value)), but nobody awaits an answer.",
            remedy: "Present it with present(type:returning:content:), or call dismiss().", machine.source)
    }

    static func unexpected(_ value: any Sendable, for pending: PendingAnswer, _ machine: PresentationMachine) {
        say(
            "\(machine.sentence) that answers with a \(type(of: value)); its caller awaits a \(pending.expected).",
            remedy: "Answer with a value of the type that the caller names after returning:.", machine.source)
    }

    private static func say(_ message: String, remedy: String, _ source: PresentationSourceNode) {
        if isStrict { fatalError("\(message) \(remedy)") }
        Diagnostics.warn(message, remedy: remedy, at: source.modifier.site)
    }
}

extension PresentationMachine {
    /// A sentence such as "Home presents a sheet".
    fileprivate var sentence: String { "\(source.presenterName) presents \(kind.phrase)" }
}

/// Writes structured log entries about presentations: events help debug an app, single transitions help debug the
/// engine.
@MainActor
enum PresentationLog {
    static func transition(_ machine: PresentationMachine, to next: PresentationState) {
        Diagnostics.log.trace(
            "presentation",
            metadata: [
                "kind": "\(machine.kind.name)", "source": "\(machine.id.source)", "key": "\(machine.id.key)",
                "session": "\(machine.source.tree.scope.session)", "epoch": "\(machine.epoch)",
                "from": "\(machine.state.name)", "to": "\(next.name)",
            ])
    }

    static func event(_ event: PresentationEvent, in session: String) {
        guard Diagnostics.log.logLevel <= .debug else { return }
        var metadata = metadata(of: event)
        if !session.isEmpty { metadata["session"] = "\(session)" }
        Diagnostics.log.debug("presentation \(event.phase.rawValue)", metadata: metadata)
    }

    static func metadata(of event: PresentationEvent) -> Logger.Metadata {
        var metadata: Logger.Metadata = [
            "id": "\(event.id)", "kind": "\(event.type.name)", "view": "\(event.source)", "nesting": "\(event.nesting)",
        ]
        if let reason = event.reason { metadata["reason"] = "\(reason.rawValue)" }
        if event.phase != .presented { metadata["ms"] = "\(event.milliseconds)" }
        for entry in event.info.logged { metadata["info.\(entry.name)"] = "\(entry.value)" }
        return metadata
    }
}
