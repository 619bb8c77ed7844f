// SPDX-License-Identifier: Apache-2.0

/// A title with an icon.
///
/// ```swift
/// Label("Inbox", systemImage: "tray")
/// Label { Text(person.name) } icon: { Circle().fill(person.color).frame(width: 20, height: 20) }
/// ```
///
/// Screen readers only read the title, even if the label shows only the icon.
nonisolated public struct Label<Title: View, Icon: View>: View, BuiltInView {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyle) private var style
    @Environment(\.isInBar) private var isInBar
    @Environment(\.isInMenu) private var isInMenu

    /// Creates a label from views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The content of the view.
    @MainActor public var body: some View {
        switch style {
        case .builtIn(.titleOnly): title
        case .builtIn(.automatic):
            LabelBox(kind: isInBar && !isInMenu ? .iconOnly : .titleAndIcon, title: title, icon: icon)
        case .builtIn(let kind): LabelBox(kind: kind, title: title, icon: icon)
        case .custom(let value, let outer): styled(by: value, in: outer)
        }
    }

    @MainActor private func styled(by value: StyleValue, in outer: StyleSlot<BuiltInLabelKind>) -> AnyView {
        guard let style = value.style as? any LabelStyle else { return AnyView(title) }
        return styled(by: style, in: outer)
    }

    @MainActor private func styled<S: LabelStyle>(by style: S, in outer: StyleSlot<BuiltInLabelKind>) -> AnyView {
        let configuration = LabelStyleConfiguration(title: StyleContent(title), icon: StyleContent(icon))
        return ValueBody.view(style, in: \.labelStyle, outer: outer) { $0.makeBody(configuration: configuration) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with a localized title and an image of the app.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// Creates a label with a title and an image of the app.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from a style's configuration, for use inside that style.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

/// The element with the icon and the title.
nonisolated struct LabelBox<Title: View, Icon: View>: View, BuiltInView {
    let kind: BuiltInLabelKind
    let title: Title
    let icon: Icon

    @MainActor var body: some View {
        LabelRow(kind: kind) {
            icon.modifier(LabelPartModifier(className: "li", isQuiet: true))
            title.modifier(LabelPartModifier(className: kind == .iconOnly ? "vh" : "lt", isQuiet: false))
        }
    }
}

nonisolated struct LabelRow<Content: View>: ContainerView, ContainerFrame {
    let kind: BuiltInLabelKind
    let content: Content

    init(kind: BuiltInLabelKind, @ViewBuilder content: () -> Content) {
        self.kind = kind
        self.content = content()
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["L"]
        appearance.layout.stack = .horizontal
    }
}

nonisolated struct LabelPartModifier: BoxModifier {
    let className: String
    let isQuiet: Bool

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.addClass(className)
        if isQuiet { appearance.silence() }
    }
}
