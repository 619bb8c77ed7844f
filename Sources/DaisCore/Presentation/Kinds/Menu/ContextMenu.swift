// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
    /// Adds a context menu, which opens with the secondary button, the menu key, Shift-F10 or a long press.
    ///
    /// ```swift
    /// FileRow(file)
    ///     .contextMenu {
    ///         Button("Rename") { rename(file) }
    ///         Button("Delete", role: .destructive) { delete(file) }
    ///     }
    /// ```
    /// It opens at the pointer, or beside the view if a key opens it. The browser's own menu is disabled for this view,
    /// except in text fields. It is prepared when the user points at the view, so that the browser opens it without a
    /// round trip. Its items are evaluated then; ``View/presentationPreparation(_:)`` changes that.
    ///
    /// - Parameters:
    ///   - menuItems: The items, as in a ``Menu``.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(ContextMenuModifier(site: CallSite(file, line), items: menuItems(), preview: EmptyView?.none))
    }

    /// Adds a context menu with a preview above its items.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(ContextMenuModifier(site: CallSite(file, line), items: menuItems(), preview: preview()))
    }
}

nonisolated struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
    let site: CallSite?
    let items: Items
    let preview: Preview?
    /// The position at which the menu opens, or `nil` while it is closed.
    @State private var place: AnchorPosition?
    @Environment(\.presentationPreparation) private var preparation

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(
                ContextMenuRequests(
                    preparation: preparation,
                    assumption: $place.identity.map {
                        PresentationAssumption(binding: $0, value: AnchorPosition.bounds)
                    },
                    ask: { place = $0 })
            )
            .modifier(Presenting(at: site) { wanted })
    }

    private var wanted: [PresentationDescriptor] {
        guard let place = $place.presentedValue else { return [] }
        var descriptor = PresentationDescriptor(
            key: .only, kind: .menu, content: { AnyView(ContextMenuContent(items: items, preview: preview)) },
            withdraw: { self.place = nil })
        descriptor.options.set(
            PopoverPlacement(place: preview == nil ? place : .bounds, edge: nil, hasArrow: false))
        descriptor.options.set(MenuLayer(hasPreview: preview != nil))
        return [descriptor]
    }
}

/// Handles the requests for a context menu, and prepares it when the user points at its view.
nonisolated struct ContextMenuRequests: BoxModifier {
    let preparation: PresentationPreparation
    /// The assumption under which the menu is presented, beside the view. The browser moves it to the pointer.
    let assumption: PresentationAssumption?
    let ask: (AnchorPosition) -> Void

    @MainActor static var layer: BoxLayer { .events }

    @MainActor func apply(to appearance: inout Appearance) { appearance.namePreparedMenu(PreparedMenuTrait.self) }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        element.on(.menu) { current().ask(AnchorPosition(asked: $0)) }
        let modifier = current()
        guard modifier.preparation != .never, modifier.assumption != nil else { return }
        element.preparesMenu(PreparedMenuTrait.self, for: node, isEager: modifier.preparation == .eager) {
            current().assumption
        }
    }

    @MainActor static func unmounted(_ node: BoxModifierBase, last: Self) {
        if last.preparation != .never { node.tree.presentations.preparations.forget(node) }
    }
}

extension AnchorPosition {
    /// The position at which the browser asks for a menu: the pointer, or the view if a key asks.
    init(asked payload: EventPayload) {
        guard let x = payload[0].points, let y = payload[1].points else {
            self = .bounds
            return
        }
        self = .pointer(CGPoint(x: x, y: y))
    }
}

extension PresentationKind {
    static let menu = PresentationKind(
        name: "menu", classPrefix: "menu", role: "menu", rank: .containers, dismissals: [.scrim, .escape, .button],
        wrapsContent: false, laysOutContent: true, isModal: false, isAnchored: true)
}

/// The options that make a layer a menu.
nonisolated struct MenuLayer: PresentationOption {
    let hasPreview: Bool

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.surface.classes = [StateClass.surface, StateClass.container(of: "menu")]
        layer.surface.layout.stack = .vertical
        layer.surface.attribute(AttributeName.closes, "")
        layer.overlay.attribute(AttributeName.preview, hasPreview ? "" : nil)
    }
}

/// The items, with a preview if there is one.
nonisolated struct ContextMenuContent<Items: View, Preview: View>: View, BuiltInView {
    let items: Items
    let preview: Preview?

    @MainActor var body: some View {
        if let preview {
            // The preview repeats content that assistive technologies already reach.
            preview.accessibilityHidden(true).modifier(ClassModifier(name: "menu-preview"))
            VStack(alignment: .leading, spacing: 0) { items.asMenuItems() }
                .modifier(ClassModifier(name: "menu-list"))
        } else {
            items.asMenuItems()
        }
    }
}
