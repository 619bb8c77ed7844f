// SPDX-License-Identifier: Apache-2.0

/// Connects rows of lists, through the environment, with the context menu of a view around them.
@MainActor
final class SelectionMenu {
    var hasPrimaryAction = false
    var ask: (Set<AnyHashable>, Element, EventPayload) -> Void = { _, _, _ in }
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
