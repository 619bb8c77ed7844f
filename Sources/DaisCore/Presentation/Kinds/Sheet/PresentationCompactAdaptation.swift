// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets how the enclosing presentation adapts to small windows.
    ///
    /// ```swift
    /// .popover(isPresented: $showsHelp) {
    ///     Help().presentationCompactAdaptation(.popover)   // stays a popover on phones
    /// }
    /// ```
    /// The browser adapts it when the window's size changes, and the content keeps its state.
    ///
    /// A sheet with `.popover` is a popover beside the view that presents it in narrow windows, and a sheet in wide ones:
    ///
    /// ```swift
    /// Button("Sort") { sorts = true }
    ///     .sheet(isPresented: $sorts) { SortOptions().presentationCompactAdaptation(.popover) }
    /// ```
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets how the enclosing presentation adapts to narrow windows and to low windows.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationOption(AdaptationOption(horizontal: horizontalAdaptation, vertical: verticalAdaptation))
    }
}

/// The form that a presentation takes in a small window.
public struct PresentationAdaptation: Hashable, Sendable {
    /// The value that style sheets match.
    let word: String?

    /// The default adaptation of the presentation.
    public static var automatic: Self { Self(word: nil) }
    /// No adaptation.
    public static var none: Self { Self(word: "none") }
    /// The presentation becomes a popover.
    public static var popover: Self { Self(word: "popover") }
    /// The presentation becomes a sheet.
    public static var sheet: Self { Self(word: "sheet") }
    /// The presentation becomes a full-screen cover.
    public static var fullScreenCover: Self { Self(word: "fullscreen") }
}

nonisolated struct AdaptationOption: PresentationOption {
    let horizontal: PresentationAdaptation
    let vertical: PresentationAdaptation

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.overlay.attribute(AttributeName.compact, horizontal.word)
        layer.overlay.attribute(AttributeName.compactV, vertical.word)
        guard layer.kind == .sheet, horizontal == .popover else { return }
        layer.isAnchored = true
        layer.styles.append(.sheetPopover)
        layer.parts.append(PopoverPlacement.arrow)
    }
}

extension FeatureStyle {
    /// A sheet that is a popover in narrow windows. The rules of popovers are in `Client/styles/popover.css`.
    static let sheetPopover = FeatureStyle(
        "sheet-popover",
        """
        .sheet-container>.popover-arrow{display:none}
        @media (max-width:599.98px){
        .sheet-overlay[data-compact=popover]{anchor-scope:--spot;
        &>.backdrop{background:none}
        &>.sheet-container{--motion:popover;--radius:13px;--corners:var(--radius);
        --surface:light-dark(#fff,#2c2c2e);position:fixed;inset:auto;
        position-anchor:--spot;position-area:bottom;
        position-try-fallbacks:flip-block,--squeezed,flip-block --squeezed,--covering;
        width:max-content;min-width:60px;max-width:calc(100vw - 18px);height:auto;
        max-height:min(var(--limit,100dvh),100dvh - 18px);margin:9px;padding:0;border-radius:var(--radius);
        box-shadow:0 0 0 .5px light-dark(#0000001a,#ffffff24),0 10px 40px light-dark(#0000003d,#0009)}
        &>.sheet-container::after,&>.sheet-container>.sheet-grabber{display:none}
        &>[data-side=top]>.popover-arrow,&>[data-side=bottom]>.popover-arrow{display:block}
        &[data-lost]>.sheet-container{inset:0;position-area:none;height:fit-content;margin:auto}}}
        """)
}
