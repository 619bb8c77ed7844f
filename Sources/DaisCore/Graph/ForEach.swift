// SPDX-License-Identifier: Apache-2.0

/// One view per element of a collection, told apart by id.
///
/// ```swift
/// ForEach(messages) { MessageRow(message: $0) }
/// ForEach($todos) { $todo in Toggle(todo.title, isOn: $todo.done) }
/// ```
/// A row keeps its state, focus and place in the page for as long as its id is in the data. Of two elements with one
/// id the first is shown.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let identify: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
    public var body: Never { fatalError("ForEach renders its rows") }

    public static func _mount(_ view: Self, in context: MountContext) -> Node { KeyedNode(view, in: context) }

    public static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: KeyedNode<Data, ID, Content>.self).patch(to: view)
    }
}

extension ForEach where Content: View {
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    // Disfavoured, because a binding to a collection is a collection of bindings: `ForEach($items)` would be taken here,
    // read outside of any body, and never be followed.
    @_disfavoredOverload
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: { $0.id })
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Rows for a range that does not change.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identify: { $0 })
    }
}

extension ForEach where Content: View {
    /// Rows that can write to their elements.
    nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == IdentifiedBindings<C, ID>, C: MutableCollection & RandomAccessCollection,
        C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
    {
        self.init(
            data: IdentifiedBindings(base: data, identify: { $0.id }),
            content: { content($0.binding) }, identify: { $0.id })
    }

    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == IdentifiedBindings<C, ID>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
        self.init(
            data: IdentifiedBindings(base: data, identify: { $0[keyPath: id] }),
            content: { content($0.binding) }, identify: { $0.id })
    }
}

/// The elements of a bound collection, each as a binding that finds it again after the collection has changed.
public struct IdentifiedBindings<Base: MutableCollection & RandomAccessCollection, ID: Hashable>: RandomAccessCollection
where Base.Index: Hashable {
    public struct Element {
        let id: ID
        let binding: Binding<Base.Element>
    }

    private let base: Binding<Base>
    private let values: Base
    private let identify: (Base.Element) -> ID

    init(base: Binding<Base>, identify: @escaping (Base.Element) -> ID) {
        self.base = base
        self.identify = identify
        values = base.wrappedValue
    }

    public var startIndex: Base.Index { values.startIndex }
    public var endIndex: Base.Index { values.endIndex }
    public func index(after i: Base.Index) -> Base.Index { values.index(after: i) }
    public func index(before i: Base.Index) -> Base.Index { values.index(before: i) }
    public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { values.index(i, offsetBy: distance) }
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { values.distance(from: start, to: end) }

    public subscript(position: Base.Index) -> Element {
        Element(id: identify(values[position]), binding: base[position])
    }
}
