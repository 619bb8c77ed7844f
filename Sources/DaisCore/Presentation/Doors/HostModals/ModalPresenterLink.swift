// SPDX-License-Identifier: Apache-2.0

/// Identifies a modal in a root.
///
/// ```swift
/// Home().modalPresenterLink(link: ModalPresenterLink(linkID: "hint"), isPresented: $showsHint) { Hint() }
/// ```
public struct ModalPresenterLink: Hashable, Sendable {
    /// The root's id; `nil` is the default root.
    public var rootID: String?
    /// An id that is unique in the root.
    public var linkID: String

    /// Creates a link to a modal in a root.
    public init(rootID: String? = nil, linkID: String) {
        self.rootID = rootID
        self.linkID = linkID
    }
}

/// The alignment and dimming of one modal in its root.
///
/// ```swift
/// var appearance = ModalPresenterLinkAppearance()
/// appearance.alignment = .bottom
/// ```
public struct ModalPresenterLinkAppearance: Equatable, Sendable {
    /// The alignment in the root.
    public var alignment: Alignment = .center
    /// The color of the dimming view while this modal is alone, or `nil` for the root's color.
    public var preferredDimmingViewColor: Color?
    /// A Boolean value that indicates whether the modal is dismissed when its presenting view is removed.
    public var dismissesModalWhenLinkDisappears: Bool = true

    /// Creates an appearance with the default values.
    public init() {}

    var uiModel: PresentationHostUIModel {
        var model = PresentationHostUIModel()
        model.alignment = alignment
        model.preferredDimmingViewColor = preferredDimmingViewColor
        model.dismissesModalWhenHostDisappears = dismissesModalWhenLinkDisappears
        return model
    }
}

extension View {
    /// Presents a custom modal while a binding is true. It is the newer name of `presentationHost`; the content reads
    /// `@Environment(ModalPresenterContext.self)`.
    nonisolated public func modalPresenterLink<Content: View>(
        link: ModalPresenterLink, appearance: ModalPresenterLinkAppearance = .init(), isPresented: Binding<Bool>,
        onPresent: (() -> Void)? = nil, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentationHost(
            layerID: link.rootID, id: link.linkID, uiModel: appearance.uiModel, isPresented: isPresented,
            onPresent: onPresent, onDismiss: onDismiss, content: content, file: file, line: line)
    }

    /// Presents a custom modal with closures that receive the reason of a dismissal: when its exit starts, and when it
    /// has been removed.
    nonisolated public func modalPresenterLink<Content: View>(
        link: ModalPresenterLink, appearance: ModalPresenterLinkAppearance = .init(), isPresented: Binding<Bool>,
        onPresent: (() -> Void)? = nil, onWillDismiss: ((DismissalReason) -> Void)? = nil,
        onDismiss: @escaping (DismissalReason) -> Void, @ViewBuilder content: @escaping () -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentationHost(
            layerID: link.rootID, id: link.linkID, uiModel: appearance.uiModel, isPresented: isPresented,
            onPresent: onPresent, onWillDismiss: onWillDismiss, onDismiss: onDismiss, content: content, file: file,
            line: line)
    }
}
