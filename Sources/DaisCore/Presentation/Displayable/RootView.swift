// SPDX-License-Identifier: Apache-2.0

extension Displayable {
    /// Shows content, and from it whatever a displayer displays.
    ///
    /// ```swift
    /// Displayable.RootView(displayer: coordinator, navigationHandling: .handledWrapInNavigation) {
    ///     HomeView(model: HomeModel(coordinator: coordinator))
    /// }
    /// ```
    nonisolated public struct RootView<Displayer: DisplayerProtocol, Content: View>: View {
        @ObservedObject private var displayer: Displayer
        private let navigationHandling: NavigationHandling
        private let content: Content

        /// - Parameters:
        ///   - displayer: says what is displayed; hears of it when the user ends that.
        ///   - navigationHandling: who shows what is pushed.
        public init(
            displayer: Displayer, navigationHandling: NavigationHandling = .handledNoWrap,
            @ViewBuilder content: () -> Content
        ) {
            self.displayer = displayer
            self.navigationHandling = navigationHandling
            self.content = content()
        }

        @MainActor public var body: some View {
            let displayer = displayer
            content.displayable(
                Binding(get: { displayer.displayingItem }, set: { displayer.displayingItem = $0 }),
                navigationHandling: navigationHandling)
        }
    }
}

extension View {
    /// Shows from this view what an item says: over the window, as a sheet, or on the navigation stack.
    ///
    /// When the user ends it the item becomes `.none`, unless it is another one by then; a view that the user pops goes out
    /// of its `items`.
    /// - Parameters:
    ///   - displayingItem: what is displayed.
    ///   - navigationHandling: who shows what is pushed.
    nonisolated public func displayable(
        _ displayingItem: Binding<Displayable.ViewItem>,
        navigationHandling: Displayable.NavigationHandling = .handledNoWrap
    ) -> some View {
        modifier(Displayable.DisplayModifier(displayingItem: displayingItem, navigationHandling: navigationHandling))
    }
}
