// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A script of the app's own, for custom elements that views show with `HTMLElementView`.
///
/// It is served by this server, from the page's own origin, under an address that changes with its content, and loaded
/// as a module after the client. Nothing inline, nothing from elsewhere: the content security policy stays as it is.
public struct PageScript: Sendable {
    /// A file name that ends in `.js`.
    public let name: String
    let file: ClientAssets.File

    /// - Parameters:
    ///   - name: letters, digits, dots, hyphens; ends in `.js`.
    ///   - source: an ES module. It may import other scripts of the app by `./NAME`.
    public init(name: String, source: String) {
        precondition(
            name.hasSuffix(".js")
                && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") },
            "A script is named by letters, digits, dots and hyphens, and ends in .js, unlike “\(name)”")
        self.name = name
        file = ClientAssets.File(name: name, type: "text/javascript", text: source)
    }

    /// A script from a file, read once.
    public init(contentsOf url: URL) throws {
        self.init(name: url.lastPathComponent, source: try String(contentsOf: url, encoding: .utf8))
    }
}
