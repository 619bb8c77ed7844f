// SPDX-License-Identifier: Apache-2.0

/// The key of ``EnvironmentValues/presentationCoordinator``.
///
/// ```swift
/// ContentView().environment(\.presentationCoordinator, coordinator)
/// ```
public struct PresentationCoordinatorKey: EnvironmentKey {
    /// The session's coordinator. Outside of a session it is a new coordinator that presents nothing.
    public static var defaultValue: PresentationCoordinator {
        let session = SessionContext.expected(
            by: "The presentation coordinator of the environment was read", otherwise: "it presents nothing",
            remedy: "Read it in a view's body, its actions and its tasks.")
        guard let session else { return PresentationCoordinator() }
        return MainActor.assumeIsolated { session.coordinator }
    }
}

extension EnvironmentValues {
    /// The coordinator that presents by calls instead of bindings.
    ///
    /// ```swift
    /// @Environment(\.presentationCoordinator) private var coordinator
    ///
    /// Button("Help") {
    ///     coordinator.present(type: .sheet, content: AnyView(HelpView()))
    /// }
    /// ```
    /// The session's coordinator presents with the environment of the whole app. A coordinator set with
    /// `.environment(\.presentationCoordinator, mine)` presents from that view, with its environment, and lists the
    /// presentations of its descendants.
    public var presentationCoordinator: PresentationCoordinator {
        get { self[PresentationCoordinatorKey.self] }
        set { self[PresentationCoordinatorKey.self] = newValue }
    }
}

extension SessionScope {
    /// The session's coordinator, created on first use.
    var coordinator: PresentationCoordinator {
        if let known = knownCoordinator { return known }
        let made = shared(PresentationCoordinator.self) { PresentationCoordinator() }
        tree?.presentations.place(made)
        return made
    }

    /// The session's coordinator if it has been created.
    var knownCoordinator: PresentationCoordinator? { known(PresentationCoordinator.self) }
}
