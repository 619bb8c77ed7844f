// SPDX-License-Identifier: Apache-2.0

/// The duration, placement and priority of a toast.
nonisolated struct ToastOption: PresentationOption {
    var duration = ToastDuration.short
    var placement = ToastPlacement.automatic
    var priority = ToastPriority.polite

    @MainActor func apply(to layer: inout LayerDescription) {
        // The layer inherits the style that the host has set.
        let usual = layer.overlay.attributes.first { $0.name == AttributeName.toasts }?.value
        let words = usual?.split(separator: " ").map(String.init) ?? []
        let place = placement == .automatic ? words.first ?? placement.word : placement.word
        layer.overlay.attribute(AttributeName.place, place)
        if place.hasPrefix(ToastPlacement.side) { layer.styles.append(.toastSides) }
        if words.count > 1 { layer.overlay.attribute(AttributeName.stacked, words[1]) }
        if priority == .assertive { layer.overlay.attribute(AttributeName.priority, priority.rawValue) }
        layer.timeout = duration.time
        if layer.timeout != nil { layer.dismissals.append(.timeout) }
    }
}
