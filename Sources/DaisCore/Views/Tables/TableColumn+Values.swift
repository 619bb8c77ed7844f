// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column that shows a text and sorts by it, as people expect in their language.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: Text(titleKey), comparator: .column(value, .localizedStandard)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// Creates a column that shows a text and sorts by it with a comparator.
    nonisolated public init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
    ) where Content == Text, C.Compared == String {
        self.init(label: Text(titleKey), comparator: .column(value, comparator)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column that sorts by a text, as people expect in their language.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: .column(value, .localizedStandard), content: content)
    }

    /// Creates a column that sorts by a comparable value.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: .column(value, ComparableComparator()), content: content)
    }

    /// Creates a column that sorts by a value with a comparator.
    nonisolated public init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, C.Compared>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: .column(value, comparator), content: content)
    }

    /// Creates a column that sorts by a Boolean value, `false` first.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: .column(value, BoolComparator()), content: content)
    }

    /// Creates a column that shows a text and sorts by it, as people expect in their language.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: Text(title), comparator: .column(value, .localizedStandard)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// Creates a column that shows a text and sorts by it with a comparator.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: C
    ) where Content == Text, C.Compared == String {
        self.init(label: Text(title), comparator: .column(value, comparator)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column that sorts by a text, as people expect in their language.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: .column(value, .localizedStandard), content: content)
    }

    /// Creates a column that sorts by a comparable value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: .column(value, ComparableComparator()), content: content)
    }

    /// Creates a column that sorts by a value with a comparator.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, C.Compared>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: .column(value, comparator), content: content)
    }

    /// Creates a column that sorts by a Boolean value, `false` first.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: .column(value, BoolComparator()), content: content)
    }

    /// Creates a column that shows a text and sorts by it, as people expect in their language.
    nonisolated public init(
        _ text: Text, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: text, comparator: .column(value, .localizedStandard)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column that shows a text and sorts by it with a comparator.
    nonisolated public init<C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: C
    ) where Content == Text, C.Compared == String {
        self.init(label: text, comparator: .column(value, comparator)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column that sorts by a text, as people expect in their language.
    nonisolated public init(
        _ text: Text, value: KeyPath<RowValue, String>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: .column(value, .localizedStandard), content: content)
    }

    /// Creates a column that sorts by a comparable value.
    nonisolated public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: .column(value, ComparableComparator()), content: content)
    }

    /// Creates a column that sorts by a value with a comparator.
    nonisolated public init<C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, C.Compared>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: .column(value, comparator), content: content)
    }

    /// Creates a column that sorts by a Boolean value, `false` first.
    nonisolated public init(
        _ text: Text, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: .column(value, BoolComparator()), content: content)
    }
}

extension KeyPathComparator {
    /// Returns the comparator of a column. A key path is immutable, and tables compare on the main actor only, so it need
    /// not be sendable.
    nonisolated fileprivate static func column<C: SortComparator>(
        _ keyPath: KeyPath<Compared, C.Compared>, _ comparator: C
    ) -> KeyPathComparator<Compared> {
        typealias Path = any KeyPath<Compared, C.Compared> & Sendable
        return KeyPathComparator(unsafeBitCast(keyPath, to: Path.self), comparator: comparator)
    }
}

/// Compares Boolean values, `false` first.
nonisolated struct BoolComparator: SortComparator {
    var order = SortOrder.forward

    func compare(_ lhs: Bool, _ rhs: Bool) -> ComparisonResult {
        guard lhs != rhs else { return .orderedSame }
        return lhs == (order == .reverse) ? .orderedAscending : .orderedDescending
    }
}
