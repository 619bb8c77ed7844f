// SPDX-License-Identifier: Apache-2.0

/// What whoever shows a toast says about it.
nonisolated struct ToastOption: PresentationOption {
    var duration = ToastDuration.short
    var placement = ToastPlacement.automatic
    var priority = ToastPriority.polite

    @MainActor func apply(to layer: inout LayerDescription) {
        // What the host around has said is part of what the layer inherits.
        let usual = layer.overlay.attributes.first { $0.name == ToastContainerStyle.attribute }?.value
        let place = placement == .automatic ? usual ?? ToastPlacement.bottom.rawValue : placement.rawValue
        layer.overlay.attribute("data-place", place)
        if priority == .assertive { layer.overlay.attribute("data-priority", priority.rawValue) }
        layer.timeout = duration.time
        if layer.timeout != nil { layer.dismissals.append(.timeout) }
    }
}
