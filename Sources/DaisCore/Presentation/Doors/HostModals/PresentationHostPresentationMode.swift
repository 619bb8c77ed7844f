// SPDX-License-Identifier: Apache-2.0
public import DaisObjects

/// The events of a modal that plays its own entry and exit.
///
/// ```swift
/// @Environment(\.presentationHostPresentationMode) private var presentationMode: PresentationHostPresentationMode!
///
/// content
///     .onReceive(presentationMode.presentPublisher, perform: animateIn)
///     .onReceive(presentationMode.dismissPublisher, perform: animateOut)  // takes the completion
///     .onReceive(presentationMode.dimmingViewTapActionPublisher) { isPresented = false }
/// ```
public struct PresentationHostPresentationMode {
    /// The id of the modal.
    public let id: String

    /// Fires when the modal has been added to its layer, and again when an exit is reversed.
    public let presentPublisher: AnyPublisher<Void, Never>

    /// Fires when the modal has to leave. It stays until the closure is called, for at most five seconds. Further or
    /// late calls have no effect.
    public let dismissPublisher: AnyPublisher<() -> Void, Never>

    /// Fires when the dimming view is pressed while this is the topmost modal, and for Escape and the back gesture.
    public let dimmingViewTapActionPublisher: AnyPublisher<Void, Never>
}

enum PresentationHostModeKey: EnvironmentKey {
    static var defaultValue: PresentationHostPresentationMode? { nil }
}

extension EnvironmentValues {
    /// The events of the enclosing modal, or `nil` outside of modals of a presentation host.
    public var presentationHostPresentationMode: PresentationHostPresentationMode? {
        get { self[PresentationHostModeKey.self] }
        set { self[PresentationHostModeKey.self] = newValue }
    }
}

/// The subjects behind the publishers of one host.
@MainActor
final class ModalSignals {
    private lazy var present = PassthroughSubject<Void, Never>()
    private lazy var dismiss = PassthroughSubject<() -> Void, Never>()
    private lazy var tap = PassthroughSubject<Void, Never>()
    private var known: PresentationHostPresentationMode?
    let context = ModalPresenterContext()

    nonisolated init() {}

    func mode(id: String) -> PresentationHostPresentationMode {
        if let known, known.id == id { return known }
        let made = PresentationHostPresentationMode(
            id: id, presentPublisher: present.eraseToAnyPublisher(), dismissPublisher: dismiss.eraseToAnyPublisher(),
            dimmingViewTapActionPublisher: tap.eraseToAnyPublisher())
        known = made
        return made
    }

    func sendPresent() { present.send() }
    func sendDismiss(_ completion: @escaping () -> Void) { dismiss.send(completion) }
    func sendTap() { tap.send() }
}
