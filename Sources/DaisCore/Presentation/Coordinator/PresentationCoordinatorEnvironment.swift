// SPDX-License-Identifier: Apache-2.0

/// The key of ``EnvironmentValues/presentationCoordinator``.
public struct PresentationCoordinatorKey: EnvironmentKey {
    /// The session's own coordinator. Outside of a session one that nobody else has, and that shows nothing.
    public static var defaultValue: PresentationCoordinator {
        guard let session = SessionContext.current else {
            Diagnostics.warn(
                "The presentation coordinator of the environment was asked for outside of a session.",
                remedy: "Read it in a view's body, its actions and its tasks.")
            return PresentationCoordinator()
        }
        return MainActor.assumeIsolated { session.coordinator }
    }
}

extension EnvironmentValues {
    /// Presents by calls instead of bindings.
    ///
    /// ```swift
    /// @Environment(\.presentationCoordinator) private var coordinator
    ///
    /// Button("Help") {
    ///     coordinator.present(type: .sheet, content: AnyView(HelpView()))
    /// }
    /// ```
    /// What the session's own coordinator presents has the environment of the whole app. A coordinator that is set with
    /// `.environment(\.presentationCoordinator, mine)` presents from there, with the environment of that place, and also
    /// knows of what the views below it present.
    public var presentationCoordinator: PresentationCoordinator {
        get { self[PresentationCoordinatorKey.self] }
        set { self[PresentationCoordinatorKey.self] = newValue }
    }
}

extension SessionScope {
    /// The session's own coordinator, made when it is first asked for.
    var coordinator: PresentationCoordinator {
        if let known = knownCoordinator { return known }
        let made = shared(PresentationCoordinator.self) { PresentationCoordinator() }
        presentations?.place(made)
        return made
    }

    /// The same, if somebody has asked for it.
    var knownCoordinator: PresentationCoordinator? { known(PresentationCoordinator.self) }
}
