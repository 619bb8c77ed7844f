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

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the group box's view.
    associatedtype Body: View
    /// The properties of the group box.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Returns the view of a group box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box, for its style.
public struct GroupBoxStyleConfiguration {
    /// The type of the label.
    public typealias Label = StyleContent
    /// The type of the content.
    public typealias Content = StyleContent
    /// The label.
    public let label: Label
    /// The views in the box.
    public let content: Content
}

extension View {
    /// Sets the style of group boxes in this view.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(\.groupBoxStyle, style, builtIn: nil)
    }
}

nonisolated enum BuiltInGroupBoxKind { case automatic }

private enum GroupBoxStyleKey: StyleFamily { static let standard = BuiltInGroupBoxKind.automatic }

extension EnvironmentValues {
    var groupBoxStyle: StyleSlot<BuiltInGroupBoxKind> {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}
