// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Says how large the sheet around this view is where it is shown as a card; on phones only `.fitted` matters, for
    /// the height.
    ///
    /// ```swift
    /// .sheet(isPresented: $showsArticle) { Article().presentationSizing(.page) }
    /// ```
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        presentationOption(SizingOption(sizing: sizing))
    }
}

/// How large a sheet is.
///
/// ```swift
/// struct Square: PresentationSizing {
///     func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
///         ProposedViewSize(width: 400, height: 400)
///     }
/// }
/// ```
/// What is proposed is limited to the window; a dimension that is left `nil` fits the content, and the browser
/// measures that.
public protocol PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet, for those who compute its size.
///
/// Only the browser can measure content, so it has no measurements to give; propose `nil` to fit the content.
public struct PresentationSizingRoot {
    /// What the content is offered, completed by the size of a form.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 540, height: 620))
    }
}

/// Where a sheet is sized. It says nothing yet, as in SwiftUI.
public struct PresentationSizingContext {}

nonisolated struct SizingOption: PresentationOption {
    let sizing: any PresentationSizing

    @MainActor func apply(to layer: inout LayerDescription) {
        let size = SheetSize.of(sizing)
        layer.overlay.attribute("data-width", size.width.word)
        layer.overlay.attribute("data-height", size.height.word)
        if case .points(let width) = size.width { layer.overlay.set("--w", width.px) }
        if case .points(let height) = size.height { layer.overlay.set("--h", height.px) }
        if !size.sticks.isEmpty { layer.overlay.attribute("data-sticky", size.sticks.joined(separator: " ")) }
    }
}

/// A size of a sheet in the words that style sheets know.
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
    /// The dimensions that do not shrink any more.
    var sticks: [String] = []

    @MainActor static func of(_ sizing: any PresentationSizing) -> SheetSize {
        if let known = sizing as? any KnownSizing { return known.size }
        let proposal = sizing.proposedSize(for: PresentationSizingRoot(), context: PresentationSizingContext())
        return SheetSize(width: Extent(proposal.width), height: Extent(proposal.height))
    }
}
