// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A button that shares items with other apps.
///
/// ```swift
/// ShareLink(item: URL(string: "https://example.org/parks/zion")!)
/// ShareLink("Share Photo", item: data, preview: SharePreview("Photo"))
/// ```
/// Where the browser has a share sheet, it opens. Otherwise texts and addresses are copied, which the page says, and
/// files are downloaded. The browser has the items before the press, because it shares only during a press.
///
/// Of an item, the browser gets its address, or else its text, or else a file of its first representation. Files may
/// have 64 kB together. Items whose representation takes time are made when the link appears, and again when they
/// change, if they are `Hashable`; the link is disabled until they are there.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View, BuiltInView
where
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Data.Element: Transferable
{
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
    private let label: Label
    @State private var loaded: [SharePart]?

    init(
        _ items: Data, _ subject: Text?, _ message: Text?,
        _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
    ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.preview = preview
        self.label = label
    }

    /// Creates a link that shares items.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - subject: The title of what is shared, such as the subject of a mail.
    ///   - message: A text before the items.
    ///   - preview: The preview of each item. Its title is the subject if there is no other.
    ///   - label: The label of the button.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, preview, label())
    }

    /// Creates a link that shares an item.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
    }

    /// The content of the view.
    @MainActor public var body: some View {
        let now = SharePart.now(items)
        Button(action: {}) { label }
            .modifier(
                ShareModifier(
                    title: subject ?? preview.flatMap { preview in items.first.map { preview($0).title } },
                    message: message, parts: now ?? loaded ?? [])
            )
            .disabled((now ?? loaded) == nil)
            .task(id: now == nil ? items.map { ($0 as? AnyHashable) ?? AnyHashable(0) } : nil) {
                if now == nil { loaded = await SharePart.later(items) }
            }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Creates a link that shares texts.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == String {
        self.init(items, subject, message, nil, label())
    }

    /// Creates a link that shares addresses.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == URL {
        self.init(items, subject, message, nil, label())
    }

    /// Creates a link that shares a text.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, nil, label())
    }

    /// Creates a link that shares an address.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, nil, label())
    }
}
