// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Rounds the corners of the presentation around this view.
    ///
    /// - Parameter cornerRadius: points, or `nil` for the usual radius. Corners at the edge of the window stay square.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationOption(CornerRadiusOption(radius: cornerRadius))
    }
}

nonisolated struct CornerRadiusOption: PresentationOption {
    let radius: CGFloat?

    @MainActor func apply(to layer: inout LayerDescription) {
        if let radius { layer.surface.set("--radius", max(radius, 0).px) }
    }
}
