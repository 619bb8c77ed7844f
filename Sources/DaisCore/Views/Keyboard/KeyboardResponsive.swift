// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Prevents the view from moving while an on-screen keyboard makes the page smaller.
    ///
    /// Use it for the view behind a modal with a field: the modal makes room for the keyboard, so the page need not.
    ///
    /// - Parameters:
    ///   - regions: The regions that the view ignores in addition to the keyboard.
    ///   - edges: The edges at which it ignores them.
    nonisolated public func withDisabledKeyboardResponsiveness(
        regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity)
            .ignoresSafeArea(regions.union(.keyboard), edges: edges.union(.bottom))
    }

    /// Moves the view out of the way of an on-screen keyboard with a ``KeyboardObserver``.
    nonisolated func movedByKeyboard(_ uiModel: KeyboardObserverUIModel) -> some View {
        modifier(KeyboardResponsiveModifier(uiModel: uiModel))
    }
}

/// Reads the observer separately from the content, so that the keyboard does not evaluate the content.
struct KeyboardResponsiveModifier: ViewModifier {
    let uiModel: KeyboardObserverUIModel
    @State private var observer: KeyboardObserver?

    nonisolated init(uiModel: KeyboardObserverUIModel) { self.uiModel = uiModel }

    func body(content: Content) -> some View {
        content
            .offset(y: -(observer?.offset ?? 0))
            .animation(observer?.animation, value: observer?.offset)
            .onAppear { observer = observer ?? KeyboardObserver(uiModel: uiModel) }
    }
}
