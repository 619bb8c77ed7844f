// SPDX-License-Identifier: Apache-2.0

extension DynamicViewContent {
    /// Takes values of a type that people drop before, between or after the rows.
    ///
    /// ```swift
    /// struct Names: View {
    ///     @State private var names = ["Ada", "Grace"]
    ///
    ///     var body: some View {
    ///         List {
    ///             ForEach(names, id: \.self) { Text($0) }
    ///                 .dropDestination(for: String.self) { names.insert(contentsOf: $0, at: $1) }
    ///         }
    ///     }
    /// }
    /// ```
    /// A line shows the place. Where there are no rows there is no place: add a `dropDestination(for:action:isTargeted:)`
    /// to the list, which gets what is dropped beside its rows.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: A closure that gets the values and the offset in the collection.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ index: Int) -> Void
    ) -> some DynamicViewContent {
        modifier(
            DropTarget(
                handlers: .taking(T.self) { values, _, index in
                    if let index { action(values, index) }
                }, hasRows: true))
    }

    /// Takes items of some types that people drop before, between or after the rows.
    ///
    /// ```swift
    /// ForEach(todos) { Text($0.title) }
    ///     .onInsert(of: [.plainText]) { index, providers in print(index, providers.count) }
    /// ```
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(
            DropTarget(
                handlers: .providing(supportedContentTypes) { providers, _, index in
                    guard let index else { return false }
                    action(index, providers)
                    return true
                }, hasRows: true))
    }
}
