// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A custom presentation that a binding controls, built on a coordinator.
///
/// ```swift
/// struct Inspector: PresentationModifier {
///     @Binding var isPresented: Bool
///
///     func register(with coordinator: PresentationCoordinator) -> UUID? {
///         guard isPresented else { return nil }
///         return coordinator.present(
///             type: .drawer(edge: .trailing), content: AnyView(InspectorView()),
///             onDismiss: { isPresented = false })
///     }
///     func unregister(id: UUID, from coordinator: PresentationCoordinator) { coordinator.dismiss(id) }
/// }
///
/// EditorView().presentation(Inspector(isPresented: $showsInspector))
/// ```
@MainActor @preconcurrency
public protocol PresentationModifier: Sendable {
    /// Presents with the coordinator if necessary.
    ///
    /// The method is called again whenever a value it read changes. While the presentation exists, presenting the same
    /// type updates it.
    ///
    /// - Returns: The id of the presentation, or `nil` to present nothing.
    func register(with coordinator: PresentationCoordinator) -> UUID?
    /// Dismisses the presentation after ``register(with:)`` has returned `nil` or the view has been removed.
    func unregister(id: UUID, from coordinator: PresentationCoordinator)
    /// Returns whether to call ``register(with:)`` again. The default is true.
    func shouldUpdate(currentId: UUID?, coordinator: PresentationCoordinator) -> Bool
}

extension PresentationModifier {
    /// Returns true.
    public func shouldUpdate(currentId: UUID?, coordinator: PresentationCoordinator) -> Bool { true }
}

extension View {
    /// Presents a custom presentation.
    nonisolated public func presentation<M: PresentationModifier>(_ modifier: M) -> some View {
        self.modifier(Registering(registration: modifier))
    }
}

/// Calls the modifier in a body of its own, which is evaluated again when a binding it reads changes.
private struct Registering<Registration: PresentationModifier>: ViewModifier {
    let registration: Registration
    @Environment(\.presentationCoordinator) private var coordinator
    @State private var current = CurrentRegistration()

    nonisolated init(registration: Registration) { self.registration = registration }

    func body(content: Content) -> some View {
        current.update(registration, coordinator)
        return content.onDisappear { current.end() }
    }
}

@MainActor
private final class CurrentRegistration {
    private var id: UUID?
    private var unregister: ((UUID) -> Void)?

    nonisolated init() {}

    func update(_ registration: some PresentationModifier, _ coordinator: PresentationCoordinator) {
        // It may have been dismissed in the meantime.
        if let known = id, !coordinator.presentations.contains(where: { $0.id == known }) { id = nil }
        unregister = { registration.unregister(id: $0, from: coordinator) }
        guard registration.shouldUpdate(currentId: id, coordinator: coordinator) else { return }
        let new = coordinator.renew(id) { registration.register(with: coordinator) }
        if let old = id, old != new { registration.unregister(id: old, from: coordinator) }
        id = new
    }

    func end() {
        guard let id else { return }
        self.id = nil
        unregister?(id)
    }
}
