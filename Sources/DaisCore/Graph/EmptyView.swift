// SPDX-License-Identifier: Apache-2.0

/// A view without content.
@frozen public struct EmptyView: PrimitiveView, Equatable {
    /// Creates an empty view.
    public init() {}
    /// Mounts a node without elements.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node { _Node(context) }
    /// Has no effect.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {}
}
