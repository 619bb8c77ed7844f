// SPDX-License-Identifier: Apache-2.0

/// Where a layer stands that is beside something, and on which side of it.
nonisolated struct PopoverPlacement: PresentationOption, Equatable {
    let place: AnchorPlace
    let edge: Edge?
    var hasArrow = true

    @MainActor func apply(to layer: inout LayerDescription) {
        place.describe(&layer.spot)
        layer.overlay.attribute("data-edge", edge?.word)
        guard hasArrow else { return }
        var arrow = Appearance()
        arrow.classes = ["\(layer.kind.classPrefix)-arrow"]
        layer.parts.append(LayerDescription.Part(name: "arrow", appearance: arrow))
    }
}

nonisolated extension [PresentationDescriptor] {
    /// The same presentations beside a place in the view that presents them.
    func placed(_ place: AnchorPlace, _ edge: Edge?) -> Self {
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
