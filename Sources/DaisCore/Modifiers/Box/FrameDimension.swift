// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Puts the view into a square frame of fixed size, in points.
    nonisolated public func frame(dimension: CGFloat?, alignment: Alignment = .center) -> some View {
        frame(width: dimension, height: dimension, alignment: alignment)
    }

    /// Puts the view into a frame of fixed size, in points.
    nonisolated public func frame(size: CGSize?, alignment: Alignment = .center) -> some View {
        frame(width: size?.width, height: size?.height, alignment: alignment)
    }

    /// Puts the view into a flexible frame with the same limits in both directions, in points.
    @_disfavoredOverload
    nonisolated public func frame(
        minDimension: CGFloat? = nil, idealDimension: CGFloat? = nil, maxDimension: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        frame(
            minWidth: minDimension, idealWidth: idealDimension, maxWidth: maxDimension, minHeight: minDimension,
            idealHeight: idealDimension, maxHeight: maxDimension, alignment: alignment)
    }
}
