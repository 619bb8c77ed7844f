// SPDX-License-Identifier: Apache-2.0

/// A view for each element of a collection, identified by an id.
///
/// ```swift
/// ForEach(messages) { MessageRow(message: $0) }
/// ForEach($todos) { $todo in Toggle(todo.title, isOn: $todo.done) }
/// ```
/// A row keeps its state, focus and position while its id is in the data. Of two elements with one id, only the first
/// is shown.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// A closure that makes the view of an element.
    public var content: (Data.Element) -> Content
    let identify: (Data.Element) -> ID
    /// Indicates whether the rows are those of a constant range, which a picker counts from 0.
    var countsRows = false
    /// The view that makes the rows of `ForEach(subviews:content:)`, whose data exists only while it is shown.
    var expansion: AnyView?
}

extension ForEach: View where Content: View {
    /// Fails, because the view renders its rows and has no body.
    public var body: Never { fatalError("ForEach renders its rows") }

    /// Mounts the rows.
    public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        if let expansion = view.expansion { return AnyView._mount(expansion, in: context) }
        return KeyedNode(view, in: context)
    }

    /// Updates the rows by id.
    public static func _patch(_ node: _Node, to view: Self) {
        if let expansion = view.expansion { return AnyView._patch(node, to: expansion) }
        unsafeDowncast(node, to: KeyedNode<Data, ID, Content>.self).patch(to: view)
    }
}

extension ForEach where Content: View {
    /// Creates rows identified by a key path.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: Self.reader(of: id))
    }

    /// Returns a closure that reads the id. A stored property, or the element itself, is read in its place in memory, as a
    /// key path takes 400 instructions each time.
    nonisolated private static func reader(of id: KeyPath<Data.Element, ID>) -> (Data.Element) -> ID {
        guard let offset = MemoryLayout<Data.Element>.offset(of: id) else { return { $0[keyPath: id] } }
        return { element in
            withUnsafeBytes(of: element) { $0.baseAddress!.loadStored(at: offset) }
        }
    }
}

extension UnsafeRawPointer {
    fileprivate nonisolated func loadStored<T>(at offset: Int) -> T {
        (self + offset).assumingMemoryBound(to: T.self).pointee
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    // It is disfavored because a binding to a collection is a collection of bindings: `ForEach($items)` would resolve
    // to it, read the binding outside of any body, and not observe it.
    /// Creates rows for identifiable elements.
    @_disfavoredOverload
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: { $0.id })
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Creates rows for a constant range.
    ///
    /// In a `Picker`, rows without a tag have their positions as values, as on iOS: the first row of `2..<100` is 0.
    /// `ForEach(2..<100, id: \.self)` makes the numbers the values. Many published programs rely on the positions and add
    /// the lower bound to the selection.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identify: { $0 }, countsRows: true)
    }
}

extension ForEach where Content: View {
    /// Creates rows with bindings to identifiable elements.
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

    /// Creates rows with bindings to elements identified by a key path.
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == IdentifiedBindings<C, ID>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
        self.init(
            data: IdentifiedBindings(base: data, identify: { $0[keyPath: id] }),
            content: { content($0.binding) }, identify: { $0.id })
    }
}

/// A collection of bindings to the elements of a bound collection. Each finds its element after the collection has
/// changed.
public struct IdentifiedBindings<Base: MutableCollection & RandomAccessCollection, ID: Hashable>: RandomAccessCollection
where Base.Index: Hashable {
    /// A binding with the id of its element.
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

    /// The index of the first element.
    public var startIndex: Base.Index { values.startIndex }
    /// The index after the last element.
    public var endIndex: Base.Index { values.endIndex }
    /// Returns the next index.
    public func index(after i: Base.Index) -> Base.Index { values.index(after: i) }
    /// Returns the previous index.
    public func index(before i: Base.Index) -> Base.Index { values.index(before: i) }
    /// Returns an index at a distance.
    public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { values.index(i, offsetBy: distance) }
    /// Returns the distance between two indexes.
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { values.distance(from: start, to: end) }

    /// Returns the binding to an element, with its id.
    public subscript(position: Base.Index) -> Element {
        // The collection may have become shorter since these rows were read.
        Element(id: identify(values[position]), binding: base.element(at: position, last: values[position]))
    }
}
