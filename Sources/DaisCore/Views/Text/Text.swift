// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Read-only text: plain, localized, formatted, or several runs with different looks joined with `+`.
///
/// ```swift
/// Text("Hello, \(name)")                          // looked up in the app's string tables
/// Text(verbatim: "v\(version)")                   // never looked up
/// Text(price, format: .currency(code: "EUR"))
/// Text("Total ").bold() + Text("incl. VAT").font(.footnote)
/// ```
///
/// A text with one look is one element of the page.
nonisolated public struct Text: PrimitiveView, Equatable, Sendable {
    enum Storage: Equatable, Sendable {
        case verbatim(String)
        /// A key without values in the app's own table, as most titles are: no object is made for it.
        case key(String)
        case content(TextContent)
    }

    var storage: Storage
    var attributes: TextAttributesBox?

    init(_ content: TextContent) { storage = .content(content) }

    /// A text that is shown as it is.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// A text that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// A text that is looked up in the string tables of a bundle, in the reader's language.
    ///
    /// - Parameters:
    ///   - tableName: the table's name without extension; `nil` means `Localizable`.
    ///   - bundle: where the tables are; `nil` means the app's own.
    ///   - comment: for translators; not used at run time.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        storage =
            key.arguments.isEmpty && tableName == nil && bundle == nil
            ? .key(key.key) : .content(LocalizedContent(key: key, table: tableName, bundle: bundle))
    }

    var isCheap: Bool {
        if case .content(let content) = storage { return content.isCheap }
        return true
    }

    @MainActor public static func _mount(_ view: Self, in context: MountContext) -> Node { TextNode(view, in: context) }
    @MainActor public static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: TextNode.self).patch(to: view)
    }

    /// Joins two texts; each keeps its look.
    public static func + (a: Text, b: Text) -> Text { Text(JoinedContent(a, b)) }
}

/// What a text says, when that is more than a string.
nonisolated class TextContent: Equatable, @unchecked Sendable {
    /// Appends the runs in the language, calendar and time zone of a place in the tree.
    func resolve(_ text: inout TextResolver, _ attributes: TextAttributes) {}

    /// The text alone, when it is certain that there is one look: the way most texts take.
    func plain(_ text: inout TextResolver) -> String? { nil }

    func isEqual(to other: TextContent) -> Bool { false }

    /// Whether writing it again takes no longer than to see that it is the same: no dates, no measures.
    var isCheap: Bool { false }

    static func == (a: TextContent, b: TextContent) -> Bool { a === b || a.isEqual(to: b) }
}

nonisolated final class JoinedContent: TextContent, @unchecked Sendable {
    private let first: Text
    private let second: Text

    init(_ first: Text, _ second: Text) {
        self.first = first
        self.second = second
    }

    override func resolve(_ text: inout TextResolver, _ attributes: TextAttributes) {
        first.resolve(&text, attributes)
        second.resolve(&text, attributes)
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? JoinedContent else { return false }
        return first == other.first && second == other.second
    }
}
