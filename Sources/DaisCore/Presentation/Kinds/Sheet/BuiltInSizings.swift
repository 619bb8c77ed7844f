// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A sizing that the browser resolves. Its proposal only approximates the result.
protocol KnownSizing: PresentationSizing {
    @MainActor var size: SheetSize { get }
}

extension KnownSizing {
    fileprivate func proposal(_ width: CGFloat, _ height: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: width, height: height)
    }
}

/// The default sizing of sheets.
public struct AutomaticPresentationSizing: KnownSizing, Sendable {
    var size: SheetSize { SheetSize(width: .automatic, height: .automatic) }

    /// Returns 560 by 680 points, the approximate size that the browser resolves.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { proposal(560, 680) }
}

/// The sizing of a page: wide enough for text, and nearly as tall as the window.
public struct PagePresentationSizing: KnownSizing, Sendable {
    var size: SheetSize { SheetSize(width: .page, height: .page) }

    /// Returns a width of 704 points and an infinite height.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { proposal(704, .infinity) }
}

/// The sizing of a form.
public struct FormPresentationSizing: KnownSizing, Sendable {
    var size: SheetSize { SheetSize(width: .form, height: .form) }

    /// Returns 540 by 620 points, the approximate size that the browser resolves.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { proposal(540, 620) }
}

/// A sizing that fits the content.
public struct FittedPresentationSizing: KnownSizing, Sendable {
    var size: SheetSize { SheetSize(width: .fitted, height: .fitted) }

    /// Returns an unspecified size, because the browser measures the content.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
}

/// A sizing that fits the content in some dimensions, or never shrinks.
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
    /// Returns this sizing with the given dimensions fitted to the content.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        AdjustedPresentationSizing(
            base: self, fits: (horizontal ? .horizontal : [] as Axis.Set).union(vertical ? .vertical : []))
    }

    /// Returns this sizing with the given dimensions only growing while the sheet is shown.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        AdjustedPresentationSizing(
            base: self, sticks: (horizontal ? ["width"] : []) + (vertical ? ["height"] : []))
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The default sizing of sheets.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    /// The sizing of a page: wide enough for text, and nearly as tall as the window.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    /// The sizing of a form.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// A sizing that fits the content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
