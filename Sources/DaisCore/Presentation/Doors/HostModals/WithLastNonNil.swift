// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Makes content from an item and keeps using the last item after it has become `nil`, for the content of a modal
    /// during its exit.
    ///
    /// ```swift no-compile: a line of a modifier's body
    /// withLastNonNil(item.wrappedValue) { view, item in
    ///     view.card(id: "card", isPresented: isPresented) {
    ///         if let item { Details(item) }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - item: The value, whose last one that is not `nil` the content gets.
    ///   - content: A closure that receives this view and the item, or the last item.
    nonisolated public func withLastNonNil<Item, Content: View>(
        _ item: Item?, @ViewBuilder content: @escaping (Self, Item?) -> Content
    ) -> some View {
        LastNonNilView(view: self, item: item, content: content)
    }
}

nonisolated struct LastNonNilView<Original: View, Item, Content: View>: View, BuiltInView {
    let view: Original
    let item: Item?
    let content: (Original, Item?) -> Content
    @State private var memory = Memory()

    @MainActor final class Memory {
        var item: Item?
        nonisolated init() {}
    }

    init(view: Original, item: Item?, content: @escaping (Original, Item?) -> Content) {
        self.view = view
        self.item = item
        self.content = content
    }

    @MainActor var body: some View {
        if let item { memory.item = item }
        return content(view, memory.item)
    }
}
