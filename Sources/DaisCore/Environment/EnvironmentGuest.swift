// SPDX-License-Identifier: Apache-2.0

/// A value of the environment that mounts a node where a view sets it, beside the content of the view.
@MainActor
protocol EnvironmentGuest {
    func mountGuest(in context: _MountContext) -> _Node
    /// Returns whether the value has mounted the node.
    func owns(_ node: _Node) -> Bool
}

/// A value that `@Environment` reads and that belongs to the reading view.
protocol ViewBoundValue {
    /// Returns the environment of the view, extended with the objects that the value needs.
    @MainActor static func scope(of owner: _CompositeBase) -> EnvironmentScope
}
