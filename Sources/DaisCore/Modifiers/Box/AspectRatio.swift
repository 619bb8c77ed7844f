// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The scaling of content with a fixed aspect ratio: inside its container, or over all of it.
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

extension View {
    /// Sets the aspect ratio of the view, width divided by height; `nil` uses the ratio of an image.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio.map { Double($0) }, mode: contentMode))
    }

    /// Sets the aspect ratio of the view to that of a size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(
            AspectRatioModifier(
                ratio: aspectRatio.height > 0 ? Double(aspectRatio.width / aspectRatio.height) : nil, mode: contentMode)
        )
    }

    /// Scales the view to fit its container.
    nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

    /// Scales the view to fill its container. Content overflows unless it is clipped.
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
        // The height follows from the width, so the parent must not stretch it.
        appearance.layout.grows.remove(.vertical)
        appearance.layout.fixed.insert(.vertical)
    }
}
