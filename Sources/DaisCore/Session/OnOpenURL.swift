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
    /// In a browser that is when a page below the app's own address, or one with a query, is loaded; when a ``Link`` inside
    /// the view leads to another address of the app, which then loads nothing; and when Forward leads to one. For a page
    /// that is loaded it runs once the page is live; a place that has to be there in the first rendering, also without
    /// script, is a ``NavigationRoute``. What stacks write into addresses themselves, `at=`, is none of the app's.
    /// - Parameter action: gets path and query below where the app is mounted, such as `/parks/7`.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action)).modifier(LinkOpener(action: action))
    }
}

/// The actions of a session.
@MainActor
final class URLOpeners {
    private var actions: [(owner: ObjectIdentifier, action: (URL) -> Void)] = []

    func set(_ action: @escaping (URL) -> Void, of owner: ObjectIdentifier) {
        remove(owner)
        actions.append((owner, action))
    }

    func remove(_ owner: ObjectIdentifier) { actions.removeAll { $0.owner == owner } }

    func open(_ url: URL) {
        guard let url = Self.told(url) else { return }
        for (_, action) in actions { action(url) }
    }

    /// The address without what stacks have written into it; `nil` if nothing is left.
    static func told(_ url: URL) -> URL? {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return url }
        let query = parts.percentEncodedQuery?.split(separator: "&").filter { !$0.hasPrefix("at=") } ?? []
        parts.percentEncodedQuery = query.isEmpty ? nil : query.joined(separator: "&")
        if query.isEmpty, parts.path.allSatisfy({ $0 == "/" }) { return nil }
        return parts.url ?? url
    }
}

nonisolated struct OpenURLModifier: NodeModifier {
    let action: (URL) -> Void

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) {
        let scope = node.tree.scope
        changed(node, from: node.modifier)
        guard scope.isOpening, let url = URLOpeners.told(scope.pageURL) else { return }
        node.tree.effect { [weak node] in node?.modifier.action(url) }
    }

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        node.tree.scope.openers.set(node.modifier.action, of: ObjectIdentifier(node))
    }

    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) {
        node.tree.scope.openers.remove(ObjectIdentifier(node))
    }
}

/// Lets links inside open addresses of the app without loading a page.
nonisolated struct LinkOpener: ViewModifier {
    let action: (URL) -> Void

    @MainActor func body(content: Content) -> some View {
        let action = action
        EnvironmentView(content: content) { values in
            let outer = values.openAddress
            values.openAddress = { url in
                if let outer { outer(url) } else { SessionContext.current?.places?.follow(url) }
                action(url)
            }
        }
    }
}

private enum OpenAddressKey: EnvironmentKey { static var defaultValue: ((URL) -> Void)? { nil } }

extension EnvironmentValues {
    /// Opens an address of the app in the running session, if anything does.
    var openAddress: ((URL) -> Void)? {
        get { self[OpenAddressKey.self] }
        set { self[OpenAddressKey.self] = newValue }
    }
}
