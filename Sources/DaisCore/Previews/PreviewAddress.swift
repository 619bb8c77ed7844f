// SPDX-License-Identifier: Apache-2.0

/// An address below `/_dais/previews`: the list of previews, or one preview.
package struct PreviewAddress: Equatable, Sendable {
    package enum Page: Equatable, Sendable {
        case list
        case preview(id: String, PreviewSettings)
    }

    package static let path = "/_dais/previews"

    package let page: Page
    /// The path that counts as the root of the app on this page. Everything about a preview is in it, so that a view
    /// may change the address.
    package let basePath: String

    /// Reads an address of the browser, or returns `nil` if it belongs to the app.
    ///
    /// - Parameter base: The path of the app.
    package init?(_ address: String, below base: String) {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        let start = base + Self.path
        guard path.utf8.starts(with: start.utf8) else { return nil }
        let rest = path.utf8.dropFirst(start.utf8.count)
        guard rest.isEmpty || rest.first == UInt8(ascii: "/") else { return nil }
        let parts = (Substring(rest)).split(separator: "/")
        if parts.count >= 3, parts[0] == "show", Self.isID(parts[1]), let settings = PreviewSettings(parts[2]) {
            page = .preview(id: String(parts[1]), settings)
            basePath = "\(start)/show/\(parts[1])/\(parts[2])"
        } else {
            page = .list
            basePath = start
        }
    }

    /// Reads the path of a session again.
    init?(basePath: String) {
        guard let range = basePath.firstRange(of: Self.path) else { return nil }
        self.init(basePath, below: String(basePath[..<range.lowerBound]))
    }

    /// The name by which the browser keeps state for the page, or `nil` for the list. It stays the same if settings
    /// change, so that the preview keeps its state.
    package var tab: String {
        switch page {
        case .list: "previews"
        case .preview(let id, _): "preview-\(id)"
        }
    }

    package var settings: PreviewSettings {
        if case .preview(_, let settings) = page { settings } else { PreviewSettings() }
    }

    private static func isID(_ text: Substring) -> Bool {
        text.utf8.count <= 200
            && text.utf8.allSatisfy {
                (97...122).contains($0) || (48...57).contains($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
            }
    }
}
