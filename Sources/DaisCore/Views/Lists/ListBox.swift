// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// The element of a list or form.
nonisolated struct ListBox<Content: View>: PrimitiveView {
    let style: String
    var kind = ListKind.list
    var scrolls = true
    var isEditing = false
    var rowSpacing: CGFloat?
    let selection: ListSelection
    let content: Content

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { ListNode(view, in: context) }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ListNode<Content>.self).patch(to: view)
    }
}

/// Determines the roles of the elements.
enum ListKind {
    case list
    /// The rows of a table, which is the scroll container around them.
    case table

    /// The height of a row in points before the browser has measured any.
    var rowHeight: Double { self == .table ? 37 : 44 }

    /// Returns the role of a row.
    func role(isSelectable: Bool) -> String { self == .table ? "row" : isSelectable ? "option" : "listitem" }
}

/// Marks an element whose child views are rows of a list.
enum ListRowsTrait: ElementTrait {
    typealias Value = ListScope
}

/// A section of a list. It is a group of options while rows can be selected.
@MainActor
protocol ListSection: AnyObject {
    func selectabilityChanged()
}

/// The state that the sections of a list share.
@MainActor
final class ListScope {
    /// Sections share a separate window: the window of the list may be counting sections.
    let window: ListWindow
    let kind: ListKind
    /// A Boolean that is `true` if rows can currently be selected. Sections then are groups of options.
    var isSelectable: Bool {
        didSet { if isSelectable != oldValue { sections.values.forEach { $0.section.selectabilityChanged() } } }
    }
    /// Runs when the first section is added and when the last one is removed.
    var sectionsChanged: () -> Void = {}
    private var sections: [ObjectIdentifier: Member] = [:]

    private struct Member {
        unowned let section: any ListSection
    }

    /// A Boolean that is `true` if the list has a selection.
    let hasSelection: Bool

    init(_ selection: ListSelection, _ kind: ListKind) {
        (isSelectable, hasSelection) = (selection.isOn, selection.mode != .none)
        self.kind = kind
        window = ListWindow(rowHeight: kind.rowHeight)
    }

    var hasSections: Bool { !sections.isEmpty }

    func add(_ section: any ListSection) {
        sections[ObjectIdentifier(section)] = Member(section: section)
        if sections.count == 1 { sectionsChanged() }
    }

    func remove(_ section: any ListSection) {
        if sections.removeValue(forKey: ObjectIdentifier(section)) != nil, sections.isEmpty { sectionsChanged() }
    }
}

final class ListNode<Content: View>: BoxNode {
    private var view: ListBox<Content>
    private let scope: ListScope

    init(_ view: ListBox<Content>, in context: _MountContext) {
        self.view = view
        scope = ListScope(view.selection, view.kind)
        super.init(.div, in: context)
        element[ListRowsTrait.self] = scope
        var inner = context.inside(element, of: self)
        inner.window = ListWindow(rowHeight: view.kind.rowHeight)
        inner.environment = EnvironmentScope(
            parent: context.environment, values: [(ObjectIdentifier(InListKey.self), true)])
        element.fill { ListRowsNode(view.content, selection: view.selection, kind: view.kind, in: inner) }
        if view.selection.mode != .none, view.selection.menu != nil {
            element.on(.menu) { [unowned self] payload in
                // A pointer between rows opens the menu for no row; a key opens it for the selection.
                let rows = payload == .null ? self.view.selection.now() : []
                self.view.selection.menu?.ask(rows, element, payload)
            }
        }
        finishMounting()
        scope.sectionsChanged = { [weak self] in
            if let self, isMounted { restyle() }
        }
    }

    func patch(to new: ListBox<Content>) {
        view = new
        scope.isSelectable = new.selection.isOn
        restyle()
        unsafeDowncast(element.content!, to: ListRowsNode<Content>.self).patch(to: new.content, new.selection)
    }

    override var paints: Bool { true }

    override func describe(_ appearance: inout Appearance) {
        if view.kind == .table { return describeRows(&appearance) }
        appearance.classes = ["list", view.style]
        if view.scrolls {
            appearance.attribute(AttributeName.space, ScrollSpace.wireNames(.vertical))
            appearance.bounce(.vertical)
        } else {
            appearance.addClass("still")
        }
        appearance.layout.grows = [.horizontal, .vertical]
        appearance.layout.shrinks = [.horizontal, .vertical]
        appearance.layout.opaque = true
        if view.style.hasPrefix("pl boxed") { appearance.require(.borderedList) }
        if let spacing = view.rowSpacing {
            appearance.addClass("spaced")
            appearance.set("--row-gap", spacing.px)
            appearance.require(.rowSpacing)
        }
        if view.isEditing { appearance.addClass(StateClass.editing) }
        switch view.selection.isOn ? view.selection.mode : .none {
        // The rows of sections are lists themselves, because a list may only contain items.
        case .none:
            if !scope.hasSections { appearance.attribute("role", "list") }
            if view.scrolls { appearance.stopAtScroller() }
        case .single, .multiple:
            appearance.attribute("role", "listbox")
            if view.selection.mode == .multiple { appearance.attribute("aria-multiselectable", "true") }
            if view.selection.takesModifiers { appearance.attribute(AttributeName.picks, "") }
            // The list is one tab stop; the arrow keys move between rows.
            appearance.attribute("tabindex", "0")
        }
    }

    /// Describes the rows of a table, which are a group unless sections are groups.
    private func describeRows(_ appearance: inout Appearance) {
        appearance.classes = ["rows"]
        if view.isEditing { appearance.addClass(StateClass.editing) }
        if !scope.hasSections { appearance.attribute("role", "rowgroup") }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content = element.content { visit(content) }
    }
}
