// SPDX-License-Identifier: Apache-2.0

/// Views in a box, with a label.
///
/// ```swift
/// GroupBox("Address") { Text(street) }
/// ```
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.groupBoxStyle) private var style

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @MainActor public var body: some View {
        if let style = style?.style as? any GroupBoxStyle {
            styled(by: style)
        } else {
            GroupBoxBox {
                label.modifier(ClassModifier(name: "gbox-l"))
                content
            }
        }
    }

    @MainActor private func styled<S: GroupBoxStyle>(by style: S) -> AnyView {
        let configuration = GroupBoxStyleConfiguration(label: StyleContent(label), content: StyleContent(content))
        return AnyView(
            StyleBody(style: style) { $0.makeBody(configuration: configuration) }.environment(\.groupBoxStyle, nil))
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content)
    }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

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

/// The look of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a group box is, for its style.
public struct GroupBoxStyleConfiguration {
    public typealias Label = StyleContent
    public typealias Content = StyleContent
    public let label: Label
    public let content: Content
}

extension View {
    /// Sets the style of group boxes in this view.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        environment(\.groupBoxStyle, StyleValue(style))
    }
}

private struct GroupBoxStyleKey: EnvironmentKey { static let defaultValue: StyleValue? = nil }

extension EnvironmentValues {
    var groupBoxStyle: StyleValue? {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}
