// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension DynamicViewContent {
    /// Lets people move the rows, unless `moveDisabled(_:)` disables it for a row.
    ///
    /// ```swift
    /// ForEach(todos) { Text($0.title) }.onMove { todos.move(fromOffsets: $0, toOffset: $1) }
    /// ```
    /// People drag a row with a pointer, with a finger after a long press, and with the keyboard after Alt+M. A row that is
    /// edited has a handle, which a finger moves at once. Each row also has buttons that move it up and down.
    ///
    /// - Parameter action: A closure that gets the offset of the row, and the offset of the row before which it is put. Both
    ///   count the rows before the move. Rows cannot be moved if it is `nil`.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        let count = data.count
        return modifier(MovableRows(action: action))
            .modifier(
                RowActions(source: .move) { place in
                    AnyView(action.map { RowMover(place: place, count: count, action: $0) })
                })
    }
}

/// The rows of one `onMove(perform:)`. They are dragged to places between them, and to no others.
@MainActor
final class MovableGroup {
    private var name: String?
    /// The row that is dragged.
    weak var lifted: BoxNode?

    nonisolated init() {}

    /// The word by which the client knows the rows. No type has such a name.
    func word(in tree: Tree) -> String {
        let name = name ?? "+" + tree.nextGroupName()
        self.name = name
        return name
    }

    /// Returns whether a row can be dragged now.
    func takes(_ box: BoxNode) -> Bool { !RowPosition(box: box).limits.move }
}

/// Makes each row of a collection the source of a drag, and a destination of those of the other rows.
nonisolated struct MovableRows: ViewModifier, BuiltInModifier, RowPlaceModifier {
    let action: ((IndexSet, Int) -> Void)?
    @State private var group = MovableGroup()
    @Environment(\.isEnabled) private var isEnabled

    init(action: ((IndexSet, Int) -> Void)?) { self.action = action }

    @MainActor func body(content: Content) -> some View {
        let (group, action, isMovable) = (group, action, isEnabled && action != nil)
        var source = DragModifier(of: group)
        source.isEnabled = isMovable
        let handlers = DropHandlers(
            types: [], group: group,
            perform: { _, index in
                guard let from = RowPosition(box: group.lifted).index, let index, index != from, index != from + 1
                else { return false }
                action?(IndexSet(integer: from), index)
                return true
            })
        return content.modifier(source)
            .modifier(DropModifier(handlers: handlers, hasRows: true, isEnabled: isMovable))
    }
}
