// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
    /// Offers actions for this view: with the secondary button, the menu key or Shift and F10, and a long press.
    ///
    /// ```swift
    /// FileRow(file)
    ///     .contextMenu {
    ///         Button("Rename") { rename(file) }
    ///         Button("Delete", role: .destructive) { delete(file) }
    ///     }
    /// ```
    /// It opens at the pointer, or beside the view when a key asks for it. The browser's own menu stays away from this
    /// view, except in text fields.
    /// - Parameter menuItems: what stands in a ``Menu``.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(ContextMenuModifier(site: CallSite(file, line), items: menuItems(), preview: EmptyView?.none))
    }

    /// Offers actions for this view, below a preview of what they are about.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(ContextMenuModifier(site: CallSite(file, line), items: menuItems(), preview: preview()))
    }
}

nonisolated struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
    let site: CallSite
    let items: Items
    let preview: Preview?
    /// Where it was asked for; `nil` while it is not.
    @State private var place: AnchorPlace?

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
            key: true, kind: .menu, content: { AnyView(ContextMenuContent(items: items, preview: preview)) },
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

/// What a layer needs to be a menu.
nonisolated struct MenuLayer: PresentationOption {
    let hasPreview: Bool

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.surface.classes = ["surface", "menu-container"]
        layer.surface.layout.stack = .vertical
        layer.surface.attribute("data-closes", "")
        layer.overlay.attribute("data-preview", hasPreview ? "" : nil)
    }
}

/// The preview, if there is one, and the items.
nonisolated struct ContextMenuContent<Items: View, Preview: View>: View, BuiltInView {
    let items: Items
    let preview: Preview?

    @MainActor var body: some View {
        if let preview {
            // The menu speaks of what is in front of the user; the preview only shows it again.
            preview.accessibilityHidden(true).modifier(ClassModifier(name: "menu-preview"))
            VStack(alignment: .leading, spacing: 0) { items.asMenuItems() }
                .modifier(ClassModifier(name: "menu-list"))
        } else {
            items.asMenuItems()
        }
    }
}
