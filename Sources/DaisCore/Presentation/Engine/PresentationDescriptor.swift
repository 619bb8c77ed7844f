// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Describes one requested presentation: everything the engine needs to know, without generic types.
nonisolated struct PresentationDescriptor {
    /// Distinguishes the presentations of one source.
    let key: PresentationKey
    let kind: PresentationKind
    /// Makes the content. It runs in a body of its own, so that a change of its dependencies does not evaluate the
    /// presenter.
    var content: () -> AnyView
    /// Tells the owner that the presentation is over. It resets the binding if that still means this presentation.
    var withdraw: () -> Void
    /// A number that stays the same while the owner describes the presentation in the same way, or `nil` if each
    /// description may differ from the former one.
    var revision: Int?
    /// The id of the item that the content shows, if any. The records of its fields contain it.
    var item: AnyHashable?
    /// The named layer to present in, if any.
    var layer: LayerAddress?
    /// The source's options for the layer. Options in the content override them.
    var options = PresentationOptions()
    /// An application-defined id that is unique within a place, across all sources. See ``PresentationPolicy/Duplicates``.
    var name: String?
    /// The way of presenting, which policies distinguish.
    var door = PresentationDoor.modifiers
    /// The id and the importance, or `nil` for those of the presenting view's environment.
    var request: PresentationRequest?
    /// The anchor element. Without it, the element of the presenting view is used.
    var anchor: (@MainActor () -> Element?)?
    /// The type that coordinators and observers see. It defaults to one derived from the kind.
    var type: PresentationType?
    /// The id of the entry that a coordinator has created for it.
    var entryID: UUID?
    /// The z-index reserved by a coordinator; 0 selects the next free one.
    var zIndex = 0
    /// Indicates whether it appears without its entry motion.
    var entersStill = false
    /// Indicates whether the content has a message that describes the surface.
    var hasMessage = false
    /// Indicates whether the presentation stays for its duration after its presenting view is removed. Such a view may
    /// even request it while it is being removed.
    var outlivesSource = false
    /// Indicates whether the presentation is independent of others of its source: it neither waits for them nor
    /// replaces them.
    var isIndependent = false
    /// The metadata for hosts and the log.
    var info = ModalInfo.empty()
    /// Called when the layer has been added to the page, before its entry.
    var onPresent: (() -> Void)?
    /// Called at the start of each entry, after `onPresent`. An exit that is reversed causes another entry.
    var onEnter: (() -> Void)?
    /// Plays the exit if the content animates it itself. The exit lasts until the given closure is called.
    var playExit: ((@escaping () -> Void) -> Void)?
    /// Called once, when the entry has ended.
    var didPresent: (() -> Void)?
    /// Called at the start of each exit.
    var onWillDismiss: ((DismissalReason) -> Void)?
    /// Called once, when the layer has been removed.
    var onDismiss: ((DismissalReason) -> Void)?
    /// Called with the reason before ``withdraw``, if the presentation ends because of a policy and was never shown.
    var onRefuse: ((DismissalReason) -> Void)?
    /// The answer that a caller awaits, if any.
    var answer: PendingAnswer?
}

extension PresentationDescriptor {
    /// Creates the descriptors for a Boolean binding.
    static func whether(
        _ isPresented: Binding<Bool>, _ kind: PresentationKind, _ handlers: DismissalHandlers = DismissalHandlers(),
        content: @escaping () -> AnyView
    ) -> [PresentationDescriptor] {
        guard isPresented.presentedValue else { return [] }
        return [
            PresentationDescriptor(
                key: .only, kind: kind, content: content,
                withdraw: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
                onWillDismiss: handlers.will, onDismiss: handlers.did)
        ]
    }

    /// Creates the descriptors for a binding to an optional item. A different id is a different presentation.
    static func item<Item: Identifiable>(
        _ item: Binding<Item?>, _ kind: PresentationKind, _ handlers: DismissalHandlers = DismissalHandlers(),
        content: @escaping (Item) -> AnyView
    ) -> [PresentationDescriptor] {
        guard let value = item.presentedValue else { return [] }
        let id = value.id
        return [
            PresentationDescriptor(
                key: PresentationKey(id), kind: kind, content: { content(value) },
                withdraw: { if item.wrappedValue?.id == id { item.wrappedValue = nil } }, item: .record(of: value),
                onWillDismiss: handlers.will, onDismiss: handlers.did)
        ]
    }
}
