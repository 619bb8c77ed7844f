// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Performs an action when something happens to a presentation of this view, of its descendants, or of the
    /// session's coordinator.
    ///
    /// ```swift
    /// ContentView()
    ///     .onPresentationEvent { event in
    ///         if event.phase == .didDismiss { analytics.log("closed", event.source, event.duration) }
    ///     }
    /// ```
    ///
    /// - Parameter action: A closure that runs, in order, after the change has been sent to the browser.
    nonisolated public func onPresentationEvent(_ action: @escaping (PresentationEvent) -> Void) -> some View {
        modifier(PresentationListener(action: action))
    }
}

nonisolated struct PresentationListener: NodeModifier {
    let action: (PresentationEvent) -> Void

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) { node.tree.presentations.tracker.add(node) }
    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) { node.tree.presentations.tracker.remove(node) }
}

typealias PresentationListenerNode = NodeModifierNode<PresentationListener>
