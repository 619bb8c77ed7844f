// SPDX-License-Identifier: Apache-2.0

/// The preview of a shared item.
///
/// Browsers get the title. Their share sheets make pictures of their own, so the image and the icon are not shown.
nonisolated public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text

    init(titled title: Text) { self.title = title }
}

extension SharePreview {
    /// Creates a preview with a localized title and an image and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(titled: Text(titleKey)) }

    /// Creates a preview with a title and an image and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(titled: Text(title)) }

    /// Creates a preview with a text as its title and an image and an icon.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(titled: title) }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a localized title and an image.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(titled: Text(titleKey)) }

    /// Creates a preview with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(titled: Text(title)) }

    /// Creates a preview with a text as its title and an image.
    public init(_ title: Text, image: Image) { self.init(titled: title) }
}

extension SharePreview where Image == Never {
    /// Creates a preview with a localized title and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(titled: Text(titleKey)) }

    /// Creates a preview with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(titled: Text(title)) }

    /// Creates a preview with a text as its title and an icon.
    public init(_ title: Text, icon: Icon) { self.init(titled: title) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a localized title.
    public init(_ titleKey: LocalizedStringKey) { self.init(titled: Text(titleKey)) }

    /// Creates a preview with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(titled: Text(title)) }

    /// Creates a preview with a text as its title.
    public init(_ title: Text) { self.init(titled: title) }
}
