// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Foundation
import Observation

/// Markdown in texts, up to the markup of the page.
enum MarkdownTarget: FuzzTarget {
    static let name = "markdown"
    static let words =
        FuzzInput.joining + [
            "**", "*", "_", "`", "``", "~~", "[", "](", ")", "<", ">", "\\", "http://", "https://", "mailto:",
            "javascript:", "data:text/html,", "java\nscript:", "//", "/\\", "<script>", "</span>", "\"", "&lt;",
            "&#13;",
        ]
    static let seeds = [
        "**bold** and *weak* and `code`", "[title](https://a.example \"t\")", "<https://a.example> ~~gone~~",
        "see https://a.example/x?y=1.", "[x](javascript:alert(1)) **y**", "snake_case_name 2 * 3 * 4", "*a **b* c**",
        "[a[b](c)](d) \\* ``a`b``", "<script>alert(1)</script>",
    ]

    static func run(_ input: [UInt8]) {
        let source = String(decoding: input, as: UTF8.self)
        let characters = Array(source)
        var reader = MarkdownReader(characters)
        _ = reader.read(Markdown.Marks())
        expect(reader.steps <= 8 * characters.count + 8, "\(reader.steps) steps for \(characters.count) characters")
        let runs = Markdown.runs(source)
        expect(
            runs.reduce(0) { $0 + $1.text.utf8.count } <= source.utf8.count, "more text than there was: \(runs)")
        for run in runs {
            if let link = run.marks.link.flatMap(SafeLink.checked) { expectSafe(link) }
        }
        page.text = source
        session.runTurn()
        MarkupCheck.check(session.tree.root.markup)
        // Without an answer, the session keeps the frames for a browser that comes back.
        session.enqueue(.acknowledge(patches))
    }

    /// Checks that a browser opens a page, a message or a call, whose scheme its parser reads from bytes.
    static func expectSafe(_ link: String) {
        let bytes = Array(link.utf8).filter { $0 > 0x20 }
        expect(bytes.count == link.utf8.count, "a link with spaces: \(link.debugDescription)")
        let head = bytes.prefix { ![0x3a, 0x2f, 0x3f, 0x23].contains($0) }
        if head.count < bytes.count, bytes[head.count] == 0x3a {
            let scheme = String(decoding: head, as: UTF8.self).lowercased()
            expect(
                ["http", "https", "mailto", "tel", "sms", "facetime"].contains(scheme),
                "a link of another scheme: \(link.debugDescription)")
        } else {
            let slashes = bytes.prefix { $0 == 0x2f || $0 == 0x5c }
            expect(slashes.count < 2, "a link to another host: \(link.debugDescription)")
        }
    }

    @Observable
    @MainActor
    fileprivate final class Page {
        var text = ""
    }
    private struct PageView: View {
        let page: Page
        var body: some View { Text(LocalizedStringKey(page.text)) }
    }
    @MainActor private static let page = Page()
    @MainActor private static let session: Session = {
        let session = Session(
            content: RootContent(title: nil) { PageView(page: MarkdownTarget.page) }, isDevelopment: false)
        session.onPatch = { _ in patches += 1 }
        _ = session.open(transport: Nowhere())
        return session
    }()
    @MainActor private static var patches = 0
}

/// A connection without a browser.
final class Nowhere: SessionTransport {
    var pendingBytes: Int { 0 }
    func send(_ frame: String) {}
    func close() {}
}

/// Reads markup as a browser does, and accepts only what a text consists of.
private enum MarkupCheck {
    private static let tags: Set<String> = ["div", "span", "a", "code", "main", "section"]
    private static let attributes: Set<String> = ["class", "id", "href", "target", "rel", "data-on", "data-k"]

    static func check(_ markup: String) {
        var rest = Array(markup.utf8)[...]
        func fail() { expect(false, "markup that is no text: \(markup)") }
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[(start + 1)...]
            if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
            let tag = rest.prefix { (0x61...0x7a).contains($0) }
            if !tags.contains(String(decoding: tag, as: UTF8.self)) { return fail() }
            rest = rest[tag.endIndex...]
            while rest.first == UInt8(ascii: " ") {
                rest = rest.dropFirst()
                let name = rest.prefix { (0x61...0x7a).contains($0) || $0 == UInt8(ascii: "-") }
                if !attributes.contains(String(decoding: name, as: UTF8.self)) { return fail() }
                rest = rest[name.endIndex...]
                guard rest.starts(with: "=\"".utf8) else { continue }
                rest = rest.dropFirst(2)
                let value = rest.prefix { $0 != UInt8(ascii: "\"") }
                if name.elementsEqual("href".utf8) {
                    MarkdownTarget.expectSafe(
                        String(decoding: value, as: UTF8.self).replacing("&lt;", with: "<").replacing(
                            "&amp;", with: "&"))
                }
                rest = rest[value.endIndex...].dropFirst()
            }
            if rest.first != UInt8(ascii: ">") { return fail() }
        }
    }
}
