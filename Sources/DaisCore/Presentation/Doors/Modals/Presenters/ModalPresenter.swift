// SPDX-License-Identifier: Apache-2.0

/// Presents modals by calls, from the view that reads it.
///
/// ```swift
/// struct Detail: View {
///     @Environment(\.modalPresenter) private var modalPresenter
///     @State private var lifetime: (any ModalLifetime)?
///
///     var body: some View {
///         Button("Edit") { lifetime = modalPresenter.present(Editor(), style: .sheet()) }
///     }
/// }
/// ```
/// A modal has the environment of that view, follows its changes, and is dismissed with it. Calls are independent: each
/// presents another modal above the previous ones.
@MainActor
public struct ModalPresenter {
    let viewPresentations: ViewPresentations?

    nonisolated init(_ viewPresentations: ViewPresentations?) { self.viewPresentations = viewPresentations }

    /// Presents a view.
    ///
    /// - Parameters:
    ///   - content: The view, which is evaluated again when the models and bindings it reads change.
    ///   - style: The appearance, the transitions and the dismissals. It is determined again when the environment changes.
    ///   - info: The metadata for hosts and the log.
    ///   - completion: A closure called once, when the entry has ended, unless the modal is dismissed before.
    /// - Returns: The token that keeps the modal. Releasing it dismisses the modal.
    public func present<Content: View>(
        _ content: Content, style: ModalPresentationStyleProvider, info: ModalInfo = .empty(),
        completion: (() -> Void)? = nil
    ) -> any ModalLifetime {
        present(style: style, info: info, completion: completion) { content }
    }

    /// Presents a view with a style.
    public func present<Content: View, Style: ModalPresentationStyle>(
        _ content: Content, style: Style, info: ModalInfo = .empty(), completion: (() -> Void)? = nil
    ) -> any ModalLifetime {
        present(content, style: ModalPresentationStyleProvider(style), info: info, completion: completion)
    }

    /// Presents a view that defines its own style.
    public func present<Content: ModalPresentable>(
        _ content: Content, completion: (() -> Void)? = nil
    ) -> any ModalLifetime {
        present(content, style: content.presentationStyle, info: content.info, completion: completion)
    }

    /// Presents content from a closure with a style.
    public func present<Content: View, Style: ModalPresentationStyle>(
        style: Style, info: ModalInfo = .empty(), completion: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> any ModalLifetime {
        present(
            style: ModalPresentationStyleProvider(style), info: info, completion: completion, content: content)
    }

    /// Presents content from a closure, which is evaluated again when the values it reads change.
    public func present<Content: View>(
        style: ModalPresentationStyleProvider, info: ModalInfo = .empty(), completion: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> any ModalLifetime {
        let item = item(style, info, completion, content)
        return ModalToken(item, at: add(item))
    }

    func item<Content: View>(
        _ style: ModalPresentationStyleProvider, _ info: ModalInfo, _ completion: (() -> Void)?,
        _ content: @escaping () -> Content
    ) -> PresentedItem {
        PresentedItem { item, viewPresentations, environment in
            var descriptor = viewPresentations.sourceState.descriptor(
                key: item.key, style: style.presentationStyle(for: environment), info: info, in: environment,
                dismissed: { [weak viewPresentations, weak item] reason in
                    guard let viewPresentations, let item else { return false }
                    return viewPresentations.remove(item, reason)
                },
                content: { [weak item] in
                    item?.isShown = true
                    return AnyView(content())
                })
            descriptor.didPresent = { [weak item] in
                // It may appear again after a view around it has left it out.
                guard let item, !item.isPresented else { return }
                item.isPresented = true
                completion?()
            }
            descriptor.answer = item.answer
            descriptor.follow(item.record)
            return descriptor
        }
    }

    /// Presents an item, and returns where. Without a view it ends at once.
    @discardableResult
    func add(_ item: PresentedItem) -> ViewPresentations? {
        guard let viewPresentations, viewPresentations.home != nil else {
            ModalHostDiagnostics.detached(viewPresentations?.name, kind: .styledModal)
            item.finish(.sourceRemoved)
            return nil
        }
        viewPresentations.add(item)
        return viewPresentations
    }
}

extension PresentationDescriptor {
    /// Records the dismissal in a modal's record.
    mutating func follow(_ record: ModalRecord) {
        let inner = onWillDismiss
        onWillDismiss = { reason in
            inner?(reason)
            record.leaves(reason)
        }
        onDismiss = { record.finish($0) }
    }
}

extension EnvironmentValues {
    /// A presenter of modals for the reading view.
    public var modalPresenter: ModalPresenter { ModalPresenter(self[ViewPresentationsKey.self]) }
}
