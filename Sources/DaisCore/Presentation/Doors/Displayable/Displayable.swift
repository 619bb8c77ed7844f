// SPDX-License-Identifier: Apache-2.0

/// A namespace for displaying views without the presenting view knowing them: an object decides, and the view hosts.
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
    /// The owner of the stack for pushed views.
    public enum NavigationHandling: Hashable, Sendable {
        /// A navigation stack around the view's content.
        case handledWrapInNavigation
        /// The stack around the view. Without one a warning is logged.
        case handledNoWrap
        /// No stack. The view shows only modals and sheets, and a parent pushes.
        case notHandled
    }
}
