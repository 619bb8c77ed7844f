// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column that shows a text and does not sort.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: Text(titleKey), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column that does not sort.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// Creates a column that shows a text and does not sort.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column that does not sort.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: nil, content: content)
    }

    /// Creates a column that shows a text and does not sort.
    nonisolated public init(
        _ text: Text, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: text, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column that does not sort.
    nonisolated public init(
        _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: nil, content: content)
    }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
    /// Creates a column that sorts with a comparator. Its order is that of the first press.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    /// Creates a column that sorts with a comparator. Its order is that of the first press.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: comparator, content: content)
    }

    /// Creates a column that sorts with a comparator. Its order is that of the first press.
    nonisolated public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: comparator, content: content)
    }
}
