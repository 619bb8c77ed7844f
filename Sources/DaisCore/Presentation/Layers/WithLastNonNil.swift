// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Makes content from an item, and goes on with the last one when there is none any more: what a modal shows while
    /// it leaves.
    ///
    /// ```swift
    /// withLastNonNil(item.wrappedValue) { view, item in
    ///     view.card(id: "card", isPresented: isPresented) {
    ///         if let item { Details(item) }
    ///     }
    /// }
    /// ```
    /// - Parameter content: is given this view, and the item, or the last there was.
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
