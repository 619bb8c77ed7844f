// SPDX-License-Identifier: Apache-2.0

/// Shows views without the presenting view knowing which: an object says what is displayed, the view only hosts it.
///
/// ```swift
/// final class Checkout: DisplayerProtocol {
///     @Published var displayingItem: Displayable.ViewItem = .none
///     var parentDisplayer: (any DisplayerProtocol)?
///
///     func showAddress() { pushView(AddressView(model: self)) }
/// }
///
/// Displayable.RootView(displayer: checkout, navigationHandling: .handledWrapInNavigation) { CartView(model: checkout) }
/// ```
nonisolated public enum Displayable {
    /// Who shows what is pushed.
    public enum NavigationHandling: Hashable, Sendable {
        /// A navigation stack of the view's own, around its content.
        case handledWrapInNavigation
        /// The stack around the view; a warning if there is none.
        case handledNoWrap
        /// Nobody: only modals and sheets are shown, pushing is left to a parent.
        case notHandled
    }
}
