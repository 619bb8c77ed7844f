// SPDX-License-Identifier: Apache-2.0

/// A button that starts and ends edit mode of its screen, in which lists offer to delete and move rows.
///
/// ```swift
/// List { ForEach(todos) { Text($0.title) }.onDelete { todos.remove(atOffsets: $0) } }
///     .toolbar { EditButton() }
/// ```
/// The title is "Edit" or "Done", in the reader's language.
nonisolated public struct EditButton: View, BuiltInView {
    @Environment(\.editMode) private var mode
    @Environment(\.editScope) private var scope

    /// Creates a button for the `editMode` of its environment.
    public init() {}

    /// The content of the view.
    @MainActor public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing == true
        Button {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            BuiltInText(isEditing ? .done : .edit)
        }
        .fontWeight(isEditing ? .semibold : nil)
        .onAppear { count(1) }
        .onDisappear { count(-1) }
    }

    @MainActor private func count(_ change: Int) {
        if let offers = scope?.offers { offers.write(offers.current + change) }
    }
}
