// SPDX-License-Identifier: Apache-2.0

/// Everything presented above the app: sources in the tree say what they want shown, the engine compares that with what
/// is shown.
@MainActor
final class PresentationEngine {
    private unowned var tree: Tree!

    func attach(to tree: Tree) { self.tree = tree }

    /// Compares what the sources want with what is presented, once per round of the update cycle.
    func reconcile() {}

    func unmountAll() {}
}
