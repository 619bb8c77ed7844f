// SPDX-License-Identifier: Apache-2.0

/// A choice of one value among several.
///
/// ```swift
/// Picker("Size", selection: $size) {
///     ForEach(Size.allCases) { Text($0.title).tag($0) }
/// }
/// ```
/// Each view of the content stands for its `tag`, or for its id in a `ForEach`. A tag of type `V` also matches a
/// selection of type `V?`.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, BuiltInView {
    let label: Label
    let selection: Binding<SelectionValue>
    let content: Content
    @Environment(\.pickerLook) private var look
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.hidesLabels) private var hidesLabel

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.selection = selection
        self.content = content()
    }

    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.selection = selection
        self.content = content()
    }

    @MainActor public var body: some View {
        let choice = PickerChoice(selection)
        if isInMenu {
            PickerItems(label: label, content: content, choice: choice, isEnabled: isEnabled)
        } else if look == .menu {
            PickerMenu(label: label, content: content, choice: choice, isEnabled: isEnabled, hidesLabel: hidesLabel)
        } else {
            PickerGroup(
                isSegmented: look == .segmented, label: label, content: content, choice: choice, isEnabled: isEnabled)
        }
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(title), content: content)
    }
}

/// What a picker has chosen and how it chooses, without the type of its values.
struct PickerChoice {
    let chosen: AnyHashable
    let choose: (AnyHashable) -> Void
    /// What the binding says now; it may have refused.
    let current: () -> AnyHashable

    init<V: Hashable>(_ selection: Binding<V>) {
        chosen = Self.plain(selection.wrappedValue)
        choose = { if let value = $0.base as? V { selection.wrappedValue = value } }
        current = { Self.plain(selection.wrappedValue) }
    }

    /// A value without the optionals around it, so that a tag compares with an optional selection.
    static func plain(_ value: any Hashable) -> AnyHashable {
        guard let optional = value as? any OptionalValue else { return AnyHashable(value) }
        return optional.inner.map(plain) ?? AnyHashable(Nothing())
    }
    private struct Nothing: Hashable {}
}

private protocol OptionalValue {
    var inner: (any Hashable)? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
    fileprivate var inner: (any Hashable)? { self }
}
