// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Opens a URL. Read it from the environment and call it like a function.
///
/// ```swift
/// struct HelpButton: View {
///     @Environment(\.openURL) private var openURL
///     var body: some View {
///         Button("Help") { openURL(URL(string: "https://example.org/help")!) }
///     }
/// }
/// ```
/// By default, a page of the web opens in a new tab, so that the app keeps running, and `mailto:`, `tel:` and the like
/// open beside the page. Browsers open tabs only for a few seconds after a press, and may ask the user first. Safari opens
/// no tab after a round trip: use a ``Link`` where that matters.
///
/// An app can handle the links of its texts, and those of ``Link``, itself:
/// ```swift
/// Text("Read the [terms](app:terms).")
///     .environment(\.openURL, OpenURLAction { url in
///         guard url.scheme == "app" else { return .systemAction }
///         print("show \(url.path)")
///         return .handled
///     })
/// ```
public struct OpenURLAction: @unchecked Sendable {
    /// The outcome of opening a URL.
    public struct Result: Sendable {
        fileprivate enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }
        fileprivate let kind: Kind

        /// The handler has opened the URL.
        public static let handled = Result(kind: .handled)
        /// The handler has not opened the URL, and nothing else should.
        public static let discarded = Result(kind: .discarded)
        /// The browser opens the URL.
        public static let systemAction = Result(kind: .system(nil))
        /// The browser opens another URL.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
        /// The browser opens the URL, in a new tab in any case.
        public static func systemAction(prefersInApp: Bool) -> Result { .systemAction }
        /// The browser opens another URL, in a new tab in any case.
        public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result { .systemAction(url) }
    }

    private let handler: ((URL) -> Result)?
    /// Opens an address of the app in the running session.
    private let openAddress: ((URL) -> Void)?

    /// Creates an action for links and for calls below the view that gets it.
    ///
    /// - Parameter handler: A closure that opens the URL, or leaves it to the browser.
    @preconcurrency
    public init(handler: @escaping @MainActor (URL) -> Result) {
        // Main-actor closures have the same calling convention, and the action is only called on the main actor.
        self.handler = unsafeBitCast(handler, to: ((URL) -> Result).self)
        openAddress = nil
    }

    init(openAddress: ((URL) -> Void)?) {
        handler = nil
        self.openAddress = openAddress
    }

    /// Indicates whether the app handles URLs itself.
    var isCustom: Bool { handler != nil }

    /// Opens a URL. Call the action like a function: `openURL(url)`.
    @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = open(url) }

    /// Opens a URL in a new tab.
    @MainActor @preconcurrency public func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = open(url) }

    /// Opens a URL, and reports whether it was accepted. A browser does not report what it refuses.
    @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)
    {
        completion(open(url))
    }

    @MainActor private func open(_ url: URL) -> Bool {
        guard let handler else { return openInBrowser(url) }
        switch handler(url).kind {
        case .handled: return true
        case .discarded: return false
        case .system(let other): return openInBrowser(other ?? url)
        }
    }

    @MainActor private func openInBrowser(_ url: URL) -> Bool {
        guard let address = SafeLink.checked(url.absoluteString) else {
            Diagnostics.warn(
                "A browser does not open \(url.scheme ?? "") addresses for a page: \(url.absoluteString)",
                remedy: "Handle the address with `.environment(\\.openURL, OpenURLAction { … })`.")
            return false
        }
        if address.hasPrefix("/"), let openAddress {
            openAddress(url)
            return true
        }
        guard let tree = SessionContext.current?.tree else { return false }
        let isPage = SafeLink.leavesTheApp(address) || address.hasPrefix("/")
        let operation = Operation.document(name: isPage ? "_blank" : "_self", value: SafeLink.placed(address))
        tree.mailbox.perform { [weak tree] in
            tree?.whenWritten { [weak tree] in tree?.emit(operation) }
        }
        return true
    }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction? { nil } }

extension EnvironmentValues {
    /// Opens URLs. The default leaves them to the browser; see ``OpenURLAction``.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? OpenURLAction(openAddress: openAddress) }
        set { self[OpenURLKey.self] = newValue }
    }
}
