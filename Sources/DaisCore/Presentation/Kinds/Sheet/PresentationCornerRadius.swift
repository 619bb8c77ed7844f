// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Sets the corner radius of the enclosing presentation.
    ///
    /// - Parameter cornerRadius: The radius in points, or `nil` for the default. Corners at the window's edge stay
    ///   square.
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
