// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Says that the place and size of a view change as one, with everything in it.
    ///
    /// SwiftUI otherwise moves every leaf of the view by itself, and one that comes while its container moves starts where
    /// the container is going to be. A browser moves elements together with what is in them, so this is how all views
    /// behave here, and nothing is added.
    nonisolated public func geometryGroup() -> some View { self }
}
