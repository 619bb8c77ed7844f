// SPDX-License-Identifier: Apache-2.0

package import DaisCore

/// Renders a view into a complete document with head, boot data and client.
///
/// The core writes the markup of the views. The values added here, such as title, language and addresses, use its
/// escaping; content of scripts and styles uses ``PageText``.
package struct PageRenderer: Sendable {
    /// `""` for the root of the host, otherwise `/prefix` without a trailing slash.
    package let basePath: String
    package var development: Bool
    package private(set) var assets: ClientAssets
    /// Indicates whether the page can show the inspector.
    var hasInspector = false
    /// Indicates whether the browser has loaded the style sheets with an earlier page.
    var hasStyles = false
    /// The page for developers that is shown.
    var tool: DevelopmentAddress? {
        didSet {
            if case .preview(_, let settings) = tool?.page {
                assets = PreviewClient.assets(assets, as: settings)
            }
        }
    }
    private let longestText: Int
    let scripts: [PageScript]

    package init(
        basePath: String, development: Bool, longestText: Int = ServerOptions().longestText,
        assets: ClientAssets = .shared, scripts: [PageScript] = []
    ) {
        self.longestText = longestText
        self.scripts = scripts
        self.basePath = basePath
        self.development = development
        self.assets = assets
    }

    package var socketPath: String { basePath + "/_dais/live" }
    /// The folder of all scripts, which lets them import each other. It changes when any of them does.
    private var scriptPath: String { basePath + "/_dais/" + scriptHash }
    var scriptHash: String {
        var all = FNV1a()
        for script in scripts {
            all.add(script.name)
            all.add(script.file.tag)
        }
        return all.hex
    }
    /// The beginning of the socket's address, by which the browser also keeps what belongs to the page. A preview must
    /// not find the state of the app, nor of another preview beside it.
    private var linePath: String { socketPath + "/" + (tool.map { $0.tab + "~" } ?? "") }
    package var assetPath: String { basePath + "/_dais/" + assets.hash }

    @MainActor package func document(_ page: RenderedPage, nonce: String) -> String {
        // The reader's language is wrong here: a screen reader would pronounce English words as German (WCAG 3.1.1).
        // Without a string catalog, an app uses Foundation's development language.
        let language = " lang=\"\(HTMLWriter.escaped(page.language ?? "en"))\""
        let direction = page.direction.map { " dir=\"\(HTMLWriter.escaped($0))\"" } ?? ""
        var html = "<!DOCTYPE html>\n<html\(language)\(direction)>\n<head>\n<meta charset=\"utf-8\">\n"
        html += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\n"
        // A script after a style sheet would wait for it.
        html += "<script \(AttributeName.socket)=\"\(HTMLWriter.escaped(linePath))\">\(EarlyScript.text)</script>\n"
        let scheme = tool.flatMap(PreviewClient.colorScheme) ?? "light dark"
        html += "<meta name=\"color-scheme\" content=\"\(scheme)\">\n"
        html += "<title>\(HTMLWriter.escaped(page.title ?? ""))</title>\n"
        // Without it, every first visit causes a second request, for an icon that does not exist.
        html += "<link rel=\"icon\" href=\"data:,\">\n"
        let needed = assets.parts(neededBy: [page.root, page.overlays]).map(\.name)
        for name in [ClientAssets.styleSheet] + assets.parts.filter({ needed.contains($0.name) }).flatMap(\.files) {
            html += link(name, nonce: nonce)
        }
        html += "<link rel=\"stylesheet\" media=\"print\" href=\"\(address(ClientAssets.printSheet))\">\n"
        if !page.rules.isEmpty {
            html += "<style nonce=\"\(nonce)\" id=\"dais-rules\">\(PageText.styleText(page.rules))</style>\n"
        }
        html += "</head>\n<body translate=\"no\">\n\(page.root)\n\(page.overlays)\n"
        html += "<svg id=\"dais-sprite\" aria-hidden=\"true\">\(page.symbols)</svg>\n"
        html += "<script type=\"application/json\" id=\"dais-boot\">\(bootData(page, needed: needed))</script>\n"
        html += "<script type=\"module\" src=\"\(address(ClientAssets.script))\"></script>\n"
        // App scripts run after the client has numbered the page, because a custom element may add children.
        for script in scripts {
            let address = HTMLWriter.escaped("\(scriptPath)/\(script.name)")
            html += "<script type=\"module\" src=\"\(address)\"></script>\n"
        }
        if let name = InspectorClient.script(of: tool, hasInspector: hasInspector) {
            let address = HTMLWriter.escaped("\(basePath)/_dais/\(InspectorClient.hash)/\(name)")
            html += "<script type=\"module\" src=\"\(address)\"></script>\n"
        }
        html += "</body>\n</html>\n"
        return html
    }

    /// Returns the element that brings a file of the client. The browser shows nothing before the style sheets are there.
    /// On a first visit they are part of the page, which saves a round trip, and the client loads the files into the cache
    /// when nothing waits for them. A link would delay the `load` event of the page.
    @MainActor private func link(_ name: String, nonce: String) -> String {
        guard name.hasSuffix(".css") else { return "<link rel=\"modulepreload\" href=\"\(address(name))\">\n" }
        guard !hasStyles, let file = assets.files[name] else {
            return "<link rel=\"stylesheet\" href=\"\(address(name))\">\n"
        }
        let text = String(decoding: file.bytes, as: UTF8.self)
        return "<style nonce=\"\(nonce)\" \(AttributeName.file)=\"\(name)\">\(text)</style>\n"
    }

    @MainActor private func address(_ name: String) -> String { HTMLWriter.escaped(assetPath + "/" + name) }

    private func bootData(_ page: RenderedPage, needed: [String]) -> String {
        let parts = assets.parts.map { part in
            "[\(PageText.scriptString(part.name)),\(part.types),"
                + "\(PageText.scriptString(part.pattern)),\(part.operations),\(needed.contains(part.name) ? 1 : part.isOnDemand ? 2 : 0)]"
        }
        return bootData(page, parts: parts.joined(separator: ","))
    }

    private func bootData(_ page: RenderedPage, parts: String) -> String {
        "{\"count\":\(page.count),"
            + "\"sum\":\(PageText.scriptString(page.sum)),\"dev\":\(development),"
            + "\"longest\":\(longestText),\"files\":\(PageText.scriptString(assetPath + "/")),\"parts\":[\(parts)],"
            + "\"words\":[\(page.words.map(PageText.scriptString).joined(separator: ","))]}"
    }

    /// Returns 128 random bits. An unpredictable value allows the page's inline rules.
    package static func makeNonce() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

/// Escapes text for the two elements whose content is not HTML-escaped.
package enum PageText {
    /// Returns a JSON string that cannot end its `<script>` element.
    package static func scriptString(_ text: String) -> String {
        "\""
            + replacing(text) { byte in
                switch byte {
                case UInt8(ascii: "\""): "\\\""
                case UInt8(ascii: "\\"): "\\\\"
                case UInt8(ascii: "<"): "\\u003c"
                case 0..<0x20: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
                default: nil
                }
            } + "\""
    }

    /// Returns CSS that cannot end its `<style>` element. CSS reads `<\/` as `</`.
    package static func styleText(_ css: String) -> String {
        css.contains("</") ? css.replacing("</", with: "<\\/") : css
    }

    private static func replacing(_ text: String, _ replacement: (UInt8) -> String?) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 16)
        for byte in text.utf8 {
            if let replacement = replacement(byte) {
                bytes += replacement.utf8
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
