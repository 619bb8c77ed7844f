// SPDX-License-Identifier: Apache-2.0

/// An address of the pages for developers: the list of previews, one preview, the list of sessions, or the inspector of
/// one.
package struct DevelopmentAddress: Equatable, Sendable {
    package enum Page: Equatable, Sendable {
        case list
        case preview(id: String, PreviewSettings)
        case sessions
        case inspector(session: String)
    }

    package static let path = "/_dais/previews"
    package static let inspectorPath = "/_dais/inspect"

    package let page: Page
    /// The path that counts as the root of the app on this page. Everything about a preview is in it, so that a view
    /// may change the address.
    package let basePath: String

    /// Reads an address of the browser, or returns `nil` if it belongs to the app.
    ///
    /// - Parameter base: The path of the app.
    package init?(_ address: String, below base: String) {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        let inspector = base + Self.inspectorPath
        if let parts = Self.parts(of: path, below: inspector) {
            if let session = parts.first, Self.isSession(session) {
                page = .inspector(session: String(session))
                basePath = "\(inspector)/\(session)"
            } else {
                page = .sessions
                basePath = inspector
            }
            return
        }
        let start = base + Self.path
        guard let parts = Self.parts(of: path, below: start) else { return nil }
        if parts.count >= 3, parts[0] == "show", Self.isID(parts[1]), let settings = PreviewSettings(parts[2]) {
            page = .preview(id: String(parts[1]), settings)
            basePath = "\(start)/show/\(parts[1])/\(parts[2])"
        } else {
            page = .list
            basePath = start
        }
    }

    /// Returns the components of a path after its beginning, or `nil` if the path begins otherwise.
    private static func parts(of path: Substring, below start: String) -> [Substring]? {
        guard path.utf8.starts(with: start.utf8) else { return nil }
        let rest = path.utf8.dropFirst(start.utf8.count)
        guard rest.isEmpty || rest.first == UInt8(ascii: "/") else { return nil }
        return Substring(rest).split(separator: "/")
    }

    /// Reads the path of a session again.
    init?(basePath: String) {
        guard let range = basePath.firstRange(of: Self.path) ?? basePath.firstRange(of: Self.inspectorPath) else {
            return nil
        }
        self.init(basePath, below: String(basePath[..<range.lowerBound]))
    }

    /// The name by which the browser keeps state for the page. It stays the same if the settings of a preview change, so
    /// that the preview keeps its state.
    package var tab: String {
        switch page {
        case .list: "previews"
        case .preview(let id, _): "preview-\(id)"
        case .sessions, .inspector: "inspect"
        }
    }

    package var settings: PreviewSettings {
        if case .preview(_, let settings) = page { settings } else { PreviewSettings() }
    }

    private static func isSession(_ text: Substring) -> Bool {
        text.utf8.count <= 100
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    }

    private static func isID(_ text: Substring) -> Bool {
        text.utf8.count <= 200
            && text.utf8.allSatisfy {
                (97...122).contains($0) || (48...57).contains($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
            }
    }
}
