// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The toasts that a session has shown, for a list in which users find what they have missed.
///
/// ```swift
/// struct Notices: View {
///     @Environment(\.toastHistory) private var history
///
///     var body: some View {
///         List(history.entries) { entry in
///             LabeledContent(entry.text) { Text(entry.date, style: .time) }
///         }
///         .toolbar { Button("Clear") { history.clear() } }
///     }
/// }
/// ```
/// The history belongs to the session: it spans pages, and ends with the session. It contains the last 50 toasts. A body
/// that reads ``entries`` is evaluated again when they change.
@MainActor
public struct ToastHistory {
    /// A toast that was shown.
    public struct Entry: Identifiable {
        /// The id of the presentation.
        public let id: UUID
        /// The text of the toast, as it was last.
        public fileprivate(set) var text: String
        /// The time at which the toast appeared.
        public let date: Date
        /// The reason for its dismissal, or `nil` while it is shown.
        public fileprivate(set) var reason: DismissalReason?
        /// Makes the content of the toast, as it was last.
        var content: (() -> AnyView)?
    }

    private let log: ToastLog?

    nonisolated init(_ log: ToastLog?) { self.log = log }

    /// The toasts, newest first.
    public var entries: [Entry] { log?.read() ?? [] }

    /// Forgets all toasts.
    public func clear() { log?.clear() }
}

extension EnvironmentValues {
    /// The toasts that the session has shown.
    public var toastHistory: ToastHistory {
        let session = SessionContext.current
        return ToastHistory(MainActor.assumeIsolated { session?.tree?.presentations.toasts })
    }
}

/// The list of toasts, as views have last seen it.
@MainActor
final class ToastLog {
    private static let limit = 50
    private var entries: [ToastHistory.Entry] = []
    private let changes = Dependency()

    init() {}

    func read() -> [ToastHistory.Entry] {
        changes.recordRead()
        return entries
    }

    func clear() {
        entries = []
        changes.changed()
    }

    /// Records a toast that has entered, or whose exit begins.
    func note(_ machine: PresentationMachine, _ reason: DismissalReason? = nil) {
        guard machine.kind == .toast, let layer = machine.layer else { return }
        let text = layer.container.toastText
        if let index = entries.firstIndex(where: { $0.id == machine.entryID }) {
            entries[index].text = text
            entries[index].reason = reason
            entries[index].content = machine.descriptor.content
        } else {
            let date = Date(timeIntervalSince1970: machine.engine.tree.clock.date)
            let entry = ToastHistory.Entry(
                id: machine.entryID, text: text, date: date, reason: reason, content: machine.descriptor.content)
            entries.insert(entry, at: 0)
            if entries.count > Self.limit { entries.removeLast() }
        }
        changes.changed()
    }
}

extension Element {
    /// The texts inside, without those of controls.
    fileprivate var toastText: String {
        var found: [String] = []
        func collect(_ element: Element) {
            if element.tag == .button || element.attribute("aria-hidden") == "true" { return }
            if let text = element.text, !text.isEmpty { found.append(text) }
            for child in element.children { collect(child) }
        }
        collect(self)
        return found.joined(separator: " ")
    }
}
