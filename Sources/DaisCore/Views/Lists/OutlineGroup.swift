// SPDX-License-Identifier: Apache-2.0

/// A tree of data, whose branches a click shows or hides.
///
/// ```swift
/// struct Folder: Identifiable {
///     let id = UUID()
///     let name: String
///     var children: [Folder]?
/// }
///
/// struct Folders: View {
///     let folders: [Folder]
///     var body: some View {
///         List { OutlineGroup(folders, children: \.children) { Text($0.name) } }
///     }
/// }
/// ```
/// In a list, each element is a row, and rows are indented by their level. The children of an element are read when it is
/// open. An element whose children are `nil` is a leaf; an empty collection is a branch without leaves.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    private let rows: AnyView

    init<Rows: View>(rows: Rows) { self.rows = AnyView(rows) }
}

extension OutlineGroup: View, BuiltInView where Parent: View, Leaf: View, Subgroup: View {
    /// The content of the view.
    @MainActor public var body: some View { rows }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates a tree from a root.
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(root, id: \.id, children: children, content: content)
    }

    /// Creates a tree from a root, whose elements a key path identifies.
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        let tree = OutlineTree<Data, ID, Leaf>(
            identify: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
        self.init(rows: tree.rows(of: CollectionOfOne(root)))
    }

    /// Creates a tree from a collection of roots.
    @_disfavoredOverload
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// Creates a tree from a collection of roots, whose elements a key path identifies.
    @_disfavoredOverload
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        let tree = OutlineTree<Data, ID, Leaf>(
            identify: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
        self.init(rows: tree.rows(of: data))
    }

    /// Creates a tree from a binding to a collection of roots. A row can change its element.
    public init<C, E: Identifiable>(
        _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, ID == E.ID, C: MutableCollection & RandomAccessCollection, E == C.Element, C.Index: Hashable
    {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// Creates a tree from a binding to a collection of roots, whose elements a key path identifies.
    public init<C, E>(
        _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection, E == C.Element, C.Index: Hashable {
        let tree = OutlineTree<IdentifiedBindings<C, ID>, ID, Leaf>(
            identify: \.id,
            children: { element in
                guard let binding = Binding(element.binding[dynamicMember: children]) else { return nil }
                return IdentifiedBindings(base: binding) { $0[keyPath: id] }
            }, content: { content($0.binding) })
        self.init(rows: tree.rows(of: IdentifiedBindings(base: data) { $0[keyPath: id] }))
    }
}

/// The content of the disclosure groups in an outline.
nonisolated public struct OutlineSubgroupChildren: View, BuiltInView {
    let rows: AnyView

    /// The content of the view.
    @MainActor public var body: some View { rows }
}

/// The structure of an outline, and its rows.
struct OutlineTree<Data: RandomAccessCollection, ID: Hashable, Row: View> {
    let identify: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Row

    func rows<Elements: RandomAccessCollection>(
        of elements: Elements
    ) -> ForEach<Elements, ID, OutlineRow<Data, ID, Row>> where Elements.Element == Data.Element {
        ForEach(data: elements, content: { OutlineRow(element: $0, tree: self) }, identify: identify)
    }
}

/// A row of an outline, with the rows below it.
nonisolated struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Row: View>: View, BuiltInView {
    let element: Data.Element
    let tree: OutlineTree<Data, ID, Row>

    @MainActor var body: some View {
        if let children = tree.children(element) {
            DisclosureGroup {
                OutlineSubgroupChildren(rows: AnyView(tree.rows(of: children)))
            } label: {
                tree.content(element)
            }
        } else {
            tree.content(element)
        }
    }
}
