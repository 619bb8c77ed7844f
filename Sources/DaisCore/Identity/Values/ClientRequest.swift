// SPDX-License-Identifier: Apache-2.0

/// The facts of a browser's request that are safe to show and to log.
///
/// Views read the request that has opened their page with `@Environment(\.request)`:
///
/// ```swift
/// struct Welcome: View {
///     @Environment(\.request) private var request
///
///     var body: some View {
///         Text("Your browser: \(request.headers["User-Agent"] ?? "unknown")")
///     }
/// }
/// ```
/// It never contains cookies or passwords. Only the closure of ``Scene/authenticate(_:)`` sees those, in its
/// ``AuthenticationRequest``.
public struct ClientRequest: Sendable, Equatable {
    /// The path of the page below the path of the app, such as `/boards/7`.
    public internal(set) var path = "/"
    /// The query of the page without its question mark, or `nil` if there is none.
    public internal(set) var query: String?
    /// The host that the browser has asked for, such as `example.org`.
    public let host: String?
    /// The listed headers of the request. The server's option `requestHeaders` adds names to the list.
    public let headers: RequestHeaders
    /// The address of the browser, such as `192.0.2.1`, or `nil` if it is unknown. Behind a proxy, it is the address in
    /// the header that the server's option `clientAddressHeader` names.
    public let address: String?
    /// A Boolean value that indicates whether the browser's connection is encrypted. Only a proxy knows it, see the
    /// server's option `clientAddressHeader`.
    public let isEncrypted: Bool

    /// Creates a request, for previews and tests.
    public init(
        path: String = "/", query: String? = nil, host: String? = nil, headers: RequestHeaders = RequestHeaders(),
        address: String? = nil, isEncrypted: Bool = false
    ) {
        self.path = path
        self.query = query
        self.host = host
        self.headers = headers
        self.address = address
        self.isEncrypted = isEncrypted
    }

    /// The languages of the browser, most wanted first, such as `["de-CH", "de", "en"]`.
    public var languages: [String] {
        let entries = (headers["Accept-Language"] ?? "").split(separator: ",").prefix(32)
        let wanted = entries.enumerated().compactMap { index, entry -> (name: String, weight: Double, index: Int)? in
            let parts = entry.split(separator: ";").map { $0.filter { $0 != " " } }
            guard let name = parts.first, name != "*", !name.isEmpty else { return nil }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            return weight > 0 ? (name, weight, index) : nil
        }
        return wanted.sorted { ($1.weight, $0.index) < ($0.weight, $1.index) }.map(\.name)
    }

    /// Returns the request for a page of the app.
    ///
    /// - Parameter address: The path and query that the browser shows.
    package func at(_ address: String, below basePath: String) -> ClientRequest {
        let parts = address.relative(to: basePath).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var request = self
        request.path = parts.first.map(String.init) ?? "/"
        request.query = parts.count > 1 ? String(parts[1]) : nil
        return request
    }
}

/// Headers of a request by name, without regard to case.
///
/// ```swift
/// let headers = RequestHeaders([("User-Agent", "Test")])
/// print(headers["user-agent"] ?? "")  // Test
/// ```
public struct RequestHeaders: Sendable, Equatable {
    private var entries: [Entry] = []

    private struct Entry: Sendable, Equatable {
        let name: String
        let value: String
    }

    /// Creates headers, for previews and tests.
    public init(_ headers: [(name: String, value: String)] = []) {
        entries = headers.map { Entry(name: $0.name.lowercased(), value: $0.value) }
    }

    /// The value of a header, or `nil` if the request lacks it or the server does not list it.
    public subscript(name: String) -> String? {
        let name = name.lowercased()
        return entries.first { $0.name == name }?.value
    }
}
