// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A kind of presentation of your own, driven by a binding like the built-in ones, on top of a coordinator.
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
    /// Presents with the coordinator if something is to be presented, and answers what; `nil` if nothing is.
    ///
    /// Called again whenever what it read has changed. While the presentation is there, presenting the same type brings it
    /// up to date and makes no second one.
    func register(with coordinator: PresentationCoordinator) -> UUID?
    /// Ends the presentation: nothing is to be presented any more, or the view has gone.
    func unregister(id: UUID, from coordinator: PresentationCoordinator)
    /// Whether ``register(with:)`` is to be called again; yes, unless you know better.
    func shouldUpdate(currentId: UUID?, coordinator: PresentationCoordinator) -> Bool
}

extension PresentationModifier {
    public func shouldUpdate(currentId: UUID?, coordinator: PresentationCoordinator) -> Bool { true }
}

extension View {
    /// Presents what a modifier of your own describes.
    nonisolated public func presentation<M: PresentationModifier>(_ modifier: M) -> some View {
        self.modifier(Registering(registration: modifier))
    }
}

/// Asks the modifier in a body of its own, so that a binding that it reads asks it again.
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
        // It may have been dismissed since.
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
