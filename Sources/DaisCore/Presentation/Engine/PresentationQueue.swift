// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The presentations of a session that wait for their turn.
///
/// ```swift
/// struct WaitingList: View {
///     @Environment(\.presentationQueue) private var queue
///
///     var body: some View {
///         ForEach(queue.waiting) { entry in
///             Button("Withdraw \(entry.source)") { queue.withdraw(entry.id) }
///         }
///     }
/// }
/// ```
/// A body that reads ``waiting`` is evaluated again when the list changes.
@MainActor
public struct PresentationQueue {
    /// A presentation that waits.
    public struct Entry: Identifiable, Sendable {
        /// The id of the presentation, which coordinators use, too.
        public let id: UUID
        /// The type.
        public let type: PresentationType
        /// The request, with the app's id and the priority.
        public let request: PresentationRequest
        /// The name of the presenting view.
        public let source: String
    }

    private let line: PresentationLine?

    nonisolated init(_ line: PresentationLine?) { self.line = line }

    /// The presentations that wait because of a policy, in the order in which they will be shown.
    public var waiting: [Entry] { line?.read() ?? [] }

    /// Withdraws a presentation that waits. Its binding is reset, and its `onDismiss` is called.
    ///
    /// - Returns: Whether there was such a presentation.
    @discardableResult
    public func withdraw(_ id: UUID) -> Bool { line?.engine?.withdrawWaiting { $0 == id } ?? false }

    /// Withdraws all presentations that wait.
    public func withdrawAll() { line?.engine?.withdrawWaiting { _ in true } }
}

extension EnvironmentValues {
    /// The presentations of the session that wait for their turn.
    public var presentationQueue: PresentationQueue {
        let session = SessionContext.current
        return PresentationQueue(MainActor.assumeIsolated { session?.tree?.presentations.line })
    }
}

/// The list of waiting presentations, as views have last seen it.
@MainActor
final class PresentationLine {
    fileprivate weak var engine: PresentationEngine?
    private var entries: [PresentationQueue.Entry] = []
    private let changes = Dependency()

    init(_ engine: PresentationEngine) { self.engine = engine }

    func read() -> [PresentationQueue.Entry] {
        changes.recordRead()
        return entries
    }

    func follow(_ machines: [PresentationMachine]) {
        var waiting: [PresentationMachine] = []
        for machine in machines where machine.isQueued && machine.state == .pending { waiting.append(machine) }
        waiting.sort { $0.turn.comes(before: $1.turn) }
        guard !waiting.elementsEqual(entries, by: { $0.entryID == $1.id }) else { return }
        entries = waiting.map { machine in
            PresentationQueue.Entry(
                id: machine.entryID, type: machine.type, request: machine.turn.request,
                source: machine.source.presenterName)
        }
        // Readers are evaluated in another round of this update.
        engine?.tree.afterUpdate { [changes] in changes.changed() }
    }
}
