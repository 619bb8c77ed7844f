// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Runs an action when one of the app's addresses is opened.
    ///
    /// ```swift
    /// .onOpenURL { url in
    ///     path = NavigationPath(url.pathComponents.contains("parks") ? [url.lastPathComponent] : [])
    /// }
    /// ```
    /// The action runs in three cases: a page below the app's own address, or with a query, is loaded; a ``Link``
    /// inside the view leads to another address of the app, in which case nothing is loaded; or the Forward button
    /// leads to one. After loading a page, the action runs once the page is live. Use a ``NavigationRoute`` for a state
    /// that must exist in the first rendering, even without a script. Stacks write `at=` into addresses; the action
    /// does not receive it.
    ///
    /// - Parameter action: The action. It receives the path and query relative to the app's path, such as `/parks/7`.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action)).modifier(LinkOpener(action: action))
    }
}

/// The actions of a session for opened addresses.
@MainActor
final class URLOpeners {
    private var actions: [(owner: ObjectIdentifier, isFallback: Bool, action: (URL) -> Void)] = []

    /// Indicates whether the actions that run without others do so.
    var runsFallbacks: Bool { actions.allSatisfy(\.isFallback) }

    func set(_ action: @escaping (URL) -> Void, of owner: ObjectIdentifier, isFallback: Bool) {
        remove(owner)
        actions.append((owner, isFallback, action))
    }

    func remove(_ owner: ObjectIdentifier) { actions.removeAll { $0.owner == owner } }

    func open(_ url: URL) {
        guard let url = Self.told(url) else { return }
        let runsFallbacks = runsFallbacks
        for (_, isFallback, action) in actions where runsFallbacks || !isFallback { action(url) }
    }

    /// Returns the address without the part that stacks write, or `nil` if nothing remains.
    static func told(_ url: URL) -> URL? {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return url }
        let query = parts.percentEncodedQuery?.split(separator: "&").filter { !$0.hasPrefix("at=") } ?? []
        parts.percentEncodedQuery = query.isEmpty ? nil : query.joined(separator: "&")
        if query.isEmpty, parts.path.allSatisfy({ $0 == "/" }) { return nil }
        return parts.url ?? url
    }
}

nonisolated struct OpenURLModifier: NodeModifier {
    /// Indicates whether the action runs only if no view has one that always runs.
    var isFallback = false
    let action: (URL) -> Void

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) {
        let scope = node.tree.scope
        changed(node, from: node.modifier)
        guard scope.isOpening, let url = URLOpeners.told(scope.pageURL) else { return }
        node.tree.effect { [weak node] in
            guard let node, !node.modifier.isFallback || scope.openers.runsFallbacks else { return }
            node.modifier.action(url)
        }
    }

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        node.tree.scope.openers.set(
            node.modifier.action, of: ObjectIdentifier(node), isFallback: node.modifier.isFallback)
    }

    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) {
        node.tree.scope.openers.remove(ObjectIdentifier(node))
    }
}

/// Makes links inside the view open addresses of the app without loading a page.
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
    /// Opens an address of the app in the running session; `nil` if no view above can.
    var openAddress: ((URL) -> Void)? {
        get { self[OpenAddressKey.self] }
        set { self[OpenAddressKey.self] = newValue }
    }
}

extension SessionScope {
    /// The handlers of opened addresses.
    var openers: URLOpeners { shared(URLOpeners.self) { URLOpeners() } }
}
