// SPDX-License-Identifier: Apache-2.0

/// A kind of padding that suits the window.
public struct ScenePadding: Equatable, Sendable {
    /// The least padding of content at the edges of a window.
    public static let minimum = ScenePadding()
}

extension View {
    /// Adds the padding that content has at the edges of a window, which is 16 points.
    ///
    /// ```swift
    /// Text("Welcome").scenePadding(.horizontal)
    /// ```
    /// - Parameter edges: The edges with padding.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        scenePadding(.minimum, edges: edges)
    }

    /// Adds a kind of padding that content has at the edges of a window.
    ///
    /// - Parameters:
    ///   - padding: The kind of padding.
    ///   - edges: The edges with padding.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, 16)
    }
}
