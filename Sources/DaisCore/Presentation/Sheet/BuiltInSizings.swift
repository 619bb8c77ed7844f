// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A sizing that the browser resolves; its proposal is only a description of it.
protocol KnownSizing: PresentationSizing {
    @MainActor var size: SheetSize { get }
}

extension KnownSizing {
    fileprivate func proposal(_ width: CGFloat, _ height: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: width, height: height)
    }
}

/// The size that sheets have by themselves.
public struct AutomaticPresentationSizing: KnownSizing, Sendable {
    var size: SheetSize { SheetSize(width: .automatic, height: .automatic) }

    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { proposal(560, 680) }
}

/// The size of a page: wide enough to read, nearly as tall as the window.
public struct PagePresentationSizing: KnownSizing, Sendable {
    var size: SheetSize { SheetSize(width: .page, height: .page) }

    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { proposal(704, .infinity) }
}

/// The size of a form.
public struct FormPresentationSizing: KnownSizing, Sendable {
    var size: SheetSize { SheetSize(width: .form, height: .form) }

    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { proposal(540, 620) }
}

/// The size of the content.
public struct FittedPresentationSizing: KnownSizing, Sendable {
    var size: SheetSize { SheetSize(width: .fitted, height: .fitted) }

    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
}

/// Another sizing that fits the content in some dimensions, or keeps the largest size it has had.
struct AdjustedPresentationSizing<Base: PresentationSizing>: KnownSizing {
    let base: Base
    var fits: Axis.Set = []
    var sticks: [String] = []

    var size: SheetSize {
        var size = SheetSize.of(base)
        if fits.contains(.horizontal) { size.width = .fitted }
        if fits.contains(.vertical) { size.height = .fitted }
        size.sticks += sticks.filter { !size.sticks.contains($0) }
        return size
    }

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var proposal = base.proposedSize(for: root, context: context)
        if fits.contains(.horizontal) { proposal.width = nil }
        if fits.contains(.vertical) { proposal.height = nil }
        return proposal
    }
}

extension PresentationSizing {
    /// This sizing, but as large as the content in the given dimensions.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        AdjustedPresentationSizing(
            base: self, fits: (horizontal ? .horizontal : [] as Axis.Set).union(vertical ? .vertical : []))
    }

    /// This sizing, but in the given dimensions the sheet only grows while it is shown.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        AdjustedPresentationSizing(
            base: self, sticks: (horizontal ? ["width"] : []) + (vertical ? ["height"] : []))
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
