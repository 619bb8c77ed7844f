// SPDX-License-Identifier: Apache-2.0
import Foundation

extension PresentationCoordinator {
    /// A presentation that the coordinator has started.
    @MainActor
    final class Record {
        private(set) var entry: PresentationEntry
        /// The number of the call that presented or updated it.
        private let revision: Int
        /// Makes the content in a body of its own.
        private let content: () -> AnyView
        /// Closures that receive the reason of the dismissal.
        let handlers: DismissalHandlers
        /// The id and the importance, or `nil` for those of the environment.
        private let request: PresentationRequest?
        /// The answer that a caller awaits, if any.
        let answer: PendingAnswer?
        /// Present if the content is a whole dialog.
        var dialog: Dialog? { didSet { described = nil } }
        /// The name of the factory that recreates the content.
        let restorationID: String?
        /// Indicates whether an earlier process has presented it, so that it has played its entry.
        var isRestored = false { didSet { described = nil } }
        /// The element of the user's action, which anchors a popover.
        private(set) weak var anchor: Element?
        /// The sessions that presented or show it.
        var holders: SessionHolders
        /// The description, which each change of another presentation asks for again.
        private var described: PresentationDescriptor?

        init(
            entry: PresentationEntry, revision: Int, content: @escaping () -> AnyView, handlers: DismissalHandlers,
            request: PresentationRequest?, answer: PendingAnswer?, restorationID: String?, anchor: Element?,
            holders: SessionHolders
        ) {
            self.entry = entry
            self.revision = revision
            self.content = content
            self.handlers = handlers
            self.request = request
            self.answer = answer
            self.restorationID = restorationID
            self.anchor = anchor
            self.holders = holders
        }

        func move(to zIndex: Int) {
            guard zIndex != entry.zIndex else { return }
            entry = entry.at(zIndex)
            described = nil
        }

        func descriptor(for coordinator: PresentationCoordinator) -> PresentationDescriptor {
            if let described { return described }
            let id = entry.id
            var descriptor = entry.type.descriptor(
                key: .id(id), content: content, withdraw: { [weak coordinator] in coordinator?.withdraw(id) })
            descriptor.onWillDismiss = handlers.will
            descriptor.onDismiss = handlers.did
            descriptor.answer = answer
            descriptor.request = request
            descriptor.door = .coordinator
            if let dialog {
                descriptor.content = content
                descriptor.hasMessage = dialog.hasMessage
            }
            descriptor.entryID = id
            descriptor.revision = revision
            descriptor.item = id
            descriptor.zIndex = entry.zIndex
            descriptor.entersStill = isRestored
            descriptor.anchor = { [weak anchor] in anchor }
            described = descriptor
            return descriptor
        }
    }
}
