// SPDX-License-Identifier: Apache-2.0

/// A part of a window that a command of the menu bar hides and shows.
struct WindowPart {
    let isShown: Bool
    let toggle: @MainActor () -> Void
}

/// The parts of a window that its views have, as a preference.
struct WindowParts {
    /// The sidebar of a split view, where it is beside the content.
    var sidebar: WindowPart?
    /// The inspector.
    var inspector: WindowPart?

    var isEmpty: Bool { sidebar == nil && inspector == nil }
}

enum WindowPartsKey: PreferenceKey {
    static var defaultValue: WindowParts { WindowParts() }

    /// The first view of a kind in the window counts.
    static func reduce(value: inout WindowParts, nextValue: () -> WindowParts) {
        let next = nextValue()
        value.sidebar = value.sidebar ?? next.sidebar
        value.inspector = value.inspector ?? next.inspector
    }
}
