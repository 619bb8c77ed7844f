// SPDX-License-Identifier: Apache-2.0

// Forms that SwiftUI does not have: they take an optional value instead of a Boolean.
extension View {
    /// Shows an alert for an item while it is not `nil`. Every button sets the binding to `nil`.
    ///
    /// SwiftUI's form is `alert(_:item:actions:message:)`.
    nonisolated public func alert<S: StringProtocol, Item, A: View, M: View>(
        _ title: S, isPresented item: Binding<Item?>, @ViewBuilder actions: (Item) -> A,
        @ViewBuilder message: (Item) -> M, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        alert(Text(title), item: item, actions: actions, message: message, file: file, line: line)
    }

    /// Shows an alert for an item while it is not `nil`. Every button sets the binding to `nil`.
    nonisolated public func alert<S: StringProtocol, Item, A: View>(
        _ title: S, isPresented item: Binding<Item?>, @ViewBuilder actions: (Item) -> A, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        alert(Text(title), item: item, actions: actions, file: file, line: line)
    }

    /// Shows a dialog with actions for an item while it is not `nil`. Every button sets the binding to `nil`.
    ///
    /// SwiftUI's form is `confirmationDialog(_:item:titleVisibility:actions:message:)`.
    nonisolated public func confirmationDialog<S: StringProtocol, Item, A: View, M: View>(
        _ title: S, isPresented item: Binding<Item?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        confirmationDialog(
            Text(title), item: item, titleVisibility: titleVisibility, actions: actions, message: message, file: file,
            line: line)
    }

    /// Shows a dialog with actions for an item while it is not `nil`. Every button sets the binding to `nil`.
    nonisolated public func confirmationDialog<S: StringProtocol, Item, A: View>(
        _ title: S, isPresented item: Binding<Item?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (Item) -> A, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        confirmationDialog(
            Text(title), item: item, titleVisibility: titleVisibility, actions: actions, file: file, line: line)
    }
}
