// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Read-only text: plain, localized, formatted, or several runs with different attributes joined with `+`.
///
/// ```swift
/// Text("Hello, \(name)")                          // looked up in the app's string tables
/// Text(verbatim: "v\(version)")                   // never looked up
/// Text(price, format: .currency(code: "EUR"))
/// Text("Total ").bold() + Text("incl. VAT").font(.footnote)
/// ```
///
/// A text with the same attributes throughout is one element of the page.
nonisolated public struct Text: PrimitiveView, Equatable, Sendable {
    enum Storage: Equatable, Sendable {
        case verbatim(String)
        /// A key without values in the app's main table. Most titles are such keys, and they need no object.
        case key(String)
        case content(TextContent)
    }

    var storage: Storage
    var attributes: TextAttributesBox?

    init(_ content: TextContent) { storage = .content(content) }

    /// Creates a text that is not localized.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// Creates a text from a string, without looking it up.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// Creates a text that is looked up in the string tables of a bundle, in the reader's language.
    ///
    /// - Parameters:
    ///   - key: The key of the text in the string tables.
    ///   - tableName: The table's name without extension; `nil` means `Localizable`.
    ///   - bundle: The bundle with the tables; `nil` means that of the app.
    ///   - comment: A comment for translators, which is not used at run time.
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

    /// Mounts the view.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        TextNode(view, in: context)
    }
    /// Updates the mounted view to a new value.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: TextNode.self).patch(to: view)
    }

    /// Joins two texts, which keep their attributes.
    public static func + (a: Text, b: Text) -> Text { Text(JoinedContent(a, b)) }
}

/// The content of a text that is more than a string.
nonisolated class TextContent: Equatable, @unchecked Sendable {
    /// Appends the runs in the language, calendar and time zone of the resolver.
    func resolve(_ text: inout TextResolver, _ attributes: TextAttributes) {}

    /// Returns the text without attributes if it certainly has only one run, which is true for most texts.
    func plain(_ text: inout TextResolver) -> String? { nil }

    func isEqual(to other: TextContent) -> Bool { false }

    /// A Boolean that is `true` if resolving the text takes no longer than comparing it: no dates and no measurements.
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
