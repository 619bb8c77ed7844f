// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The clipboard, under the name that code for the iPhone uses to copy.
///
/// ```swift
/// Button("Copy") { UIPasteboard.general.string = "SOUP-2041" }
/// ```
/// The text reaches the clipboard of the session whose action or task sets it, one round trip after the press. Chromium and
/// Firefox accept it for some seconds after a press or a key. Safari copies only during the press itself, so nothing is
/// copied there. New code uses ``CopyButton``, which copies in all browsers.
///
/// A server cannot read the clipboard of a browser, so the properties are `nil`. A ``PasteButton`` asks for it.
public final class UIPasteboard: Sendable {
    /// The clipboard of the session that uses it.
    public static let general = UIPasteboard()

    private init() {}

    /// The text to copy. It reads as `nil`.
    public var string: String? {
        get { unread() }
        set { copy(newValue) }
    }

    /// The texts to copy, one in each line. It reads as `nil`.
    public var strings: [String]? {
        get { unread() }
        set { copy(newValue?.joined(separator: "\n")) }
    }

    /// The address to copy. It reads as `nil`.
    public var url: URL? {
        get { unread() }
        set { copy(newValue?.absoluteString) }
    }

    /// A Boolean that is `false`, because a server cannot know it.
    public var hasStrings: Bool { false }

    /// A Boolean that is `false`, because a server cannot know it.
    public var hasURLs: Bool { false }

    private func unread<Value>() -> Value? {
        Diagnostics.warn(
            "UIPasteboard was read, and a server cannot read the clipboard of a browser.",
            remedy: "Use a PasteButton, which asks the browser.")
        return nil
    }

    private func copy(_ text: String?) {
        let session = SessionContext.expected(
            by: "UIPasteboard was set", otherwise: "nothing is copied",
            remedy: "Set it in an action or a task, instead of a closure that a DispatchQueue runs.")
        guard let session, let text else { return }
        Task { @MainActor in session.copyToClipboard(text) }
    }
}

extension SessionScope {
    fileprivate func copyToClipboard(_ text: String) {
        guard let tree else { return }
        tree.mailbox.perform { [weak tree] in tree?.emit(.document(name: AttributeName.clip, value: text)) }
    }
}
