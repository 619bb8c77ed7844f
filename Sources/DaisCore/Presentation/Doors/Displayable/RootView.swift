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
}
