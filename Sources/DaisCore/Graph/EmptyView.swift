// SPDX-License-Identifier: Apache-2.0

/// A view without content.
@frozen public struct EmptyView: PrimitiveView, Equatable {
    public init() {}
    @MainActor public static func _mount(_ view: Self, in context: MountContext) -> Node { Node(context) }
    @MainActor public static func _patch(_ node: Node, to view: Self) {}
}
