// SPDX-License-Identifier: Apache-2.0

/// A control to choose one of several values.
///
/// ```swift
/// Picker("Size", selection: $size) {
///     ForEach(Size.allCases) { Text($0.title).tag($0) }
/// }
/// ```
/// Each view of the content represents its `tag`, or its identifier in a `ForEach`. A tag of type `V` also matches a
/// selection of type `V?`.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, BuiltInView {
    let label: Label
    /// The bindings that a choice writes. Most pickers have one.
    let selections: [Binding<SelectionValue>]
    let content: Content
    /// The view that a menu shows instead of the chosen one.
    let current: AnyView?
    @Environment(\.pickerKind) private var kind
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.hidesLabels) private var hidesLabel

    /// Creates a picker with a custom label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init([selection], content(), label(), nil)
    }

    /// Creates a picker with a label.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init([selection], content(), label, nil)
    }

    init(_ selections: [Binding<SelectionValue>], _ content: Content, _ label: Label, _ current: AnyView?) {
        self.selections = selections
        self.content = content
        self.label = label
        self.current = current
    }

    /// The content of the view.
    @MainActor public var body: some View {
        let choice = PickerSelection(selections)
        if isInMenu {
            PickerItems(label: label, content: content, choice: choice, isEnabled: isEnabled)
        } else if kind == .menu {
            PickerMenu(
                label: label, current: current, content: content, choice: choice, isEnabled: isEnabled,
                hidesLabel: hidesLabel)
        } else {
            PickerGroup(
                isSegmented: kind == .segmented, label: label, content: content, choice: choice, isEnabled: isEnabled)
        }
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleKey), content: content)
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(title), content: content)
    }
}

/// The selection of a picker, without the type of its values.
struct PickerSelection {
    let chosen: AnyHashable
    let choose: (AnyHashable) -> Void
    /// Reads the binding, which may have rejected a choice.
    let current: () -> AnyHashable
    /// Indicates whether the selection is in a `@State` or the like.
    let isInState: Bool

    init<V: Hashable>(_ selections: [Binding<V>]) {
        // Of several different values, none is chosen.
        current = {
            guard let first = selections.first?.wrappedValue else { return AnyHashable(Nothing()) }
            let isCommon = selections.dropFirst().allSatisfy { $0.wrappedValue == first }
            return isCommon ? Self.plain(first) : AnyHashable(Nothing())
        }
        choose = { if let value = $0.base as? V { for selection in selections { selection.wrappedValue = value } } }
        isInState = selections.count == 1 && selections[0].isInState
        chosen = current()
    }

    /// The selected value as a text that is equal in all sessions, if it is in the state of a view.
    var text: String? { isInState ? Self.text(of: current()) : nil }

    /// Selects the value of a text among the choices, and returns `false` if there is none.
    func enter(_ text: String, among choices: [AnyHashable]) -> Bool {
        guard let value = choices.first(where: { Self.text(of: Self.plainly($0)) == text }) else { return false }
        choose(value)
        return true
    }

    private static func plainly(_ value: AnyHashable) -> AnyHashable {
        (value.base as? any Hashable).map { plain($0) } ?? value
    }

    private static func text(of value: AnyHashable) -> String? {
        value.recordText.map { "\(type(of: value.base)) \($0)" }
    }

    /// Returns a value without its optionals, so that a tag compares with an optional selection.
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
