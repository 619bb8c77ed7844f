// SPDX-License-Identifier: Apache-2.0

/// The closures with which an owner follows the end of its presentation.
nonisolated struct DismissalHandlers {
    /// Called at the start of each exit.
    var will: ((DismissalReason) -> Void)?
    /// Called once, after the removal.
    var did: ((DismissalReason) -> Void)?

    init(will: ((DismissalReason) -> Void)? = nil, did: ((DismissalReason) -> Void)? = nil) {
        self.will = will
        self.did = did
    }

    /// Creates handlers from SwiftUI's form, which does not receive the reason.
    init(_ onDismiss: (() -> Void)?) {
        if let onDismiss { did = { _ in onDismiss() } }
    }
}

extension View {
    /// Presents content of a kind while a binding is true. The public forms with reasons call it.
    ///
    /// - Parameter adjust: A closure that sets what is special to the kind.
    nonisolated func presenting<Content: View>(
        at site: CallSite, _ kind: PresentationKind, _ isPresented: Binding<Bool>,
        _ onWillDismiss: ((DismissalReason) -> Void)?, _ onDismiss: @escaping (DismissalReason) -> Void,
        _ content: @escaping () -> Content,
        adjust: @escaping ([PresentationDescriptor]) -> [PresentationDescriptor] = { $0 }
    ) -> some View {
        let handlers = DismissalHandlers(will: onWillDismiss, did: onDismiss)
        return modifier(
            Presenting(at: site) {
                adjust(PresentationDescriptor.whether(isPresented, kind, handlers) { AnyView(content()) })
            })
    }

    /// Presents content of a kind for an item while it is not `nil`. The public forms with reasons call it.
    nonisolated func presenting<Item: Identifiable, Content: View>(
        at site: CallSite, _ kind: PresentationKind, _ item: Binding<Item?>,
        _ onWillDismiss: ((DismissalReason) -> Void)?, _ onDismiss: @escaping (DismissalReason) -> Void,
        _ content: @escaping (Item) -> Content,
        adjust: @escaping ([PresentationDescriptor]) -> [PresentationDescriptor] = { $0 }
    ) -> some View {
        let handlers = DismissalHandlers(will: onWillDismiss, did: onDismiss)
        return modifier(
            Presenting(at: site) {
                adjust(PresentationDescriptor.item(item, kind, handlers) { AnyView(content($0)) })
            })
    }
}
