// SPDX-License-Identifier: Apache-2.0

/// A view that hosts the presentations of its content. They stay in its frame, above the content and below everything
/// presented in the window.
///
/// The window is a host by default. Another host keeps, for example, the sheets of a split view's column in that
/// column:
///
/// ```swift
/// HStack {
///     Sidebar()
///     PresentationHost(accepting: { $0.kind == .sheet }) {
///         Detail()  // its sheets open here, its alerts in the window
///     }
/// }
/// ```
/// Hosts nest; a presentation goes to the nearest one that accepts it. When a host is removed, its presentations are
/// removed with it without animation, and their `onDismiss` closures run.
nonisolated public struct PresentationHost<Content: View>: View, BuiltInView {
    private let content: Content
    private let accepts: (PresentationInfo) -> Bool

    /// Creates a host.
    ///
    /// - Parameters:
    ///   - accepting: A closure that returns whether a presentation stays here. Others go on to the next host.
    ///   - content: The content of the host.
    public init(
        accepting: @escaping (PresentationInfo) -> Bool = { _ in true }, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        accepts = accepting
    }

    /// The content with a place for presentations above it.
    @MainActor public var body: some View {
        HostingView(content: content, accepts: { accepts(PresentationInfo($0)) })
    }
}

/// Information about a presentation that a host uses to accept or refuse it.
///
/// ```swift
/// PresentationHost(accepting: { info in info.kind == .popover || !info.isModal }) { Detail() }
/// ```
nonisolated public struct PresentationInfo {
    /// The kind of presentation.
    public let kind: Kind
    /// A Boolean value that indicates whether the presentation makes everything below it inert.
    public let isModal: Bool

    /// A kind of presentation, to compare with constants such as `.sheet`.
    public struct Kind: Hashable, Sendable {
        /// The value of `data-layer` in the page, such as `sheet`.
        public let name: String
        /// A sheet.
        public static let sheet = Kind(name: "sheet")
        /// A cover that fills the window or the host.
        public static let fullScreenCover = Kind(name: "fullscreen")
        /// An alert.
        public static let alert = Kind(name: "alert")
        /// A confirmation dialog.
        public static let confirmationDialog = Kind(name: "dialog")
        /// A popover.
        public static let popover = Kind(name: "popover")
        /// A panel at an edge.
        public static let drawer = Kind(name: "drawer")
        /// A modal of a presentation host, of a list or of a presenter.
        public static let modal = Kind(name: "modal")
        /// A toast.
        public static let toast = Kind(name: "toast")

        /// Creates a kind from the value of `data-layer`.
        public init(name: String) { self.name = name }
    }

    init(_ descriptor: PresentationDescriptor) {
        kind = Kind(name: descriptor.kind.name)
        isModal = descriptor.kind.isModal
    }
}
