// SPDX-License-Identifier: Apache-2.0

/// The name of the menu of a selection that is prepared for a row.
enum PreparedRowMenuTrait: ElementTrait {
    typealias Value = String
}

/// Connects rows of lists, through the environment, with the context menu of a view around them.
@MainActor
final class SelectionMenu {
    var hasPrimaryAction = false
    var ask: (Set<AnyHashable>, Element, EventPayload) -> Void = { _, _, _ in }
    /// Prepares the menu of a row when the user points at its element. It is `nil` if no menu is prepared. The closure
    /// returns the rows that the menu is about.
    var prepare: ((_ row: Element, _ list: _Node, _ rows: @escaping () -> Set<AnyHashable>?) -> Void)?
    var act: (Set<AnyHashable>) -> Void = { _ in }

    nonisolated init() {}
}

extension SelectionMenu: Equatable {
    nonisolated static func == (a: SelectionMenu, b: SelectionMenu) -> Bool { a === b }
}

private struct SelectionMenuKey: EnvironmentKey { static let defaultValue: SelectionMenu? = nil }

extension EnvironmentValues {
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}
