// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension TextField where Label == Text {
    /// Creates a field with a localized title for a value that a formatter converts, with actions for focus changes and
    /// the Return key.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which is shown while the field is empty.
    ///   - value: The value. It is written on Return or when the field loses focus.
    ///   - formatter: The conversion between the value and its text.
    ///   - onEditingChanged: The action for focus changes. Its parameter is `true` when the field gets the focus.
    ///   - onCommit: The action for the Return key.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(value: value, formatter: formatter) { Text(titleKey) }
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    /// Creates a field with a title for a value that a formatter converts, with actions for focus changes and the
    /// Return key.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(value: value, formatter: formatter) { Text(title) }
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    /// Creates a field with a localized title for a value that a formatter converts, with an action for the Return key.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(value: value, formatter: formatter) { Text(titleKey) }
        self.onCommit = onCommit
    }

    /// Creates a field with a title for a value that a formatter converts, with an action for the Return key.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(value: value, formatter: formatter) { Text(title) }
        self.onCommit = onCommit
    }
}
