// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Puts the view into a square frame of fixed size.
    ///
    /// ```swift
    /// Color.blue.frame(dimension: 44)
    /// ```
    /// SwiftUI does not have this method. Many apps declare it, and their declaration takes precedence over this one.
    ///
    /// - Parameters:
    ///   - dimension: The width and height in points.
    ///   - alignment: The position of the view in the frame.
    @_disfavoredOverload
    nonisolated public func frame(dimension: CGFloat?, alignment: Alignment = .center) -> some View {
        frame(width: dimension, height: dimension, alignment: alignment)
    }
}
