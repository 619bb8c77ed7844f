// SPDX-License-Identifier: Apache-2.0

/// The content of an alert or a confirmation dialog. Class names start with the kind, as style sheets expect:
/// `alert-title`, `dialog-title`.
nonisolated struct DialogContent<Actions: View, Message: View>: View, BuiltInView {
    let kind: PresentationKind
    let title: Text
    let showsTitle: Bool
    let actions: Actions
    let message: Message?
    @Environment(\.presentationContext) private var context
    @Environment(\.dialogConfiguration) private var configuration

    init(_ kind: PresentationKind, title: Text, showsTitle: Bool, actions: Actions, message: Message?) {
        self.kind = kind
        self.title = title
        self.showsTitle = showsTitle
        self.actions = actions
        self.message = message
    }

    @MainActor var body: some View {
        if configuration.showsIcon {
            DialogPart(className: name("icon"), content: DialogIcon(configuration: configuration))
        }
        DialogPart(className: name("title"), id: id("title"), isHidden: !showsTitle, content: title)
        if let message {
            DialogPart(className: name("message"), id: id("message"), content: message)
        }
        if let toggle = configuration.suppression {
            DialogPart(
                className: name("suppression"),
                content: Toggle(isOn: toggle.isSuppressed) { toggle.label }.toggleStyle(.checkbox))
        }
        // The buttons use the dialog's style instead of the app's.
        DialogButtons(kind: kind, actions: actions)
            .environment(\.buttonStyle, .builtIn(.automatic))
            .environment(\.labelStyle, .builtIn(.titleOnly))
    }

    private func name(_ part: String) -> String { "\(kind.classPrefix)-\(part)" }
    private func id(_ part: String) -> String { "\(context?.name ?? "dais-layer")-\(part)" }
}

/// A part of a dialog above its buttons. The surface refers to it by id for its accessible name or description.
nonisolated struct DialogPart<Content: View>: ContainerView, ContainerFrame {
    let className: String
    var id: String?
    /// Indicates whether the part is hidden. A hidden title still names the dialog.
    var isHidden = false
    let content: Content

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = [className]
        appearance.attribute("id", id)
        if isHidden { appearance.attribute("hidden", "") }
        appearance.layout.opaque = true
    }
}

extension View {
    /// Presents an alert or a confirmation dialog. All public forms call it.
    ///
    /// - Parameters:
    ///   - actions: The actions, or `nil` to present nothing.
    ///   - wanted: A closure that makes the descriptors for the content.
    nonisolated func dialog<A: View, M: View>(
        at site: CallSite? = nil, _ kind: PresentationKind, _ title: Text, _ titleVisibility: Visibility = .automatic,
        _ actions: A?,
        _ message: M?, wanted: @escaping (@escaping () -> AnyView) -> [PresentationDescriptor]
    ) -> some View {
        modifier(
            Presenting(at: site) {
                guard let actions else { return [] }
                var descriptors = wanted {
                    AnyView(
                        DialogContent(
                            kind, title: title, showsTitle: titleVisibility != .hidden, actions: actions,
                            message: message))
                }
                for index in descriptors.indices { descriptors[index].hasMessage = message != nil }
                return descriptors
            })
    }

    /// Presents an alert or a confirmation dialog for a Boolean binding.
    ///
    /// - Parameters:
    ///   - data: The value that the dialog is about, if any.
    ///   - handlers: The closures that receive the reason of the dismissal.
    nonisolated func dialog<A: View, M: View>(
        at site: CallSite? = nil, _ kind: PresentationKind, _ title: Text, _ titleVisibility: Visibility = .automatic,
        while isPresented: Binding<Bool>, presenting data: Any? = nil, _ actions: A?, _ message: M?,
        _ handlers: DismissalHandlers = DismissalHandlers()
    ) -> some View {
        let item = data.map { AnyHashable.record(of: $0) }
        return dialog(at: site, kind, title, titleVisibility, actions, message) { content in
            var descriptors = PresentationDescriptor.whether(isPresented, kind, handlers, content: content)
            for index in descriptors.indices { descriptors[index].item = item }
            return descriptors
        }
    }
}

extension Binding {
    /// Returns a binding that is true while there is a value. Setting it to `false` sets the value to `nil`.
    nonisolated func isPresent<T>() -> Binding<Bool> where Value == T? {
        Binding<Bool>(unsafeGet: { wrappedValue != nil }, set: { shown, _ in if !shown { wrappedValue = nil } })
    }
}
