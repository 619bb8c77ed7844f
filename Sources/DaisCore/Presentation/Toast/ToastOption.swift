// SPDX-License-Identifier: Apache-2.0

/// What whoever shows a toast says about it.
nonisolated struct ToastOption: PresentationOption {
    var duration = ToastDuration.short
    var placement = ToastPlacement.bottom
    var priority = ToastPriority.polite

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.overlay.attribute("data-place", placement.rawValue)
        if priority == .assertive { layer.overlay.attribute("data-priority", priority.rawValue) }
        layer.timeout = duration.time
        if layer.timeout != nil { layer.dismissals.append(.timeout) }
    }
}
