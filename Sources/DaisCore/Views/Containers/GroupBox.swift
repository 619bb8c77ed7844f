// SPDX-License-Identifier: Apache-2.0

/// A box around views, with a label.
///
/// ```swift
/// GroupBox("Address") { Text(street) }
/// ```
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// Creates a box with a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Creates a box with a label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// The content of the view.
    @MainActor public var body: some View {
        switch style {
        case .builtIn:
            GroupBoxBox {
                label.modifier(ClassModifier(name: "gbox-l"))
                content
            }
        case .custom(let value, let outer):
            if let style = value.style as? any GroupBoxStyle { styled(by: style, in: outer) }
        }
    }

    @MainActor private func styled<S: GroupBoxStyle>(by style: S, in outer: StyleSlot<BuiltInGroupBoxKind>) -> AnyView {
        let configuration = GroupBoxStyleConfiguration(
            label: StyleContent(label), content: StyleContent(content.environment(\.groupBoxStyle, self.style)))
        return ValueBody.view(style, in: \.groupBoxStyle, outer: outer) { $0.makeBody(configuration: configuration) }
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content)
    }
}

extension GroupBox where Label == Text {
    /// Creates a box with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// Creates a box with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a box from a style's configuration, for use inside that style.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
    }
}

nonisolated struct GroupBoxBox<Content: View>: ContainerView, ContainerFrame {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = ["V", "gbox"]
        appearance.attribute("role", "group")
        appearance.layout.stack = .vertical
        appearance.layout.grows = .horizontal
    }
}
