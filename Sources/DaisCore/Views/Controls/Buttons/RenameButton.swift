// SPDX-License-Identifier: Apache-2.0

/// A button that starts renaming what its surroundings show.
///
/// ```swift
/// struct FileRow: View {
///     @Binding var name: String
///     @FocusState private var isEditing: Bool
///
///     var body: some View {
///         TextField("Name", text: $name)
///             .focused($isEditing)
///             .contextMenu { RenameButton() }
///             .renameAction($isEditing)
///     }
/// }
/// ```
/// The title is "Rename", in the reader's language. Without a `renameAction` around it the button is disabled. In the
/// menu of an editable title, it edits the title.
nonisolated public struct RenameButton<Label: View>: View, BuiltInView {
    @Environment(\.rename) private var rename

    /// Creates a button for the `rename` action of its environment.
    public init() where Label == DaisCore.Label<Text, Image> {}

    /// The content of the view.
    @MainActor public var body: some View {
        Button {
            rename?()
        } label: {
            DaisCore.Label {
                BuiltInText(.rename)
            } icon: {
                Image(systemName: "pencil")
            }
        }
        .disabled(rename == nil)
    }
}

/// The action of a ``RenameButton``.
///
/// ```swift
/// struct NameRow: View {
///     @Environment(\.rename) private var rename
///
///     var body: some View { Text("Name").onTapGesture(count: 2) { rename?() } }
/// }
/// ```
public struct RenameAction {
    let action: () -> Void

    /// Starts renaming.
    @MainActor public func callAsFunction() { action() }
}

extension View {
    /// Sets the action of rename buttons in the view.
    ///
    /// - Parameter isFocused: The focus of the field for the name. The button gives the focus to it.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }

    /// Sets the action of rename buttons in the view.
    ///
    /// ```swift
    /// Text("Draft").contextMenu { RenameButton() }.renameAction { edit() }
    /// ```
    /// - Parameter action: The code that starts renaming.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }
}

private enum RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// The action that starts renaming, or `nil` if nothing around the view can be renamed.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}
