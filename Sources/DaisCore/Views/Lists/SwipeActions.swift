// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Buttons beside the row: swiped into view on a touch screen, shown when the pointer or the focus is in the row. The
    /// first one is the outermost; `tint(_:)` colors them; a label shows its icon. They replace the button of
    /// `onDelete(perform:)`, except in edit mode.
    ///
    /// ```swift
    /// MailRow(mail).swipeActions { Button("Archive") { archive(mail) } }
    /// ```
    /// - Parameters:
    ///   - edge: on the web the buttons stand at the trailing edge.
    ///   - allowsFullSwipe: a swipe never runs an action by itself here.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = content()
        return modifier(RowActions(source: .row) { _ in AnyView(actions) })
    }
}

/// Puts buttons beside each row.
nonisolated struct RowActions: ViewModifier {
    /// Who asked for them. Where a row has actions of its own, the one that deletes is left to it, as in SwiftUI.
    enum Source: String {
        case row = "data-own"
        case deletion = "data-delete"
        case move = "data-move"
    }

    let source: Source
    /// Makes the buttons of one row; the node is that of the row.
    let make: (RowPlace) -> AnyView

    @MainActor func body(content: Content) -> Never { fatalError("row actions have no body") }

    @MainActor static func _mount<V: View>(_ modifier: Self, on content: V, in context: MountContext) -> Node {
        RowActionsNode(modifier, content, in: context)
    }

    @MainActor static func _patch<V: View>(_ node: Node, to modifier: Self, on content: V) {
        unsafeDowncast(node, to: RowActionsNode<V>.self).patch(to: modifier, content)
    }
}

/// What a row with actions shows besides them: its identifier, and the innermost actions, which stand around it.
enum RowNameTrait: ElementTrait {
    typealias Value = (name: String, actions: ObjectIdentifier)
}

/// What was forbidden of a row.
enum RowLimitsTrait: ElementTrait {
    typealias Value = (deletion: Bool, move: Bool)
}

/// Where in the data of its `ForEach` a row is; asked when an action runs, because rows move.
@MainActor
struct RowPlace {
    weak var box: BoxNode?

    var name: String? { box?.element[RowNameTrait.self]?.name }
    var limits: (deletion: Bool, move: Bool) { box?.element[RowLimitsTrait.self] ?? (false, false) }

    var index: Int? {
        var child: Node? = box
        while let current = child, let parent = current.parent {
            if let rows = parent as? any WindowedRows { return rows.position(of: current) }
            child = parent
        }
        return nil
    }
}

final class RowActionsNode<Content: View>: BoxModifierBase {
    private var modifier: RowActions
    private let context: MountContext
    private var child: Node!
    private var actions: [(place: RowPlace, element: Element)] = []

    init(_ modifier: RowActions, _ content: Content, in context: MountContext) {
        self.modifier = modifier
        self.context = context
        super.init(context)
        var inner = context.below(self)
        inner.modifiers = self
        child = Content._mount(content, in: inner)
    }

    override var layer: BoxLayer { .frame }

    /// What the actions do not belong to: the row is called after it, and they are described by it.
    override func enclose(_ appearance: inout Appearance) {
        guard let element = appearance.box?.element else { return }
        let row = element[RowNameTrait.self] ?? ("dais-row-" + tree.nextGroupName(), ObjectIdentifier(self))
        guard row.actions == ObjectIdentifier(self) else { return }
        element[RowNameTrait.self] = row
        appearance.attribute("id", row.name)
    }

    override func apply(to appearance: inout Appearance) {
        appearance.addClass("sw")
        appearance.layout.grows = .horizontal
        mounting = appearance.box
    }
    private weak var mounting: BoxNode?

    override func attach(to wrapper: Element) {
        let place = RowPlace(box: mounting)
        let element = Element(.div, in: tree)
        var appearance = Appearance.with("acts")
        appearance.attribute(modifier.source.rawValue, "")
        element.update(appearance)
        var inner = context.inside(element, of: self)
        inner.window = nil
        // Labels show their icons alone, as they do on phones: there is no room for words beside a narrow row.
        if modifier.source == .row {
            inner.environment = EnvironmentScope(
                parent: inner.environment, values: [(ObjectIdentifier(IsInBarKey.self), true)])
        }
        element.fill { AnyView._mount(modifier.make(place), in: inner) }
        wrapper.append(element)
        forgetGone()
        actions.append((place, element))
    }

    private func forgetGone() {
        for action in actions where action.place.box?.isMounted != true { action.element.content?.unmount() }
        actions.removeAll { $0.place.box?.isMounted != true }
    }

    func patch(to new: RowActions, _ content: Content) {
        modifier = new
        Content._patch(child, to: content)
        forgetGone()
        for action in actions {
            if let node = action.element.content { AnyView._patch(node, to: new.make(action.place)) }
        }
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
        for action in actions {
            if let node = action.element.content { visit(node) }
        }
    }

    override func collect(into elements: inout [Element]) { child.collect(into: &elements) }
}
