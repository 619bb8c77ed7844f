// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A symbol, or an image of the app.
///
/// ```swift
/// Image(systemName: "trash")
/// Image("Map").resizable().scaledToFit()
/// ```
///
/// A symbol has the size and color of the surrounding text. By default, screen readers read the name of its subject.
/// `.accessibilityLabel` replaces it, and `.accessibilityHidden(true)` hides a decorative symbol.
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

    /// Creates an image of a symbol with the name that SwiftUI apps use. An unknown name shows a question mark in a
    /// dashed square.
    public init(systemName: String) { source = .symbol(systemName) }

    /// Creates an image of a symbol that shows a value.
    ///
    /// The parts of such a symbol fill one after the other. The symbols here have no such parts, and look the same for
    /// every value, as in SwiftUI those without parts.
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol.
    ///   - variableValue: The value, from 0 to 1.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

    /// Creates an image from a file in a bundle: `name`, with or without its extension.
    public init(_ name: String, bundle: Bundle? = nil) { source = .resource(name, bundle) }

    /// Creates an image from a file in a bundle, with a label for screen readers.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .resource(name, bundle)
        self.label = label
    }

    /// Creates an image from a file in a bundle, which screen readers ignore.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .resource(name, bundle)
        isDecorative = true
    }

    /// Creates an image from data, or of a symbol.
    public init(uiImage: UIImage) { source = uiImage.symbol.map { .symbol($0) } ?? .picture(uiImage) }

    init(address: String) { source = .address(address) }

    /// The use of an image's colors: as a mask in the text color, or unchanged.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// The smoothing of a scaled image.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// The size of a symbol relative to the text.
    public enum Scale: Hashable, Sendable { case small, medium, large }

    /// The way in which a resizable image fills its space.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
}

extension Image {
    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// Makes the image fill the available space. It is always stretched; `capInsets` and `resizingMode` have no effect.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.isResizable = true }
    }

    /// Shows the image in its own colors, or as a shape in the text color.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.isTemplate = renderingMode.map { $0 == .template } }
    }

    /// Sets the smoothing of an enlarged image: `none` shows its pixels, and all other values are smooth.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        with { $0.isPixelated = interpolation == .none }
    }

    /// Returns the image unchanged, because browsers always smooth edges.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
