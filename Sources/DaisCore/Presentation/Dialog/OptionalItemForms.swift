// SPDX-License-Identifier: Apache-2.0

// Not SwiftUI's: the optional value stands where SwiftUI has a Boolean.
extension View {
    /// Shows an alert about an item while there is one; every button sets the binding to `nil`.
    ///
    /// SwiftUI spells it `alert(_:item:actions:message:)`.
    nonisolated public func alert<S: StringProtocol, Item, A: View, M: View>(
        _ title: S, isPresented item: Binding<Item?>, @ViewBuilder actions: (Item) -> A,
        @ViewBuilder message: (Item) -> M
    ) -> some View {
        alert(Text(title), item: item, actions: actions, message: message)
    }

    /// Shows an alert about an item while there is one; every button sets the binding to `nil`.
    nonisolated public func alert<S: StringProtocol, Item, A: View>(
        _ title: S, isPresented item: Binding<Item?>, @ViewBuilder actions: (Item) -> A
    ) -> some View {
        alert(Text(title), item: item, actions: actions)
    }

    /// Offers actions for an item while there is one; every button sets the binding to `nil`.
    ///
    /// SwiftUI spells it `confirmationDialog(_:item:titleVisibility:actions:message:)`.
    nonisolated public func confirmationDialog<S: StringProtocol, Item, A: View, M: View>(
        _ title: S, isPresented item: Binding<Item?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), item: item, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// Offers actions for an item while there is one; every button sets the binding to `nil`.
    nonisolated public func confirmationDialog<S: StringProtocol, Item, A: View>(
        _ title: S, isPresented item: Binding<Item?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (Item) -> A
    ) -> some View {
        confirmationDialog(Text(title), item: item, titleVisibility: titleVisibility, actions: actions)
    }
}
