// SPDX-License-Identifier: Apache-2.0
import CDaisThread

/// The visibility of the session's tab.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Another tab covers it, its window is minimized, or the browser cannot be reached.
    case background
    /// The tab is visible and takes no input. Browsers do not report this, so Dais never sets it.
    case inactive
    /// The tab is visible, even if another window has the focus.
    case active
}

enum ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
    /// The visibility of the tab. Use it to pause work or to save data when nobody is looking.
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
    /// The phase is also `.background` while the connection is lost, and after the tab has been closed until its
    /// session ends.
    public var scenePhase: ScenePhase {
        get {
            // Only bodies are evaluated again, and they run on the main actor.
            if dais_evaluating() != nil { MainActor.assumeIsolated { SessionContext.current?.watchPhase() } }
            return self[ScenePhaseKey.self]
        }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

extension SessionScope {
    var phase: ScenePhase { isHidden || tree?.presence.isPresent == false ? .background : .active }

    /// Makes the browser report visibility from now on.
    static var phaseWanted: Operation { .document(name: AttributeName.scene, value: "") }

    /// Starts the reports. For views of the first page, it waits until the page has been written.
    func watchPhase() {
        guard !watchesPhase, let tree else { return }
        watchesPhase = true
        tree.whenWritten { [weak tree] in tree?.emit(Self.phaseWanted) }
    }

    /// Handles a `scene` event.
    func sceneChanged(_ payload: EventPayload) {
        isHidden = payload.bool ?? isHidden
        publishFacts()
    }
}
