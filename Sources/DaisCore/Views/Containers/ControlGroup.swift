// SPDX-License-Identifier: Apache-2.0

/// Related controls side by side.
///
/// ```swift
/// ControlGroup {
///     Button("Zoom In") { zoomIn() }
///     Button("Zoom Out") { zoomOut() }
/// } label: {
///     Label("Zoom", systemImage: "magnifyingglass")
/// }
/// ```
/// The label is visible if the style is a menu. Screen readers announce it in all styles.
nonisolated public struct ControlGroup<Content: View>: View, BuiltInView {
    let content: Content
    /// The label of a style's configuration. The label of other groups is part of their content.
    private var styleLabel: StyleContent?
    @Environment(\.controlGroupStyle) private var style
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.locale) private var locale

    /// Creates a group of controls.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a group of controls with a label.
    ///
    /// - Parameters:
    ///   - content: The controls.
    ///   - label: The name of the group.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content(), label: label())
    }

    /// Creates a group of controls from a style's configuration, for use inside that style.
    public init(_ configuration: ControlGroupStyleConfiguration)
    where Content == ControlGroupStyleConfiguration.Content {
        content = configuration.content
        styleLabel = configuration.hasLabel ? configuration.label : nil
    }

    /// The content of the view.
    @MainActor public var body: some View {
        let label = styleLabel ?? (content as? any LabeledControls)?.name
        switch style {
        case .builtIn(let kind):
            if kind.isMenu(inMenu: isInMenu) {
                Menu {
                    content
                } label: {
                    if let label {
                        label
                    } else {
                        Image(systemName: "ellipsis").accessibilityLabel(BuiltInStrings(locale)[.more])
                    }
                }
            } else {
                if kind == .palette {
                    ControlRow(label: label, content: content.labelStyle(.iconOnly))
                } else {
                    ControlRow(label: label, content: content)
                }
            }
        case .custom(let value, let outer):
            if let style = value.style as? any ControlGroupStyle { styled(label, by: style, in: outer) }
        }
    }

    @MainActor private func styled<S: ControlGroupStyle>(
        _ label: StyleContent?, by style: S, in outer: StyleSlot<BuiltInControlGroupKind>
    ) -> AnyView {
        let configuration = ControlGroupStyleConfiguration(
            content: StyleContent(content.environment(\.controlGroupStyle, self.style)),
            label: label ?? StyleContent(EmptyView()), hasLabel: label != nil)
        return ValueBody.view(style, in: \.controlGroupStyle, outer: outer) {
            $0.makeBody(configuration: configuration)
        }
    }
}

/// The content of a control group with a label.
///
/// ```swift
/// ControlGroup("Zoom", systemImage: "magnifyingglass") {
///     Button("In", systemImage: "plus", action: zoomIn)
///     Button("Out", systemImage: "minus", action: zoomOut)
/// }
/// ```
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View, BuiltInView, LabeledControls {
    let content: Content
    let label: Label

    /// The controls.
    @MainActor public var body: some View { content }

    @MainActor var name: StyleContent { StyleContent(label) }
}

/// The content of a control group that has a label.
nonisolated private protocol LabeledControls {
    @MainActor var name: StyleContent { get }
}
