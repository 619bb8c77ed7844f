// SPDX-License-Identifier: Apache-2.0

/// The kinds of fields that trigger a submission.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Return key in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The Return key in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    /// Runs an action when the user presses Return in a field of the view.
    ///
    /// ```swift
    /// TextField("Search", text: $query).onSubmit { search(query) }
    /// ```
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Prevents fields in the view from triggering `onSubmit` actions of outer views.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = nil } }
    }
}

/// A submit action and those of the outer views.
final class SubmitActions {
    fileprivate(set) var outer: SubmitActions?
    fileprivate var triggers: SubmitTriggers = []
    fileprivate var action: () -> Void = {}

    init() {}

    /// Creates the `onCommit` action of a single field.
    init(action: @escaping () -> Void, outer: SubmitActions?) {
        triggers = .text
        self.action = action
        self.outer = outer
    }

    func submit(_ trigger: SubmitTriggers) {
        if triggers.contains(trigger) { action() }
        outer?.submit(trigger)
    }
}

nonisolated struct SubmitModifier: ViewModifier {
    let triggers: SubmitTriggers
    let action: () -> Void
    // An object, so that a new closure does not change the environment of every field below.
    @State private var actions = SubmitActions()
    @Environment(\.submitActions) private var outer

    init(triggers: SubmitTriggers, action: @escaping () -> Void) {
        self.triggers = triggers
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        let actions = actions
        actions.triggers = triggers
        actions.action = action
        actions.outer = outer
        return content.environment(\.submitActions, actions)
    }
}

extension EnvironmentValues {
    var submitActions: SubmitActions? {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: SubmitActions? { nil }
}
