// SPDX-License-Identifier: Apache-2.0

extension Image {
    /// The brightness that a picture may have beyond white.
    public enum DynamicRange: Hashable, Sendable {
        /// Nothing is brighter than white.
        case standard
        /// Bright parts are a little brighter than white.
        case constrainedHigh
        /// Bright parts are as bright as the display allows.
        case high
    }
}

extension View {
    /// Limits the brightness of the pictures in the view. Firefox shows all pictures as they are.
    ///
    /// ```swift
    /// List(photos) { photo in Image(photo.name) }
    ///     .allowedDynamicRange(.constrainedHigh)
    /// ```
    ///
    /// - Parameter range: The range, or `nil` for that of the view outside.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        let limit =
            switch range {
            case .standard: "standard"
            case .constrainedHigh: "constrained"
            case .high: "no-limit"
            case nil: "inherit"
            }
        return modifier(InheritedModifier(property: "dynamic-range-limit", value: limit))
    }
}
