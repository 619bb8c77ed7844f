// SPDX-License-Identifier: Apache-2.0
import CDaisThread

/// Whether the tab of a session is looked at.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Another tab covers it, its window is minimised, or the browser cannot be reached.
    case background
    /// It is seen and takes no input. No browser says that of a tab, so it never comes by itself.
    case inactive
    /// It is seen, whether or not its window is the one that is used.
    case active
}

enum ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
    /// Whether the tab is looked at: to stop, or to write down, what nobody waits for.
    ///
    /// ```swift
    /// @Environment(\.scenePhase) private var scenePhase
    ///
    /// var body: some View {
    ///     Editor(text: $draft)
    ///         .onChange(of: scenePhase) { _, phase in
    ///             if phase == .background { store.save(draft) }
    ///         }
    /// }
    /// ```
    /// It is `.background` too while the connection is lost, and when the tab has been closed, until its session ends.
    public var scenePhase: ScenePhase {
        get {
            // Only bodies, which run on the main actor, are evaluated again.
            if dais_evaluating() != nil { MainActor.assumeIsolated { SessionContext.current?.watchPhase() } }
            return self[ScenePhaseKey.self]
        }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

extension SessionScope {
    var phase: ScenePhase { isHidden || tree?.attendance.isPresent == false ? .background : .active }

    /// Asks the browser to tell it from now on.
    static var phaseWanted: Operation { .document(name: "data-scene", value: "") }

    /// For the views of the first page the session asks when it has been written.
    func watchPhase() {
        guard !watchesPhase, let tree else { return }
        watchesPhase = true
        tree.whenWritten { [weak tree] in tree?.emit(Self.phaseWanted) }
    }

    /// A `scene` event.
    func sceneChanged(_ payload: EventPayload) {
        isHidden = payload.bool ?? isHidden
        publishFacts()
    }
}
