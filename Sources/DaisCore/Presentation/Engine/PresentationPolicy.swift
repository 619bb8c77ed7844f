// SPDX-License-Identifier: Apache-2.0

/// The rule for a presentation that meets others in the same place, such as the window, a host or a named layer.
///
/// ```swift
/// ContentView()
///     .presentationPolicy(.queue(), for: [.alert])
///     .presentationPolicy(.replace(), for: [.sheet], from: [.coordinator])
/// ```
/// Without a policy, presentations are stacked as in SwiftUI: those of one modifier follow one another, and others lie
/// above those that are there. Toasts wait while three are shown.
///
/// A presentation never competes with the presentations that contain it.
public struct PresentationPolicy: Hashable, Sendable {
    enum Rule: Hashable, Sendable { case stack, queue, preempt, replace, reject }

    let rule: Rule
    /// The number of presentations that are shown at once.
    let limit: Int
    /// The number of presentations that may wait.
    let line: Int
    /// The rule for a presentation with the id of another; see ``PresentationRequest/id``.
    var duplicates: Duplicates?

    /// The rule for a second presentation with the same id.
    ///
    /// ```swift
    /// ContentView().presentationPolicy(.queue().duplicates(.replace), for: [.alert])
    /// ```
    public enum Duplicates: Hashable, Sendable {
        /// The new presentation is not shown.
        case reject
        /// The present one leaves for the reason ``DismissalReason/replaced``, and the new one is shown after its exit.
        /// If it still waits, the new one waits in its position.
        case replace
        /// Both are shown.
        case stack
    }

    private init(_ rule: Rule, limit: Int = .max, line: Int = .max) {
        self.rule = rule
        self.limit = max(1, limit)
        self.line = max(0, line)
    }

    /// Shows all presentations, each above those that are there.
    public static let stack = PresentationPolicy(.stack)

    /// Lets presentations wait while others are shown. Those of a higher priority come first, and otherwise those that
    /// were requested first.
    ///
    /// - Parameters:
    ///   - limit: The number of presentations that are shown at once.
    ///   - waiting: The number of presentations that may wait. The last in line beyond it are rejected.
    public static func queue(limit: Int = 1, waiting: Int = .max) -> PresentationPolicy {
        PresentationPolicy(.queue, limit: limit, line: waiting)
    }

    /// Replaces a presentation of a lower priority. If there is none, the new one waits, as in a queue.
    ///
    /// - Parameters:
    ///   - limit: The number of presentations that are shown at once.
    ///   - waiting: The number of presentations that may wait. The last in line beyond it are rejected.
    public static func preempt(limit: Int = 1, waiting: Int = .max) -> PresentationPolicy {
        PresentationPolicy(.preempt, limit: limit, line: waiting)
    }

    /// Replaces the oldest presentation of the lowest priority. If all have a higher priority, the new one waits.
    ///
    /// - Parameter limit: The number of presentations that are shown at once.
    public static func replace(limit: Int = 1) -> PresentationPolicy { PresentationPolicy(.replace, limit: limit) }

    /// Rejects new presentations while others are shown. Their bindings are reset, and `onDismiss` receives the reason
    /// ``DismissalReason/rejected``.
    ///
    /// - Parameter limit: The number of presentations that are shown at once.
    public static func reject(limit: Int = 1) -> PresentationPolicy { PresentationPolicy(.reject, limit: limit) }

    /// Returns a copy with a rule for presentations with equal ids. Without it they are rejected.
    public func duplicates(_ rule: Duplicates) -> PresentationPolicy {
        var copy = self
        copy.duplicates = rule
        return copy
    }
}

/// A way of presenting, to which a policy can be limited.
///
/// ```swift
/// ContentView().presentationPolicy(.replace(), for: [.sheet], from: [.coordinator])
/// ```
public enum PresentationDoor: Hashable, Sendable, CaseIterable {
    /// A modifier with a binding, such as `sheet`, `alert` or `toast`.
    case modifiers
    /// A ``PresentationCoordinator``.
    case coordinator
    /// `presentationHost` and `modalPresenterLink`.
    case presentationHosts
    /// The lists, presenters and observers of modals and toasts.
    case modals
    /// Displayers; see ``Displayable``.
    case displayables
}
