// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How a view of a fixed shape is scaled into its place.
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

extension View {
    /// Gives the view a shape: width divided by height. `nil` takes the picture's own.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio.map { Double($0) }, mode: contentMode))
    }

    /// Gives the view the shape of a size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(
            AspectRatioModifier(
                ratio: aspectRatio.height > 0 ? Double(aspectRatio.width / aspectRatio.height) : nil, mode: contentMode)
        )
    }

    /// Scales the view so that all of it fits.
    nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

    /// Scales the view so that it fills its place; what does not fit reaches beyond it, unless it is clipped.
    nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}

nonisolated struct AspectRatioModifier: BoxModifier {
    let ratio: Double?
    let mode: ContentMode

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.addClass(mode == .fit ? "i-fit" : "i-fill")
        guard let ratio, ratio > 0, ratio.isFinite else { return }
        appearance.addClass("ar")
        appearance.set("aspect-ratio", ratio.css)
        appearance.set("--ar", ratio.css)
        // The width decides; the height follows from the shape and is not for the parent to stretch.
        appearance.layout.grows.remove(.vertical)
        appearance.layout.fixed.insert(.vertical)
    }
}
