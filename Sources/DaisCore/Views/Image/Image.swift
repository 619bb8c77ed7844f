// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A symbol, or a picture of the app.
///
/// ```swift
/// Image(systemName: "trash")
/// Image("Map").resizable().scaledToFit()
/// ```
///
/// A symbol has the size and colour of the text around it. On its own it is read to people who do not see it by the name of
/// its subject; `.accessibilityLabel` says it better, and `.accessibilityHidden(true)` keeps a decoration quiet.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case symbol(String)
        case resource(String, Bundle?)
        case picture(UIImage)
        case address(String)
    }

    let source: Source
    var label: Text?
    var isDecorative = false
    var isResizable = false
    var isTemplate: Bool?
    var isPixelated = false

    /// A symbol by the name that SwiftUI apps use. A name without a drawing shows a question mark in a dashed square.
    public init(systemName: String) { source = .symbol(systemName) }

    /// A picture in a bundle: `name`, with or without its extension.
    public init(_ name: String, bundle: Bundle? = nil) { source = .resource(name, bundle) }

    /// A picture with a description.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .resource(name, bundle)
        self.label = label
    }

    /// A picture that says nothing: it is not read out.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .resource(name, bundle)
        isDecorative = true
    }

    /// A picture from data.
    public init(uiImage: UIImage) { source = .picture(uiImage) }

    init(address: String) { source = .address(address) }

    /// How the colours of a picture are treated.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// How a scaled picture is smoothed.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// The size of a symbol beside its text.
    public enum Scale: Hashable, Sendable { case small, medium, large }

    /// How a resizable picture fills its place.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
}

extension Image {
    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// Lets the picture take the place it is offered.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.isResizable = true }
    }

    /// Shows a picture in its own colours, or as a shape in the colour of the text.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.isTemplate = renderingMode.map { $0 == .template } }
    }

    /// Says whether an enlarged picture is smoothed.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        with { $0.isPixelated = interpolation == .none }
    }

    /// Smooth edges are up to the browser, which always draws them.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// A picture from data: PNG, JPEG, GIF, WebP or SVG.
nonisolated public final class UIImage: Equatable, Sendable {
    let data: Data

    /// The picture, or `nil` when the data is in none of these formats.
    public init?(data: Data) {
        guard PictureFile.mediaType(of: data) != nil else { return nil }
        self.data = data
    }

    public static func == (a: UIImage, b: UIImage) -> Bool { a === b || a.data == b.data }
}
