// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Lets the buttons of the view present something, in the frame of the press.
    ///
    /// Use it for buttons that others make, such as those of a shared component.
    ///
    /// ```swift
    /// struct Message: View {
    ///     @State private var isReplying = false
    ///
    ///     var body: some View {
    ///         Button("Reply") { print("Replying") }
    ///             .presents($isReplying)
    ///             .sheet(isPresented: $isReplying) { Text("Reply") }
    ///     }
    /// }
    /// ```
    /// The press sets the binding to `true`, and then runs the action of the button. See
    /// ``Button/init(presents:role:action:label:)``. SwiftUI has no equivalent.
    nonisolated public func presents(_ isPresented: Binding<Bool>) -> some View {
        environment(\.buttonOpener, .presenting(isPresented))
    }

    /// Lets the buttons of the view present an item, in the frame of the press.
    ///
    /// See ``presents(_:)``. SwiftUI has no equivalent.
    nonisolated public func presents<Item: Identifiable>(_ item: Binding<Item?>, _ value: Item) -> some View {
        environment(\.buttonOpener, .presenting(item, value))
    }
}
