// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One presentation that a source wants: everything the engine needs to know, without types.
nonisolated struct PresentationDescriptor {
    /// Distinguishes the presentations of one source.
    let key: AnyHashable
    let kind: PresentationKind
    /// Makes the content; called in a body of its own, so that what it reads evaluates it and not the presenter.
    let content: () -> AnyView
    /// Tells the owner that it is over: writes the binding, if that still means this presentation.
    let withdraw: () -> Void
    /// The layer inside the app that it goes to, where it asks for one.
    var layer: LayerAddress?
    /// What the source says about the layer; the content may say otherwise.
    var options = PresentationOptions()
    /// What its place knows it by, whatever its source: an id that the application gave. See ``DuplicatePolicy``.
    var name: String?
    /// The element beside which it stands; without it that of the view that presents.
    var anchor: (@MainActor () -> Element?)?
    /// What coordinators and observers call it; otherwise that follows from the kind.
    var type: PresentationType?
    /// The id of the entry that a coordinator has made for it.
    var entryID: UUID?
    /// The z-index that a coordinator has promised; 0 for the next free one.
    var zIndex = 0
    /// Whether the content has a message that describes the surface.
    var hasMessage = false
    /// Whether it stays, for its time, when the view that presents it goes; such a view may even ask on its way out.
    var outlivesSource = false
    /// Whether it has nothing to do with what else its source presents: it neither waits for that nor replaces it.
    var isIndependent = false
    /// What hosts and the log are to know of it.
    var info = ModalInfo.empty()
    /// Called when the layer has been put on the page, before its entry.
    var onPresent: (() -> Void)?
    /// Called at the start of each entry, after `onPresent`: when it comes, and when it comes back.
    var onEnter: (() -> Void)?
    /// Plays the exit, where the content does that itself; the exit lasts until the closure is called.
    var playExit: ((@escaping () -> Void) -> Void)?
    /// Called when the entry has ended, once.
    var didPresent: (() -> Void)?
    /// Called at the start of each exit.
    var onWillDismiss: ((DismissalReason) -> Void)?
    /// Called once, when the layer has gone.
    var onDismiss: (() -> Void)?
}

extension PresentationDescriptor {
    /// What a Boolean binding asks for.
    static func whether(
        _ isPresented: Binding<Bool>, _ kind: PresentationKind, onDismiss: (() -> Void)? = nil,
        content: @escaping () -> AnyView
    ) -> [PresentationDescriptor] {
        guard isPresented.wrappedValue else { return [] }
        return [
            PresentationDescriptor(
                key: true, kind: kind, content: content,
                withdraw: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
                onDismiss: onDismiss)
        ]
    }

    /// What a binding to an optional item asks for. Another id is another presentation.
    static func item<Item: Identifiable>(
        _ item: Binding<Item?>, _ kind: PresentationKind, onDismiss: (() -> Void)? = nil,
        content: @escaping (Item) -> AnyView
    ) -> [PresentationDescriptor] {
        guard let value = item.wrappedValue else { return [] }
        let id = value.id
        return [
            PresentationDescriptor(
                key: AnyHashable(id), kind: kind, content: { content(value) },
                withdraw: { if item.wrappedValue?.id == id { item.wrappedValue = nil } },
                onDismiss: onDismiss)
        ]
    }
}
