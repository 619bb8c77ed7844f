// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Presents a panel at an edge of the window while a binding is true.
    ///
    /// ```swift
    /// Button("Menu") { showsMenu = true }
    ///     .drawer(isPresented: $showsMenu, edge: .leading) { MainMenu() }
    /// ```
    /// - Parameters:
    ///   - isPresented: set to `false` when the drawer is dismissed: outside of it, by Escape or from inside.
    ///   - edge: leading and trailing follow the direction of the text.
    ///   - size: the width in points at the sides, the height at top and bottom. Without it a drawer at a side is 320
    ///     points wide, the others are as high as their content. There is always a strip of the page left to press.
    ///   - onDismiss: called once, after the drawer has gone.
    ///   - content: the drawer's content; it has the environment of this view.
    nonisolated public func drawer<Content: View>(
        isPresented: Binding<Bool>, edge: Edge = .leading, size: CGFloat? = nil, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            Presenting(at: CallSite(file, line)) {
                PresentationDescriptor.whether(isPresented, .drawer, onDismiss: onDismiss) { AnyView(content()) }
                    .map { $0.asDrawer(at: edge, size: size) }
            })
    }

    /// Presents a panel at an edge of the window for an item while there is one.
    nonisolated public func drawer<Item: Identifiable, Content: View>(
        item: Binding<Item?>, edge: Edge = .leading, size: CGFloat? = nil, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            Presenting(at: CallSite(file, line)) {
                PresentationDescriptor.item(item, .drawer, onDismiss: onDismiss) { AnyView(content($0)) }
                    .map { $0.asDrawer(at: edge, size: size) }
            })
    }
}

extension PresentationKind {
    /// A panel at an edge; which one is an option.
    static let drawer = PresentationKind(
        name: "drawer", classPrefix: "drawer", role: "dialog", rank: .containers, dismissals: [.scrim, .escape, .drag],
        wrapsContent: true, laysOutContent: true)
}

nonisolated extension PresentationDescriptor {
    func asDrawer(at edge: Edge, size: CGFloat?) -> PresentationDescriptor {
        var copy = self
        copy.type = .drawer(edge: edge)
        copy.options.set(DrawerOption(edge: edge, size: size))
        return copy
    }
}

/// Where a drawer is, and how far it reaches into the window.
nonisolated struct DrawerOption: PresentationOption {
    let edge: Edge
    var size: CGFloat?

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.overlay.attribute("data-edge", edge.name)
        layer.overlay.attribute("data-motion", PresentationTransition.slide(edge: edge).attribute)
        if let size { layer.surface.set("--drawer-size", "\(max(0, size).css)px") }
    }
}
