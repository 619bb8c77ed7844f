// SPDX-License-Identifier: Apache-2.0

/// A place for presentations inside the app: what the views in it present stays in its frame, above its content and
/// below everything that is presented in the window.
///
/// Without one, presentations cover the window, which is a host itself. A host of one's own keeps, say, the sheet of a
/// split view's column in that column:
///
/// ```swift
/// HStack {
///     Sidebar()
///     PresentationHost(accepting: { $0.kind == .sheet }) {
///         Detail()  // its sheets open here, its alerts in the window
///     }
/// }
/// ```
/// Hosts nest; a presentation goes to the nearest one that accepts it. When a host goes while it shows something, what it
/// shows goes with it without motion, and `onDismiss` is called.
nonisolated public struct PresentationHost<Content: View>: View, BuiltInView {
    private let content: Content
    private let accepts: (PresentationInfo) -> Bool

    /// - Parameters:
    ///   - accepting: which presentations stay here; the others go on to the next host around this one.
    ///   - content: the views that this host is for.
    public init(
        accepting: @escaping (PresentationInfo) -> Bool = { _ in true }, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        accepts = accepting
    }

    @MainActor public var body: some View {
        HostingView(content: content, accepts: { accepts(PresentationInfo($0)) })
    }
}

/// What is known of a presentation before it is shown.
nonisolated public struct PresentationInfo {
    /// What sort of presentation it is.
    public let kind: Kind
    /// Whether everything below it is out of reach while it is there.
    public let isModal: Bool

    /// Compare with the constants, such as `.sheet`.
    public struct Kind: Hashable, Sendable {
        public let name: String
        public static let sheet = Kind(name: "sheet")
        public static let fullScreenCover = Kind(name: "fullscreen")
        public static let alert = Kind(name: "alert")
        public static let confirmationDialog = Kind(name: "dialog")
        public static let popover = Kind(name: "popover")

        public init(name: String) { self.name = name }
    }

    init(_ descriptor: PresentationDescriptor) {
        kind = Kind(name: descriptor.kind.name)
        isModal = descriptor.kind.isModal
    }
}
