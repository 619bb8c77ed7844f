// SPDX-License-Identifier: Apache-2.0

/// Content that a click on its label shows or hides.
///
/// ```swift
/// DisclosureGroup("Advanced", isExpanded: $showsAdvanced) { Toggle("Debug", isOn: $debug) }
/// ```
/// In a list the content becomes rows below the row of the label. A ``DisclosureGroupStyle`` gives it another appearance.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    let isExpanded: Binding<Bool>?
    let content: () -> Content
    let label: Label
    @RestorableState("isOpen") private var isOpen = false
    @State private var disclosure = Disclosure()
    @Environment(\.isInList) private var isInList
    @Environment(\.disclosureGroupStyle) private var style

    /// Creates a group that manages its own state and is closed at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.content = content
        self.label = label()
    }

    /// Creates a group whose state is a binding.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }

    /// The content of the view.
    @MainActor public var body: some View {
        switch style {
        case .builtIn:
            standard
        case .custom(let value, let outer):
            if let style = value.style as? any DisclosureGroupStyle {
                styled(by: style, in: outer)
                    .modifier(StateInputModifier(kind: "expansion", isExpanded ?? .constant(false)))
            }
        }
    }

    @MainActor @ViewBuilder private var standard: some View {
        if isInList {
            header
            disclosed { content().modifier(DeeperRows()) }
        } else {
            VStack(alignment: .leading) {
                header
                disclosed(content)
            }
        }
    }

    @MainActor private func disclosed(@ViewBuilder _ content: @escaping () -> some View) -> some View {
        DisclosedContent(isShown: isShown, isRow: isInList, disclosure: disclosure, content: content)
    }

    @MainActor private func styled<S: DisclosureGroupStyle>(
        by style: S, in outer: StyleSlot<BuiltInDisclosureGroupKind>
    ) -> AnyView {
        // Reading the value here makes the style's body follow it.
        _ = isShown
        let configuration = DisclosureGroupStyleConfiguration(
            label: StyleContent(label),
            content: StyleContent(content().environment(\.disclosureGroupStyle, self.style)),
            isExpanded: isExpanded ?? $isOpen)
        return ValueBody.view(style, in: \.disclosureGroupStyle, outer: outer) {
            $0.makeBody(configuration: configuration)
        }
    }

    @MainActor private var isShown: Bool { isExpanded?.wrappedValue ?? isOpen }

    @MainActor private var header: some View {
        DisclosureButton(isExpanded: isExpanded ?? $isOpen, disclosure: disclosure, label: label)
            .modifier(StateInputModifier(kind: "expansion", isExpanded ?? .constant(false)))
    }
}

/// The button that shows and hides content.
nonisolated struct DisclosureButton<Label: View>: View, BuiltInView {
    let isExpanded: Binding<Bool>
    let disclosure: Disclosure
    let label: Label

    @MainActor var body: some View {
        Button(role: nil, link: nil, action: { isExpanded.wrappedValue.toggle() }, label: face, preparing: opener)
            .buttonStyle(.plain)
            .modifier(ExpandedModifier(isExpanded: isExpanded.wrappedValue))
    }

    @MainActor private var face: some View {
        HStack {
            label
            Spacer()
            Image(systemName: "chevron.forward")
                .modifier(ClassModifier(name: "disc-i"))
                .accessibilityHidden(true)
        }
    }

    /// Prepares the content while it is closed.
    @MainActor private var opener: ButtonOpener {
        ButtonOpener(
            open: {},
            prepare: { button, isEager in
                let isAnimated = isExpanded.transaction.animation != nil
                return isExpanded.wrappedValue || isAnimated ? nil : disclosure.prepare(for: button, isEager: isEager)
            },
            forget: { _ in disclosure.end() })
    }
}

/// Indents rows by a level.
nonisolated struct DeeperRows: BoxModifier {
    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.addClass("deeper")
        appearance.trait { $0.level += 1 }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a localized title that manages its own state.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a title that manages its own state.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    /// Creates a group with a localized title whose state is a binding.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group with a title whose state is a binding.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}

nonisolated struct ExpandedModifier: BoxModifier {
    let isExpanded: Bool

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.addClass("disc")
        appearance.attribute("aria-expanded", isExpanded ? "true" : "false")
    }
}

enum InListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// A Boolean that is `true` if views become rows of a list.
    var isInList: Bool { self[InListKey.self] }
}
