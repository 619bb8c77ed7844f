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
    /// except in text fields.
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

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(
                EventModifier(kind: .menu) { payload in
                    guard let x = payload[0].points, let y = payload[1].points else { return place = .bounds }
                    place = .pointer(CGPoint(x: x, y: y))
                }
            )
            .modifier(Presenting(at: site) { wanted })
    }

    private var wanted: [PresentationDescriptor] {
        guard let place else { return [] }
        var descriptor = PresentationDescriptor(
            key: .only, kind: .menu, content: { AnyView(ContextMenuContent(items: items, preview: preview)) },
            withdraw: { self.place = nil })
        descriptor.options.set(
            PopoverPlacement(place: preview == nil ? place : .bounds, edge: nil, hasArrow: false))
        descriptor.options.set(MenuLayer(hasPreview: preview != nil))
        return [descriptor]
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
