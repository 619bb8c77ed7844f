// SPDX-License-Identifier: Apache-2.0

/// The position of an anchored layer, and the edge at which it appears.
nonisolated struct PopoverPlacement: PresentationOption, Equatable {
    let place: AnchorPosition
    let edge: Edge?
    var hasArrow = true

    @MainActor func apply(to layer: inout LayerDescription) {
        place.describe(&layer.spot)
        layer.overlay.attribute(AttributeName.edge, edge?.word)
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
