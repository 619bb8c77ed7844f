// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Sets the sizing of the enclosing sheet where it is a card. On phones only the height of `.fitted` has an effect.
    ///
    /// ```swift
    /// .sheet(isPresented: $showsArticle) { Article().presentationSizing(.page) }
    /// ```
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        presentationOption(SizingOption(sizing: sizing))
    }
}

/// A type that computes the size of a sheet.
///
/// ```swift
/// struct Square: PresentationSizing {
///     func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
///         ProposedViewSize(width: 400, height: 400)
///     }
/// }
/// ```
/// The window limits the proposed size. The browser measures the content for a dimension that is `nil`.
public protocol PresentationSizing {
    /// Returns the size of the sheet in points. A `nil` dimension fits the content.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet whose size is computed.
///
/// Only the browser can measure content, so the root provides no measurements. Propose `nil` to fit the content.
public struct PresentationSizingRoot {
    /// Returns the proposal with unspecified dimensions replaced by the size of a form, 540 by 620 points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 540, height: 620))
    }
}

/// The context of a sizing. It has no properties, as in SwiftUI.
public struct PresentationSizingContext {}

nonisolated struct SizingOption: PresentationOption {
    let sizing: any PresentationSizing

    @MainActor func apply(to layer: inout LayerDescription) {
        let size = SheetSize.of(sizing)
        layer.overlay.attribute(AttributeName.width, size.width.word)
        layer.overlay.attribute(AttributeName.height, size.height.word)
        if case .points(let width) = size.width { layer.overlay.set("--w", width.px) }
        if case .points(let height) = size.height { layer.overlay.set("--h", height.px) }
        if !size.sticks.isEmpty { layer.overlay.attribute(AttributeName.sticky, size.sticks.joined(separator: " ")) }
    }
}

/// A sheet's size as keywords for style sheets.
nonisolated struct SheetSize {
    enum Extent: Equatable {
        case automatic, page, form, fitted
        case points(CGFloat)

        init(_ proposal: CGFloat?) {
            switch proposal {
            case nil: self = .fitted
            case .some(let length) where length.isFinite && length > 0: self = .points(length)
            default: self = .page
            }
        }

        var word: String? {
            switch self {
            case .automatic: nil
            case .page: "page"
            case .form: "form"
            case .fitted: "fitted"
            case .points: "points"
            }
        }
    }
    var width: Extent
    var height: Extent
    /// The dimensions that never shrink while the sheet is shown.
    var sticks: [String] = []

    @MainActor static func of(_ sizing: any PresentationSizing) -> SheetSize {
        if let known = sizing as? any KnownSizing { return known.size }
        let proposal = sizing.proposedSize(for: PresentationSizingRoot(), context: PresentationSizingContext())
        return SheetSize(width: Extent(proposal.width), height: Extent(proposal.height))
    }
}
