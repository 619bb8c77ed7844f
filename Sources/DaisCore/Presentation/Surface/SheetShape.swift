// SPDX-License-Identifier: Apache-2.0

/// Collects a sheet's shape before it becomes attributes, because its options depend on each other and come in any
/// order.
@MainActor
struct SheetShape {
    /// The detents, smallest first. Without any, the sheet uses the full height.
    var heights: [DetentHeight] = []
    /// The detent that a binding selects. Without a binding, the user's choice applies.
    var selected: PresentationDetent?
    var select: ((PresentationDetent) -> PresentationDetent)?
    /// Indicates whether the binding refers to the state of a view. Without a binding, the choice belongs to the sheet.
    var isInState = true
    var indicator = Visibility.automatic
    var backgroundInteraction = PresentationBackgroundInteraction.automatic

    nonisolated init() {}

    /// Writes the shape to the layer, after all options have been applied.
    func write(to layer: inout LayerDescription) {
        // A drawer can be dragged too, but has only one size.
        guard layer.kind.isDraggable, layer.kind.name != PresentationKind.drawer.name else { return }
        let index = heights.firstIndex { $0.detent == selected ?? layer.memory.detent } ?? 0
        if !heights.isEmpty {
            for (index, height) in heights.enumerated() { layer.overlay.set("--d\(index)", height.css) }
            layer.overlay.set("--detent", "var(--d\(index))")
            layer.overlay.attribute(AttributeName.detents, "\(heights.count)")
            layer.overlay.attribute(AttributeName.detent, "\(index)")
            layer.choose = choice(layer.memory)
            layer.heights = heights.map(\.name)
            layer.isHeightInState = isInState
        }
        writeIndicator(to: &layer, index)
        writeBackgroundInteraction(to: &layer)
    }

    /// Returns a closure that handles the user's choice and returns whether the owner sets the detent itself.
    private func choice(_ memory: LayerState) -> (Int) -> Bool {
        { [heights, select] index in
            guard heights.indices.contains(index) else { return false }
            let detent = heights[index].detent
            memory.detent = detent
            return select.map { $0(detent) == detent } ?? false
        }
    }

    private func writeIndicator(to layer: inout LayerDescription, _ index: Int) {
        let isSlider = heights.count > 1
        guard isSlider || indicator == .visible else { return }
        var appearance = Appearance()
        appearance.classes = [StateClass.sheetGrabber]
        // A hidden indicator still lets keyboard users change the detent.
        if indicator == .hidden { appearance.addClass("quiet") }
        if isSlider {
            appearance.attribute("role", "slider")
            appearance.attribute("tabindex", "0")
            appearance.attribute("aria-label", BuiltInStrings(layer.locale)[.sheetHeight])
            appearance.attribute("aria-orientation", "vertical")
            appearance.attribute("aria-valuemin", "1")
            appearance.attribute("aria-valuemax", "\(heights.count)")
            appearance.attribute("aria-valuenow", "\(index + 1)")
            appearance.attribute("aria-valuetext", heights[index].name)
        } else {
            appearance.attribute("aria-hidden", "true")
        }
        // It follows the content in the document, so that focus goes to the content first.
        layer.parts.append(LayerDescription.Part(name: StateClass.sheetGrabber, appearance: appearance, isFirst: false))
    }

    private func writeBackgroundInteraction(to layer: inout LayerDescription) {
        switch backgroundInteraction.kind {
        case .automatic, .disabled, .dismissing: break
        case .enabled:
            layer.isModal = false
            layer.overlay.attribute(AttributeName.through, "all")
        case .through(let detent):
            guard let index = heights.firstIndex(where: { $0.detent == detent }) else {
                return layer.warn(
                    "whose background is to be usable up through a detent that is not among its detents; it is not usable.",
                    remedy: "Name one of the detents given to presentationDetents.")
            }
            layer.overlay.attribute(AttributeName.through, "\(index)")
        }
    }
}
