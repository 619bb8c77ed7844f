// SPDX-License-Identifier: Apache-2.0

/// Rows in a scrolling column, alone or in sections.
///
/// ```swift
/// List {
///     Section("Fruit") { ForEach(fruits) { Text($0.name) } }
/// }
/// List(people, selection: $chosen) { PersonRow(person: $0) }
/// ```
/// Of a long `ForEach` only the rows near the visible part are built; the browser asks for others as it scrolls.
/// With a selection, rows are chosen by tap or with the arrow keys; a row's value is its `tag`, or its id in `ForEach`.
/// In a narrow window of a screen with an `EditButton`, several rows are selected while it is edited only.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    let selection: ListSelectionSource<SelectionValue>
    let content: Content
    @Environment(\.listStyleName) private var style
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    @Environment(\.selectionMenu) private var menu
    @Environment(\.splitColumn) private var split
    @Environment(\.isEditing) private var isEditing
    @Environment(\.offersEditing) private var offersEditing
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var rows = RowChoice()

    init(source: ListSelectionSource<SelectionValue>, content: Content) {
        selection = source
        self.content = content
    }

    /// A list in which several rows can be selected.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(source: selection.map { .multiple($0) } ?? .none, content: content())
    }

    /// A list in which one row can be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(source: selection.map { .single($0) } ?? .none, content: content())
    }

    @MainActor public var body: some View {
        let current = choosing
        EnvironmentView(
            content: ListBox(
                style: style, scrolls: isScrollEnabled, isEditing: isEditing, selection: current, content: content)
        ) { $0.rowChoice = current.mode == .none ? nil : rows }
        .modifier(ColumnChoice(split: current.mode == .single ? split : nil, selected: current.selected))
    }

    /// The selection; in a column of a split view what is chosen leads to the next one.
    @MainActor private var choosing: ListSelection {
        var current = selection.current(menu)
        // As on phones, where a tap on a row that is not edited is meant for what is in it.
        current.isAsleep = current.mode == .multiple && !isEditing && sizeClass == .compact && offersEditing
        guard current.mode != .none, let split else { return current }
        let choose = current.choose, value = current.value
        current.choose = {
            choose($0)
            split.advance()
        }
        rows.choose = {
            guard let row = value($0) else { return false }
            choose(row)
            split.advance()
            return true
        }
        return current
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(source: .none, content: content()) }

    /// A row for each element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(source: .none, content: ForEach(data, content: rowContent))
    }

    /// A row for each element.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(source: .none, content: ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a range that does not change.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(source: .none, content: ForEach(data, content: rowContent))
    }

    /// A row for each element of a binding, which the row can change.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IdentifiedBindings<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(source: .none, content: ForEach(data, content: rowContent))
    }

    /// A row for each element of a binding, which the row can change.
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
