// SPDX-License-Identifier: Apache-2.0

/// The editing state of a screen.
public enum EditMode: Hashable, Sendable {
    /// The content cannot be edited.
    case inactive
    /// The content is edited temporarily, such as one row after a swipe.
    case transient
    /// The content is edited until the user is done.
    case active

    /// A Boolean that is `true` unless the mode is `inactive`.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    /// The edit mode of the surrounding screen: the page of a stack, the sheet, or the window. `EditButton` toggles it
    /// and lists follow it. An app can set its own binding.
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

    /// A Boolean that is `true` if a button or the app itself can start editing here.
    var offersEditing: Bool { self[EditModeKey.self] != nil || editScope?.offers.read() ?? 0 > 0 }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

enum EditScopeKey: EnvironmentKey {
    /// The session's own edit mode, for lists outside of pages and presentations.
    static var defaultValue: EditScope? {
        guard let session = SessionContext.current else { return nil }
        return MainActor.assumeIsolated { session.shared(EditScope.self) { EditScope() } }
    }
}

/// The edit mode of one screen.
final class EditScope: Sendable {
    let mode = StateBox(EditMode.inactive)
    /// The number of buttons that start editing.
    let offers = StateBox(0)

    /// Environment values that give a screen its own edit mode.
    static var own: [(key: ObjectIdentifier, value: Any)] { [(ObjectIdentifier(EditScopeKey.self), EditScope())] }

    /// The values for a presented screen, which does not inherit the edit mode of the screen behind it.
    static var presented: [(key: ObjectIdentifier, value: Any)] {
        own + [(ObjectIdentifier(EditModeKey.self), Binding<EditMode>?.none as Any)]
    }
}
