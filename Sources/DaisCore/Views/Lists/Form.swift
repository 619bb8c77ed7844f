// SPDX-License-Identifier: Apache-2.0

/// A container for controls that enter data, in groups.
///
/// ```swift
/// Form {
///     Section("Profile") { TextField("Name", text: $name) }
///     Button("Save") { save() }
/// }
/// ```
/// A ``FormStyle`` gives it another appearance.
nonisolated public struct Form<Content: View>: View {
    let content: Content
    @Environment(\.formStyle) private var style
    @Environment(\.scrollContentBackground) private var background
    @Environment(\.isEditing) private var isEditing

    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The content of the view.
    @MainActor public var body: some View {
        switch style {
        case .builtIn(let kind):
            ListBox(
                style: background.listClasses(kind.classes), isEditing: isEditing, selection: .none, content: content)
        case .custom(let value, let outer):
            if let style = value.style as? any FormStyle { styled(by: style, in: outer) }
        }
    }

    @MainActor private func styled<S: FormStyle>(by style: S, in outer: StyleSlot<BuiltInFormKind>) -> AnyView {
        let configuration = FormStyleConfiguration(
            content: StyleContent(content.environment(\.formStyle, self.style)))
        return ValueBody.view(style, in: \.formStyle, outer: outer) { $0.makeBody(configuration: configuration) }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates a form from a style's configuration, for use inside that style.
    public init(_ configuration: FormStyleConfiguration) {
        self.init { configuration.content }
    }
}
