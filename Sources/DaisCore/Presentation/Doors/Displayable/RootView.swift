// SPDX-License-Identifier: Apache-2.0

extension Displayable {
    /// A view that shows its content and the item of a displayer.
    ///
    /// ```swift
    /// Displayable.RootView(displayer: checkout, navigationHandling: .handledWrapInNavigation) {
    ///     CartView(model: checkout)
    /// }
    /// ```
    nonisolated public struct RootView<Displayer: DisplayerProtocol, Content: View>: View {
        @ObservedObject private var displayer: Displayer
        private let navigationHandling: NavigationHandling
        private let content: Content

        /// Creates a root view.
        ///
        /// - Parameters:
        ///   - displayer: The displayer. Its item is reset when the user dismisses it.
        ///   - navigationHandling: The owner of the stack for pushed views.
        ///   - content: The content of the page.
        public init(
            displayer: Displayer, navigationHandling: NavigationHandling = .handledNoWrap,
            @ViewBuilder content: () -> Content
        ) {
            self.displayer = displayer
            self.navigationHandling = navigationHandling
            self.content = content()
        }

        /// The content with the displayer's item.
        @MainActor public var body: some View {
            let displayer = displayer
            content.displayable(
                Binding(get: { displayer.displayingItem }, set: { displayer.displayingItem = $0 }),
                navigationHandling: navigationHandling)
        }
    }
}

extension View {
    /// Displays an item from this view: as a cover, as a sheet, or on the navigation stack.
    ///
    /// When the user dismisses it, the item becomes `.none`, unless it has changed already. A view that the user pops
    /// is removed from its `items`.
    ///
    /// - Parameters:
    ///   - displayingItem: A binding to the item.
    ///   - navigationHandling: The owner of the stack for pushed views.
    nonisolated public func displayable(
        _ displayingItem: Binding<Displayable.ViewItem>,
        navigationHandling: Displayable.NavigationHandling = .handledNoWrap
    ) -> some View {
        modifier(Displayable.DisplayModifier(displayingItem: displayingItem, navigationHandling: navigationHandling))
    }

    /// Displays an item from this view, with closures that receive the reason of the dismissal of a cover or a sheet.
    ///
    /// ```swift
    /// Home()
    ///     .displayable($displayingItem, onDismiss: { reason in log("closed: \(reason)") })
    /// ```
    /// Pushed views do not call them: the item's `items` tell which remain.
    ///
    /// - Parameters:
    ///   - displayingItem: A binding to the item.
    ///   - navigationHandling: The owner of the stack for pushed views.
    ///   - onWillDismiss: A closure called at the start of each exit. An exit that is reversed is followed by another.
    ///   - onDismiss: A closure called once, after the cover or the sheet has been removed.
    nonisolated public func displayable(
        _ displayingItem: Binding<Displayable.ViewItem>,
        navigationHandling: Displayable.NavigationHandling = .handledNoWrap,
        onWillDismiss: ((DismissalReason) -> Void)? = nil, onDismiss: @escaping (DismissalReason) -> Void
    ) -> some View {
        modifier(
            Displayable.DisplayModifier(
                displayingItem, navigationHandling, DismissalHandlers(will: onWillDismiss, did: onDismiss)))
    }
}
