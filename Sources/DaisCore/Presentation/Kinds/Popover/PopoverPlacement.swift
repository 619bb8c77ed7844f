// SPDX-License-Identifier: Apache-2.0

/// The position of an anchored layer, and the edge at which it appears.
nonisolated struct PopoverPlacement: PresentationOption, Equatable {
    let place: AnchorPosition
    let edge: Edge?
    var hasArrow = true

    @MainActor func apply(to layer: inout LayerDescription) {
        place.describe(&layer.spot)
        layer.overlay.attribute(AttributeName.edge, edge?.word)
        if layer.kind == .popover { layer.styles.append(.popoverSheet) }
        guard hasArrow else { return }
        layer.parts.append(Self.arrow)
    }

    /// The arrow from the surface to the anchor.
    @MainActor static var arrow: LayerDescription.Part {
        var arrow = Appearance()
        arrow.classes = ["popover-arrow"]
        return LayerDescription.Part(name: "arrow", appearance: arrow)
    }
}

nonisolated extension [PresentationDescriptor] {
    /// Returns the presentations with a position in the presenting view as their anchor.
    func placed(_ place: AnchorPosition, _ edge: Edge?) -> Self {
        map {
            var descriptor = $0
            descriptor.options.set(PopoverPlacement(place: place, edge: edge))
            return descriptor
        }
    }
}

nonisolated extension Edge {
    fileprivate var word: String {
        switch self {
        case .top: "top"
        case .leading: "leading"
        case .bottom: "bottom"
        case .trailing: "trailing"
        }
    }
}

extension FeatureStyle {
    /// The heights of a popover that is a sheet, beside its rules in `Client/styles/popover.css`.
    static let popoverSheet = FeatureStyle(
        "popover-sheet",
        """
        .popover-container>.sheet-grabber{display:none}
        @media (width<600px){
        .layer.popover-overlay:not([data-compact=popover],[data-compact=none]){
        --edge:max(env(safe-area-inset-top),10px);--room:calc(100% + var(--keyboard,0px));
        --max:calc(var(--room) - var(--edge));
        &>.popover-container{inset:auto 0 0;overflow:visible;transform-origin:50% -140px;
        height:min(var(--detent,var(--max)),100% - var(--edge))}
        &>.popover-container::after{content:"";position:absolute;inset:100% 0 auto;height:100vh;
        background:var(--surface)}
        &>.popover-container>.sheet-grabber{display:block}
        &[data-compact=fullscreen]{--edge:0px;--detent:initial}
        &[data-height=fitted]:not([data-detents])>.popover-container{height:fit-content}
        .popover-content{padding-bottom:env(safe-area-inset-bottom)}}}
        """)
}
