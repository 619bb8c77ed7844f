// SPDX-License-Identifier: Apache-2.0
public import DaisObjects

/// An object that provides a changing list of modals.
///
/// ```swift
/// @Observable
/// final class Announcements: ModalListProvider {
///     var current: [Announcement] = []
///     func aggregateModalList() -> ModalList {
///         ModalList(modals: current.map { note in Modal(key: note.id, style: .card()) { NoteView(note) } })
///     }
/// }
///
/// observation = modalListObserver.observe(announcements)
/// ```
/// The list of an observable model follows its properties. Other models publish `modalListDidChange`.
@MainActor
public protocol ModalListProvider: AnyObject {
    /// Called before the first list is requested, and again when environment values that this method has read change.
    func update(environment: ViewEnvironment)
    /// Returns the current list.
    func aggregateModalList() -> ModalList
    /// A publisher that fires when the list has changed.
    var modalListDidChange: AnyPublisher<Void, Never> { get }
}

extension ModalListProvider {
    /// Has no effect.
    public func update(environment: ViewEnvironment) {}
    /// A publisher that never fires.
    public var modalListDidChange: AnyPublisher<Void, Never> { Empty(completeImmediately: false).eraseToAnyPublisher() }
}

extension ModalListObserver {
    /// Presents the list of a provider until the token is released. The token retains the provider.
    ///
    /// Observing the same provider again returns the same token.
    public func observe(_ provider: any ModalListProvider) -> ModalListObservationLifetime {
        let (token, isNew) = start(provider)
        guard isNew, let list = token.list else { return token }
        let cancellable = provider.modalListDidChange.sink { [weak list] in
            MainTurn.run { list?.providerChanged() }
        }
        list.whenOver { cancellable.cancel() }
        list.follow(provider)
        return token
    }
}
