// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// The ways in which people edit the collection of a list.
///
/// ```swift
/// struct Todos: View {
///     @State private var todos = ["Milk", "Bread"]
///     var body: some View {
///         List($todos, id: \.self, editActions: .all) { $todo in TextField("", text: $todo) }
///     }
/// }
/// ```
public struct EditActions<Data>: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: Int
    /// Creates a set from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    fileprivate static var deletion: Self { Self(rawValue: 1) }
    fileprivate static var moves: Self { Self(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// People delete elements, as with `onDelete(perform:)`.
    public static var delete: EditActions<Data> { .deletion }
    /// People delete elements.
    public static var all: EditActions<Data> { .deletion }
}

extension EditActions where Data: MutableCollection {
    /// People move elements, as with `onMove(perform:)`.
    public static var move: EditActions<Data> { .moves }
    /// People move elements.
    public static var all: EditActions<Data> { .moves }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// People delete and move elements.
    public static var all: EditActions<Data> { [.deletion, .moves] }
}

extension ForEach {
    /// Creates rows with bindings to identifiable elements, which people can delete or move.
    ///
    /// - Parameters:
    ///   - data: The collection, which the edits change.
    ///   - editActions: The possible edits. `deleteDisabled(_:)` and `moveDisabled(_:)` exclude a row.
    ///   - content: A closure that makes the row of an element.
    nonisolated public init<C, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(
            editable: data, editActions, rows: ForEach<Data, ID, R>(data, content: content), identify: { $0.id },
            content)
    }

    /// Creates rows with bindings to elements identified by a key path, which people can delete or move.
    ///
    /// - Parameters:
    ///   - data: The collection, which the edits change.
    ///   - id: The key path to the id of an element.
    ///   - editActions: The possible edits. `deleteDisabled(_:)` and `moveDisabled(_:)` exclude a row.
    ///   - content: A closure that makes the row of an element.
    nonisolated public init<C, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, C.Index: Hashable
    {
        self.init(
            editable: data, editActions, rows: ForEach<Data, ID, R>(data, id: id, content: content),
            identify: { $0[keyPath: id] }, content)
    }

    nonisolated private init<C, R: View>(
        editable data: Binding<C>, _ actions: EditActions<C>, rows: ForEach<Data, ID, R>,
        identify: @escaping (C.Element) -> ID, _ content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, C.Index: Hashable
    {
        self.init(
            data: rows.data, content: { EditableCollectionContent(content: content($0.binding)) }, identify: { $0.id })
        let delete: (IndexSet) -> Void = { data.wrappedValue = CollectionEdit.removing($0, from: data.wrappedValue) }
        let move: (IndexSet, Int) -> Void = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        expansion =
            switch (actions.contains(.deletion), actions.contains(.moves)) {
            case (true, true): AnyView(rows.onDelete(perform: delete).onMove(perform: move))
            case (true, false): AnyView(rows.onDelete(perform: delete))
            case (false, true): AnyView(rows.onMove(perform: move))
            case (false, false): AnyView(rows)
            }
    }
}

private enum CollectionEdit {
    /// Returns the collection without some elements. Only actions of a collection that can be shortened delete.
    static func removing<C>(_ offsets: IndexSet, from data: C) -> C {
        guard let editable = data as? any (RangeReplaceableCollection & MutableCollection) else { return data }
        return shortened(editable, offsets) as? C ?? data
    }

    private static func shortened<C: RangeReplaceableCollection & MutableCollection>(
        _ data: C, _ offsets: IndexSet
    ) -> C {
        var data = data
        data.remove(atOffsets: offsets)
        return data
    }
}

/// The bindings to the elements of a collection that people edit, with their ids.
public typealias IndexedIdentifierCollection = IdentifiedBindings

/// A row of a collection that people edit.
nonisolated public struct EditableCollectionContent<Content, Data> {
    let content: Content
}

extension EditableCollectionContent: View where Content: View {
    /// The content of the view.
    @MainActor public var body: some View { content }
}
