// SPDX-License-Identifier: Apache-2.0
public import Foundation

// The initializers of `ShareLink` with the label of the system, or with a title.

/// The label of a share link without a title: "Share…", in the reader's language, with a symbol.
nonisolated public struct DefaultShareLinkLabel: View, BuiltInView {
    private let title: Text?

    init(_ title: Text? = nil) { self.title = title }

    /// The content of the view.
    @MainActor public var body: some View {
        Label {
            if let title { title } else { BuiltInText(.share) }
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a link with the label of the system that shares items.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel())
    }

    /// Creates a link with the label of the system that shares an item.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel())
    }

    /// Creates a link with a localized title that shares items.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a link with a localized title that shares an item.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a link with a title that shares items.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a link with a title that shares an item.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a link with a text as its title that shares items.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(title))
    }

    /// Creates a link with a text as its title that shares an item.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a link with the label of the system that shares texts.
    public init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == String {
        self.init(items, subject, message, nil, DefaultShareLinkLabel())
    }

    /// Creates a link with the label of the system that shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
    }

    /// Creates a link with the label of the system that shares addresses.
    public init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == URL {
        self.init(items, subject, message, nil, DefaultShareLinkLabel())
    }

    /// Creates a link with the label of the system that shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
    }

    /// Creates a link with a localized title that shares texts.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == String {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a link with a localized title that shares a text.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a link with a localized title that shares addresses.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == URL {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a link with a localized title that shares an address.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a link with a title that shares texts.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == String {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a link with a title that shares a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a link with a title that shares addresses.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == URL {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a link with a title that shares an address.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a link with a text as its title that shares texts.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == String {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title))
    }

    /// Creates a link with a text as its title that shares a text.
    public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
    }

    /// Creates a link with a text as its title that shares addresses.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == URL {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title))
    }

    /// Creates a link with a text as its title that shares an address.
    public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
    }
}
