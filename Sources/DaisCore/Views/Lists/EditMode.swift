// SPDX-License-Identifier: Apache-2.0

/// Whether the content of a screen is being edited.
public enum EditMode: Hashable, Sendable {
    /// The content can only be looked at.
    case inactive
    /// The content is edited for a moment, as one row is after a swipe.
    case transient
    /// The content is edited until the user is done.
    case active

    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    /// Whether the screen around the view is edited: the page of a stack, the sheet, or the window. What `EditButton`
    /// switches and lists follow; an app may set one of its own.
    ///
    /// ```swift
    /// @State private var mode = EditMode.inactive
    /// List { ForEach(todos) { Text($0.title) }.onDelete { todos.remove(atOffsets: $0) } }
    ///     .environment(\.editMode, $mode)
    /// ```
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? self[EditScopeKey.self]?.mode.binding }
        set { self[EditModeKey.self] = newValue }
    }

    var editScope: EditScope? { self[EditScopeKey.self] }

    var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

    /// Whether something here begins editing: a button, or the app itself.
    var offersEditing: Bool { self[EditModeKey.self] != nil || editScope?.offers.read() ?? 0 > 0 }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

enum EditScopeKey: EnvironmentKey { static var defaultValue: EditScope? { nil } }

/// The edit mode of one screen.
final class EditScope: Sendable {
    let mode = StateBox(EditMode.inactive)
    /// How many buttons are there that begin editing.
    let offers = StateBox(0)

    /// What a screen begins with.
    static var own: [(key: ObjectIdentifier, value: Any)] { [(ObjectIdentifier(EditScopeKey.self), EditScope())] }

    /// The same for what is presented, which is not edited because what lies behind it is.
    static var presented: [(key: ObjectIdentifier, value: Any)] {
        own + [(ObjectIdentifier(EditModeKey.self), Binding<EditMode>?.none as Any)]
    }
}
