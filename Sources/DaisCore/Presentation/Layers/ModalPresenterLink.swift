// SPDX-License-Identifier: Apache-2.0

/// Names one modal in a root.
public struct ModalPresenterLink: Hashable, Sendable {
    public var rootID: String?
    /// Tells the modal from the others in its root.
    public var linkID: String

    public init(rootID: String? = nil, linkID: String) {
        self.rootID = rootID
        self.linkID = linkID
    }
}

/// How one modal stands in its root.
public struct ModalPresenterLinkAppearance: Equatable, Sendable {
    /// Where in the root the modal stands.
    public var alignment: Alignment = .center
    /// The colour of the dimming view while this modal is alone; `nil` leaves it to the root.
    public var preferredDimmingViewColor: Color?
    /// Whether the modal goes when the view that presents it goes.
    public var dismissesModalWhenLinkDisappears: Bool = true

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
    /// Presents a modal of your own while a binding is true: what `presentationHost` does, under its newer name. The
    /// content reads `@Environment(ModalPresenterContext.self)`.
    nonisolated public func modalPresenterLink<Content: View>(
        link: ModalPresenterLink, appearance: ModalPresenterLinkAppearance = .init(), isPresented: Binding<Bool>,
        onPresent: (() -> Void)? = nil, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        presentationHost(
            layerID: link.rootID, id: link.linkID, uiModel: appearance.uiModel, isPresented: isPresented,
            onPresent: onPresent, onDismiss: onDismiss, content: content, file: file, line: line)
    }
}
