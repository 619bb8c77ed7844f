// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Groups the geometry of the view, so that its position and size change as a unit.
    ///
    /// Without it, SwiftUI animates every leaf separately, and a leaf that is inserted while its container moves starts
    /// at the container's final position. A browser moves elements together with their descendants, so all views behave
    /// like a group and the modifier returns the view unchanged.
    nonisolated public func geometryGroup() -> some View { self }
}
