// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Adds buttons to a row. A swipe shows them on a touch screen, and otherwise the pointer or the focus in the row
    /// does. The first button is the outermost, `tint(_:)` colors them, and labels show their icons. They replace the
    /// button of `onDelete(perform:)`, except in edit mode.
    ///
    /// ```swift
    /// MailRow(mail).swipeActions { Button("Archive") { archive(mail) } }
    /// ```
    ///
    /// - Parameters:
    ///   - edge: The edge at which a swipe shows the buttons. Without a touch screen, all are at the trailing edge.
    ///   - allowsFullSwipe: A Boolean that is `true` if a swipe over three quarters of the row runs the first action.
    ///   - content: The buttons.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = content()
        let swipe = [edge == .leading ? "lead" : "", allowsFullSwipe ? "full" : ""].filter { !$0.isEmpty }
        return modifier(
            RowActions(source: .row, swipe: swipe.isEmpty ? nil : swipe.joined(separator: " ")) { _ in
                AnyView(actions)
            })
    }
}

/// Adds buttons to each row.
nonisolated struct RowActions: ViewModifier {
    /// The origin of the buttons. As in SwiftUI, a row with its own actions does not get the delete button.
    enum Source {
        case row, deletion, move

        var attribute: String {
            switch self {
            case .row: AttributeName.own
            case .deletion: AttributeName.delete
            case .move: AttributeName.move
            }
        }
    }

    let source: Source
    /// The value of the attribute for the client: `lead` at the leading edge, `full` if a long swipe runs an action.
    var swipe: String?
    /// Makes the buttons of one row.
    let make: (RowPosition) -> AnyView

    @MainActor func body(content: Content) -> Never { fatalError("row actions have no body") }

    @MainActor static func _mount<V: View>(_ modifier: Self, on content: V, in context: _MountContext) -> _Node {
        RowActionsNode(modifier, content, in: context)
    }

    @MainActor static func _patch<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        unsafeDowncast(node, to: RowActionsNode<V>.self).patch(to: modifier, content)
    }
}

/// The identifier of a row with actions, and its innermost actions, which surround it.
enum RowNameTrait: ElementTrait {
    typealias Value = (name: String, actions: ObjectIdentifier)
}

/// The actions that are disabled for a row.
enum RowLimitsTrait: ElementTrait {
    typealias Value = (deletion: Bool, move: Bool)
}

/// The position of a row in the data of its `ForEach`. It is computed when an action runs, because rows move.
@MainActor
struct RowPosition {
    weak var box: BoxNode?
    /// The modifier of the actions, if they are those of one.
    weak var actions: _Node?

    var name: String? { box?.element[RowNameTrait.self]?.name }
    var limits: (deletion: Bool, move: Bool) { box?.element[RowLimitsTrait.self] ?? (false, false) }

    var index: Int? {
        var child: _Node? = box
        var isOutside = false
        while let current = child, let parent = current.parent {
            // A container shows the row somewhere else than its collection has it.
            if current === actions { isOutside = true }
            if isOutside, let subview = parent as? SubviewNode { return subview.rowIndex }
            if let rows = parent as? any WindowedRows { return rows.position(of: current) }
            child = parent
        }
        return nil
    }
}

final class RowActionsNode<Content: View>: BoxModifierBase {
    private var modifier: RowActions
    private let context: _MountContext
    private var child: _Node!
    private var actions: [(place: RowPosition, element: Element)] = []

    init(_ modifier: RowActions, _ content: Content, in context: _MountContext) {
        self.modifier = modifier
        self.context = context
        super.init(context)
        var inner = context.below(self)
        inner.modifiers = self
        child = Content._mount(content, in: inner)
    }

    override var layer: BoxLayer { .frame }

    /// Names the row's element, to which the actions belong but which does not contain them.
    override func enclose(_ appearance: inout Appearance) {
        guard let element = appearance.box?.element else { return }
        let row = element[RowNameTrait.self] ?? ("dais-row-" + tree.nextGroupName(), ObjectIdentifier(self))
        guard row.actions == ObjectIdentifier(self) else { return }
        element[RowNameTrait.self] = row
        appearance.attribute("id", row.name)
    }

    override func apply(to appearance: inout Appearance) {
        appearance.addClass(StateClass.swipedRow)
        appearance.layout.grows = .horizontal
        mounting = appearance.box
    }
    private weak var mounting: BoxNode?

    override func attach(to wrapper: Element) {
        tree.document.requireRules(of: .rowActions)
        let place = RowPosition(box: mounting, actions: self)
        let element = Element(.div, in: tree)
        var appearance = Appearance.with("acts")
        appearance.attribute(modifier.source.attribute, "")
        if let swipe = modifier.swipe { appearance.attribute(AttributeName.swipe, swipe) }
        element.update(appearance)
        var inner = context.inside(element, of: self)
        inner.window = nil
        // Labels show only their icons, as on phones: a narrow row has no space for text.
        if modifier.source == .row {
            inner.environment = EnvironmentScope(
                parent: inner.environment, values: [(ObjectIdentifier(IsInBarKey.self), true)])
        }
        element.fill { AnyView._mount(modifier.make(place), in: inner) }
        wrapper.append(element)
        forgetGone()
        actions.append((place, element))
    }

    /// Unmounts the actions of rows that are gone, with the effects that a rehearsal would drop.
    private func forgetGone() {
        guard tree.rehearsal == nil else { return }
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

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
        for action in actions {
            if let node = action.element.content { visit(node) }
        }
    }

    override func collect(into elements: inout [Element]) { child.collect(into: &elements) }
}

extension FeatureStyle {
    /// Where a pointer hovers, the actions of a row lie above the end of its content, unless they would cover a control.
    /// Where a finger swipes, the content is as wide as the row, and a badge lies over its end. Narrow windows have no
    /// space for the buttons beside the handle of an edited row. They appear when they have the focus.
    fileprivate static let rowActions = FeatureStyle(
        "row-actions",
        """
        @media (hover: hover) {
          .list:not(.editing) .row:not(:has(input, select, textarea, .sw > :first-child button)) {
            .sw::after { content: ""; flex: 1 }
            .sw > :first-child:not(.sw) { flex: none; width: 100%; margin-inline-end: -43% }
            .acts { position: relative }
          }
        }
        @media (pointer: coarse) {
          .list:not(.editing) {
            .acts[data-swipe~=lead] { order: -1; flex-direction: row; scroll-snap-align: start }
            .acts[data-swipe~=lead]:not([data-placed]) { display: none }
            .sw > :first-child:not(.sw) { scroll-snap-stop: always }
            .row:has(> .sw > .row-badge) { --end: var(--rr) }
            .row > .sw:has(> .row-badge) { --rr: calc(var(--end) + 3em) }
            .row > .sw > .row-badge {
              display: flex; justify-content: flex-end; position: relative; inset-inline-end: var(--end); width: 0; margin: 0
            }
          }
          .acts[data-full] { position: relative }
          .row .sw .acts[data-full] > .B:first-child { position: absolute; inset: 0; z-index: 1 }
        }
        .editing .acts[data-move] { order: 3 }
        .list:not(.editing) .handle { display: none }
        @media (max-width: 480px) {
          .editing .acts[data-move] > .B:not(:focus-visible) { position: absolute; width: 1px; clip-path: inset(50%) }
        }
        .handle {
          display: grid; place-content: center; flex: none; width: 44px; color: var(--label3); cursor: grab; touch-action: none
        }
        """)
}
