// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// MARK: 14 — a workflow, whose rendering lists the modals of a state, followed without a view

/// Runs a workflow: it renders a state, applies the actions of what it has rendered, and renders again. The updates go
/// to `modalListObserver.observe(_:onOutput:)`.
@MainActor
final class WorkflowRunner<State, Action, Output: Sendable> {
    let updates: AsyncStream<ModalsUpdate<Output>>
    private let continuation: AsyncStream<ModalsUpdate<Output>>.Continuation
    private var state: State
    private let render: @MainActor (State, @escaping @MainActor (Action) -> Void) -> ModalsRendering
    private let apply: (Action, inout State) -> Output?

    /// - Parameters:
    ///   - render: Lists the modals of a state. Its second argument takes the actions of their buttons.
    ///   - apply: Changes the state, and returns what the workflow has to say to the one who started it.
    init(
        _ state: State, apply: @escaping (Action, inout State) -> Output?,
        render: @escaping @MainActor (State, @escaping @MainActor (Action) -> Void) -> ModalsRendering
    ) {
        (updates, continuation) = AsyncStream.makeStream(of: ModalsUpdate<Output>.self)
        self.state = state
        self.render = render
        self.apply = apply
        show()
    }

    /// Does what a press on a rendered button does, for workers and children of the workflow.
    func send(_ action: Action) {
        let output = apply(action, &state)
        show()
        if let output { continuation.yield(.output(output)) }
    }

    private func show() {
        continuation.yield(.rendering(render(state) { [weak self] in self?.send($0) }))
    }
}

/// A workflow as an app has it: its state, its actions, and a rendering.
struct RefundWorkflow {
    enum State: Equatable { case idle, asking, failed(String) }
    enum Action { case start, confirm, fail, close }
    enum Output: Equatable, Sendable { case refunded, abandoned }

    static func apply(_ action: Action, _ state: inout State) -> Output? {
        switch action {
        case .start: state = .asking
        case .fail: state = .failed("No connection")
        case .confirm:
            state = .idle
            return .refunded
        case .close:
            state = .idle
            return .abandoned
        }
        return nil
    }

    @MainActor static func render(_ state: State, _ send: @escaping @MainActor (Action) -> Void) -> ModalsRendering {
        ModalsRendering {
            if state != .idle {
                Modal(key: "refund", style: .card(onDismiss: { send(.close) })) {
                    VStack {
                        Text("Refund the order?")
                        Button("Refund") { send(.confirm) }
                        Button("Try") { send(.fail) }
                    }
                }
            }
        } toasts: {
            if case .failed(let reason) = state { Toast(key: "failed", reason) }
        }
    }
}

struct RefundView: View {
    @Environment(\.modalListObserver) private var observer
    @State private var observation: ModalListObservationLifetime?
    @State private var runner: WorkflowRunner<RefundWorkflow.State, RefundWorkflow.Action, RefundWorkflow.Output>?
    @State private var ends: [RefundWorkflow.Output] = []

    var body: some View {
        Button("Order") {
            let runner = WorkflowRunner(
                RefundWorkflow.State.idle, apply: RefundWorkflow.apply, render: RefundWorkflow.render)
            self.runner = runner
            observation = observer.observe(runner.updates) { ends.append($0) }
        }
        Button("Give back") { runner?.send(.start) }
        Text("ends: \(ends.map { "\($0)" }.joined(separator: " "))")
    }
}
