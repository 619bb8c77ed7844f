// SPDX-License-Identifier: Apache-2.0
public import Foundation

private enum PageURLKey: EnvironmentKey {
    static let defaultValue = URL(string: "/")!
}

extension EnvironmentValues {
    /// The address at which the browser opened the app: path and query, relative to the path of the app.
    ///
    /// ```swift
    /// @Environment(\.pageURL) private var pageURL
    /// var body: some View {
    ///     if pageURL.path == "/about" { AboutView() } else { HomeView() }
    /// }
    /// ```
    /// It is set before the first rendering, so an app can serve several pages without a script.
    public internal(set) var pageURL: URL {
        get { self[PageURLKey.self] }
        set { self[PageURLKey.self] = newValue }
    }
}

extension SessionScope {
    var pageURL: URL { url(below: route) }

    /// Removes the path of the app from an address of the browser. The rest names no other host.
    func url(below address: String) -> URL {
        URL(string: address.relative(to: basePath)) ?? PageURLKey.defaultValue
    }

    var pageURLEntry: (key: ObjectIdentifier, value: Any) { (ObjectIdentifier(PageURLKey.self), pageURL) }
}

extension String {
    /// Returns an address of the browser without the path of the app. It names no other host.
    func relative(to basePath: String) -> String {
        var path = Substring(self)
        if path.utf8.starts(with: basePath.utf8) {
            let rest = path.utf8.dropFirst(basePath.utf8.count)
            // The path `/app` is no beginning of `/apple`.
            if rest.first.map({ "/?#".utf8.contains($0) }) ?? true { path = Substring(rest) }
        }
        return String(path).onThisHost
    }
}
