// SPDX-License-Identifier: Apache-2.0
public import DaisObjects
import Dispatch

extension View {
    /// Performs an action for every value of a publisher while the view is on the page.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}

nonisolated struct ReceiveModifier<P: Publisher>: NodeModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor final class Subscription {
        var cancellable: AnyCancellable?
    }

    @MainActor static func makeState() -> Subscription { Subscription() }

    /// Subscribes once per appearance. A publisher expression in `body` makes a new publisher at each evaluation, and
    /// subscribing to each of them would restart timers.
    @MainActor static func mounted(_ node: NodeModifierNode<Self>) {
        node.tree.effect { [weak node] in
            guard let node, node.isMounted else { return }
            node.state.cancellable = node.modifier.publisher.sink { [weak node] value in
                nonisolated(unsafe) let value = value
                MainTurn.run { [weak node] in node?.modifier.action(value) }
            }
        }
    }

    @MainActor static func unmounted(_ node: NodeModifierNode<Self>) { node.state.cancellable = nil }
}

/// Runs work on the main actor: immediately if already there, otherwise soon.
enum MainTurn {
    // `Thread.isMainThread` is false on the main actor where `dispatchMain` has parked the main thread.
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
    static var isInside: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }

    static func run(_ work: @escaping @MainActor () -> Void) {
        let scope = SessionContext.current
        if isInside {
            MainActor.assumeIsolated { work() }
        } else {
            Task { @MainActor in SessionContext.$current.withValue(scope) { work() } }
        }
    }
}
