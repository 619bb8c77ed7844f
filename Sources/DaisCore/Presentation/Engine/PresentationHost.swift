// SPDX-License-Identifier: Apache-2.0

/// What the overlay host contains: the layers, lowest first.
final class PresentationHost: Node {
    private unowned let engine: PresentationEngine

    init(_ engine: PresentationEngine, in tree: Tree) {
        self.engine = engine
        super.init(
            MountContext(
                tree: tree, parent: nil, environment: EnvironmentScope(parent: nil), modifiers: nil,
                container: tree.overlays, window: nil, preferences: nil))
    }

    override func collect(into elements: inout [Element]) {
        for machine in engine.machines {
            if let layer = machine.layer { elements.append(layer.overlay) }
        }
    }
}
