// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A script of the app for custom elements that views show with `HTMLElementView`.
///
/// The server delivers it from the page's own origin, under an address that changes with its content, and the page
/// loads it as a module after the client. The content security policy stays the same.
///
/// ```swift
/// var options = ServerOptions()
/// options.scripts = [PageScript(name: "tick.js", source: "customElements.define('x-tick', class extends HTMLElement {})")]
/// ```
public struct PageScript: Sendable {
    /// The file name, which ends in `.js`.
    public let name: String
    let file: ClientAssets.File

    /// Creates a script from its source code.
    ///
    /// - Parameters:
    ///   - name: The file name of letters, digits, dots and hyphens, which ends in `.js`.
    ///   - source: An ES module. It can import other scripts of the app as `./NAME`.
    public init(name: String, source: String) {
        precondition(
            name.hasSuffix(".js")
                && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") },
            "A script is named by letters, digits, dots and hyphens, and ends in .js, unlike “\(name)”")
        self.name = name
        file = ClientAssets.File(name: name, type: "text/javascript", text: source)
    }

    /// Creates a script from a file, which is read once.
    ///
    /// - Throws: An error if the file cannot be read as UTF-8.
    public init(contentsOf url: URL) throws {
        self.init(name: url.lastPathComponent, source: try String(contentsOf: url, encoding: .utf8))
    }
}
