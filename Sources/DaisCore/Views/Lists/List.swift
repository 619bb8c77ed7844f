// SPDX-License-Identifier: Apache-2.0

/// A scrolling column of rows, with or without sections.
///
/// ```swift
/// List {
///     Section("Fruit") { ForEach(fruits) { Text($0.name) } }
/// }
/// List(people, selection: $chosen) { PersonRow(person: $0) }
/// ```
/// Only the rows of a long `ForEach` near the visible part are built; the browser requests others while scrolling. With
/// a selection, a tap or the arrow keys select rows. The value of a row is its `tag`, or its identifier in `ForEach`.
///
/// A selection that is a set has several rows. In a wide window a click selects its row alone, a click with Control or
/// Command adds the row or removes it, and one with Shift selects all rows from the last of these clicks on. Shift with
/// the arrow keys extends the range, and Control-A or Command-A selects all rows. A tap with a finger, Return and the
/// space bar add the row or remove it, as does each click in edit mode and in a narrow window. On a screen with an
/// `EditButton` in a narrow window, several rows can be selected only in edit mode.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    let selection: ListSelectionSource<SelectionValue>
    let content: Content
    @Environment(\.listStyleName) private var style
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    @Environment(\.listRowSpacing) private var rowSpacing
    @Environment(\.selectionMenu) private var menu
    @Environment(\.splitColumn) private var split
    @Environment(\.isEditing) private var isEditing
    @Environment(\.offersEditing) private var offersEditing
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var rows = RowSelection()

    init(source: ListSelectionSource<SelectionValue>, content: Content) {
        selection = source
        self.content = content
    }

    /// Creates a list with multiple selection.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(source: selection.map { .multiple($0) } ?? .none, content: content())
    }

    /// Creates a list with single selection.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(source: selection.map { .single($0) } ?? .none, content: content())
    }

    /// The content of the view.
    @MainActor public var body: some View {
        let current = selection.current(menu)
            .withheld(outsideEditing: !isEditing && sizeClass == .compact && offersEditing)
            .pointed(!isEditing && sizeClass != .compact)
            .advancing(split, from: rows)
        EnvironmentView(
            content: ListBox(
                style: style, scrolls: isScrollEnabled, isEditing: isEditing, rowSpacing: rowSpacing,
                selection: current,
                content: content)
        ) { $0.rowSelection = current.mode == .none ? nil : rows }
        .modifier(ColumnSelection(split: current.mode == .single ? split : nil, selected: current.selected))
    }
}

extension List where SelectionValue == Never {
    /// Creates a list without selection.
    public init(@ViewBuilder content: () -> Content) { self.init(source: .none, content: content()) }

    // It is disfavored because a binding to a collection is a collection of bindings too, as for `ForEach`.
    /// Creates a list with a row for each element.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(source: .none, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(source: .none, content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a constant range.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(source: .none, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a binding. A row can change its element.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IdentifiedBindings<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(source: .none, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a binding. A row can change its element.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IdentifiedBindings<Data, ID>, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
    {
        self.init(source: .none, content: ForEach(data, id: id, content: rowContent))
    }
}
