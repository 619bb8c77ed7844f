// SPDX-License-Identifier: Apache-2.0

/// The element of a table: a scroll container with the headers and the rows.
nonisolated struct TableBox<Content: View>: ContainerView {
    let frame: TableFrame
    let content: Content

    init(frame: TableFrame, @ViewBuilder content: () -> Content) {
        self.frame = frame
        self.content = content()
    }
}

/// The appearance of a table.
nonisolated struct TableFrame: ContainerFrame {
    let style: String
    let isCompact: Bool
    let alternates: Bool
    let scrolls: Bool
    let selection: ListSelection.Mode
    let isSelectable: Bool
    let takesModifiers: Bool
    let leastWidth: Double

    @MainActor init<RowValue: Identifiable>(
        style: String, isCompact: Bool, alternates: Bool, scrolls: Bool, selection: ListSelection,
        columns: _TableColumns<RowValue>
    ) {
        self.style = style
        self.isCompact = isCompact
        self.alternates = alternates
        self.scrolls = scrolls
        self.selection = selection.mode
        isSelectable = selection.isOn
        takesModifiers = selection.takesModifiers
        leastWidth = columns.leastWidth
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.require(.tables)
        appearance.classes = ["list", "pl", StateClass.table, style]
        if isCompact { appearance.addClass("tbl-1") }
        if alternates { appearance.addClass("alt") }
        if !scrolls { appearance.addClass("still") }
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
        appearance.layout.opaque = true
        appearance.set("--tl", leastWidth.px)
        appearance.attribute("role", selection == .none ? "table" : "grid")
        if selection == .multiple { appearance.attribute("aria-multiselectable", "true") }
        if takesModifiers { appearance.attribute(AttributeName.picks, "") }
        if isSelectable {
            // The table is one tab stop; the arrow keys move between rows.
            appearance.attribute("tabindex", "0")
        } else if isCompact, scrolls {
            // The buttons of the headers, which the page has, are not visible.
            appearance.attribute("tabindex", "0")
        } else if scrolls {
            appearance.stopAtScroller()
        }
    }
}
