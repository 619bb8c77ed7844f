// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Presents a panel at an edge of the window while a binding is true.
    ///
    /// ```swift
    /// Button("Menu") { showsMenu = true }
    ///     .drawer(isPresented: $showsMenu, edge: .leading) { MainMenu() }
    /// ```
    /// A press outside, Escape and a drag dismiss it.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that is set to `false` when the drawer is dismissed.
    ///   - edge: The edge of the window. Leading and trailing follow the layout direction.
    ///   - size: The width in points at a side edge, or the height at the top and bottom. The defaults are 320 points
    ///     and the height of the content. A strip of the page always stays visible.
    ///   - onDismiss: A closure called once, after the drawer has been removed.
    ///   - content: The content, in the environment of this view.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func drawer<Content: View>(
        isPresented: Binding<Bool>, edge: Edge = .leading, size: CGFloat? = nil, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(at: CallSite(file, line), .drawer, isPresented, DismissalHandlers(onDismiss), content) {
            $0.map { $0.asDrawer(at: edge, size: size) }
        }
    }

    /// Presents a panel at an edge of the window for an item while it is not `nil`.
    nonisolated public func drawer<Item: Identifiable, Content: View>(
        item: Binding<Item?>, edge: Edge = .leading, size: CGFloat? = nil, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presenting(at: CallSite(file, line), .drawer, item, DismissalHandlers(onDismiss), content) {
            $0.map { $0.asDrawer(at: edge, size: size) }
        }
    }
}

extension PresentationKind {
    /// A panel at an edge of the window, which an option selects.
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

/// The edge and the size of a drawer.
nonisolated struct DrawerOption: PresentationOption {
    let edge: Edge
    var size: CGFloat?

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.overlay.attribute(AttributeName.edge, edge.name)
        layer.overlay.attribute(AttributeName.motion, PresentationTransition.slide(edge: edge).attribute)
        if let size { layer.surface.set("--drawer-size", "\(max(0, size).css)px") }
    }
}
