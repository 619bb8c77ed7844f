// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Runs an action when the app is opened at an address of its own.
    ///
    /// ```swift
    /// .onOpenURL { url in
    ///     path = url.pathComponents.contains("parks") ? [.park(url.lastPathComponent)] : []
    /// }
    /// ```
    /// In a browser that is when a page below the app's own address, or one with a query, is loaded. It runs once the page is
    /// live; a place that has to be there in the first rendering, also without script, is a ``NavigationRoute``.
    /// - Parameter action: gets path and query below where the app is mounted, such as `/parks/7`.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}

nonisolated struct OpenURLModifier: NodeModifier {
    let action: (URL) -> Void

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) {
        let scope = node.tree.scope
        guard scope.isOpening else { return }
        let url = scope.pageURL
        guard !url.path.allSatisfy({ $0 == "/" }) || url.query != nil else { return }
        node.tree.effect { [weak node] in node?.modifier.action(url) }
    }
}
