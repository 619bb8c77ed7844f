// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Asks the user before unsaved work in the view is lost with its page or its tab.
    ///
    /// ```swift
    /// Form { … }
    ///     .leaveConfirmation(draft.isChanged)
    /// ```
    /// The browser asks, in its own words, before it closes or reloads the tab or leaves the site. The page asks before
    /// Back, or the back button in the bar, leaves the page of a stack with the view. Nothing waits for the server, so
    /// it also asks while the connection is lost. `dismiss()` and changes of state ask nothing.
    ///
    /// Browsers ask only after the user has used the page. SwiftUI has no equivalent. In a presentation, use
    /// `interactiveDismissDisabled(_:)`, which also asks before the tab is closed.
    ///
    /// - Parameter isNeeded: Whether there is unsaved work.
    nonisolated public func leaveConfirmation(_ isNeeded: Bool = true) -> some View {
        modifier(LeaveConfirmation(isNeeded: isNeeded))
    }
}

nonisolated struct LeaveConfirmation: ViewModifier {
    let isNeeded: Bool
    @Environment(\.locale) private var locale

    init(isNeeded: Bool) { self.isNeeded = isNeeded }

    @MainActor func body(content: Content) -> some View {
        content.modifier(LeaveModifier(question: isNeeded ? BuiltInStrings(locale)[.leaveQuestion] : nil))
    }
}

nonisolated struct LeaveModifier: BoxModifier {
    /// The question before Back leaves the page. It is empty if only the tab is kept, and `nil` without unsaved work.
    let question: String?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard let question else { return }
        let inner = appearance.attributes.first { $0.name == AttributeName.leave }?.value
        appearance.attribute(AttributeName.leave, question.isEmpty ? inner ?? "" : question)
    }
}
