// SPDX-License-Identifier: Apache-2.0

/// Runs a closure again whenever an environment value that it reads changes, for nodes without a body.
final class EnvironmentWatcher: _CompositeBase {
    private let action: (EnvironmentValues) -> Void
    private static let plan = FieldPlan()

    init(_ context: _MountContext, _ action: @escaping (EnvironmentValues) -> Void) {
        self.action = action
        super.init(context)
        evaluate()
    }

    override var viewName: String { "text" }

    override func evaluate() {
        track(Self.plan) { action(EnvironmentValues(scope: environment)) }
    }
}
