// SPDX-License-Identifier: Apache-2.0
public import Foundation

private enum PageURLKey: EnvironmentKey {
    static let defaultValue = URL(string: "/")!
}

extension EnvironmentValues {
    /// The address at which the browser opened the app: path and query, below the path the app is mounted at.
    ///
    /// ```swift
    /// @Environment(\.pageURL) private var pageURL
    /// var body: some View {
    ///     if pageURL.path == "/about" { AboutView() } else { HomeView() }
    /// }
    /// ```
    /// It is there for the very first rendering, so a page of its own needs no script.
    public internal(set) var pageURL: URL {
        get { self[PageURLKey.self] }
        set { self[PageURLKey.self] = newValue }
    }
}

extension SessionScope {
    var pageURL: URL { url(below: route) }

    /// An address of the browser's without the path that the app is mounted at.
    func url(below address: String) -> URL {
        var path = address
        if !basePath.isEmpty, path.hasPrefix(basePath) { path.removeFirst(basePath.count) }
        if !path.hasPrefix("/") { path = "/" + path }
        return URL(string: path) ?? PageURLKey.defaultValue
    }

    var pageURLEntry: (key: ObjectIdentifier, value: Any) { (ObjectIdentifier(PageURLKey.self), pageURL) }
}
