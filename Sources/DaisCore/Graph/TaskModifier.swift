// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Runs an asynchronous task while the view is on the page. It is canceled when the view is removed.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs an asynchronous task while the view is on the page, and restarts it when `id` changes.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}

nonisolated struct TaskModifier<ID: Equatable>: NodeModifier {
    let id: ID
    let priority: TaskPriority
    let action: @isolated(any) () async -> Void

    @MainActor final class Running {
        var task: Task<Void, Never>?
        /// Indicates whether the task starts after the update, or when the view is shown.
        var isWaiting = false
    }

    @MainActor static func makeState() -> Running { Running() }
    @MainActor static func mounted(_ node: NodeModifierNode<Self>) { start(node) }

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        guard old.id != node.modifier.id else { return }
        node.state.task?.cancel()
        start(node)
    }

    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) { node.state.task?.cancel() }

    @MainActor private static func start(_ node: NodeModifierNode<Self>) {
        guard !node.state.isWaiting else { return }
        node.state.isWaiting = node.tree.runsEffects
        node.tree.effect { [weak node] in
            guard let node, node.isMounted else { return }
            node.state.isWaiting = false
            nonisolated(unsafe) let action = node.modifier.action
            node.state.task = Task(priority: node.modifier.priority) { await action() }
        }
    }
}
