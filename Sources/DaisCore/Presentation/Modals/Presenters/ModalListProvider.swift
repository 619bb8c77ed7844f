// SPDX-License-Identifier: Apache-2.0
public import DaisObjects

/// Something that has modals to present and decides by itself when they change.
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
/// The list of an observable model follows what it reads. One that is none says so with `modalListDidChange`.
@MainActor
public protocol ModalListProvider: AnyObject {
    /// Called before the first list is asked for, and again when what this has read in the environment has changed.
    func update(environment: ViewEnvironment)
    /// Everything there is to be presented now.
    func aggregateModalList() -> ModalList
    /// Sends when there is to be another list.
    var modalListDidChange: AnyPublisher<Void, Never> { get }
}

extension ModalListProvider {
    public func update(environment: ViewEnvironment) {}
    public var modalListDidChange: AnyPublisher<Void, Never> { Empty(completeImmediately: false).eraseToAnyPublisher() }
}

extension ModalListObserver {
    /// Presents what a provider lists until the token is released. The provider is kept as long.
    ///
    /// Observed again it is the same observation, with the same token.
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
