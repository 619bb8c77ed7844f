// SPDX-License-Identifier: Apache-2.0

/// An action that dismisses everything that is presented in the nearest host.
///
/// ```swift
/// struct StartAgain: View {
///     @Environment(\.dismissAll) private var dismissAll
///
///     var body: some View {
///         Button("Start Again") { dismissAll() }
///     }
/// }
/// ```
/// The host is the window, or the `PresentationHost`, `ModalHost` or `modalHost()` around the view; `inLayer:` names a
/// layer. Toasts stay. The exits start together, for the reason `programmatic`, and reset the bindings.
@MainActor
public struct DismissAllAction {
    private let place: PresentationPlace?
    private let engine: PresentationEngine?

    nonisolated init(_ place: PresentationPlace?, _ engine: PresentationEngine?) {
        self.place = place
        self.engine = engine
    }

    /// Dismisses all presentations of the nearest host. Call the action like a function: `dismissAll()`.
    public func callAsFunction() { end { [place = place ?? engine?.window] in $0.place === place } }

    /// Dismisses all modals of a named layer.
    public func callAsFunction(inLayer id: String?) {
        end { $0.descriptor.layer == LayerAddress(id: id) }
    }

    private func end(_ isMeant: (PresentationMachine) -> Bool) {
        guard let engine else { return }
        let ending = engine.machines.filter { isMeant($0) && $0.rank != .toasts && $0.rank != .columns }
        for machine in ending.reversed() where !machine.isLeaving {
            if machine.state.isMounted { machine.exit(.programmatic) } else { machine.descriptor.withdraw() }
        }
    }
}

extension EnvironmentValues {
    /// Dismisses everything that is presented in the nearest host.
    public var dismissAll: DismissAllAction {
        let session = SessionContext.current, space = self[HostSpaceKey.self]
        return MainActor.assumeIsolated { DismissAllAction(space?.place, session?.tree?.presentations) }
    }
}
