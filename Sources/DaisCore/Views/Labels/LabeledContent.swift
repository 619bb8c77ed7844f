// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A label and a value at opposite edges of the available width.
///
/// ```swift
/// LabeledContent("Version", value: "2.1")
/// LabeledContent("Size", value: bytes, format: .byteCount(style: .file))
/// ```
/// A ``LabeledContentStyle`` gives it another appearance.
nonisolated public struct LabeledContent<Label: View, Content: View>: View, BuiltInView {
    let label: Label
    let content: Content
    @Environment(\.labeledContentStyle) private var style
    @Environment(\.hidesLabels) private var hidesLabel

    /// Creates labeled content from views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The content of the view.
    @MainActor public var body: some View {
        switch style {
        case .builtIn:
            LabeledBox(label: label, content: content, hidesLabel: hidesLabel)
        case .custom(let value, let outer):
            if let style = value.style as? any LabeledContentStyle { styled(by: style, in: outer) }
        }
    }

    @MainActor private func styled<S: LabeledContentStyle>(
        by style: S, in outer: StyleSlot<BuiltInLabeledContentKind>
    ) -> AnyView {
        let configuration = LabeledContentStyleConfiguration(
            label: StyleContent(label.environment(\.labeledContentStyle, self.style)),
            content: StyleContent(content.environment(\.labeledContentStyle, self.style)))
        return ValueBody.view(style, in: \.labeledContentStyle, outer: outer) {
            $0.makeBody(configuration: configuration)
        }
    }
}

extension LabeledContent where Label == Text {
    /// Creates labeled content with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates labeled content with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates labeled text with a localized title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// Creates labeled text with a title.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// Creates a labeled value in a format, with a localized title.
    public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(verbatim: format.format(value)) }, label: { Text(titleKey) })
    }

    /// Creates a labeled value in a format, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(verbatim: format.format(value)) }, label: { Text(title) })
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates labeled content from a style's configuration, for use inside that style.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// The elements of labeled content.
nonisolated struct LabeledBox<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content
    let hidesLabel: Bool

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { LabeledNode(view, in: context) }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: LabeledNode<Label, Content>.self).patch(to: view)
    }
}

final class LabeledNode<Label: View, Content: View>: BoxNode {
    private var view: LabeledBox<Label, Content>
    private let label: LabelPart<Label>
    private let content: LabelPart<Content>

    init(_ view: LabeledBox<Label, Content>, in context: _MountContext) {
        self.view = view
        label = LabelPart(in: context)
        content = LabelPart(in: context)
        super.init(.div, in: context)
        label.mount(view.label, of: self, in: context)
        content.mount(view.content, of: self, in: context)
        element.replaceChildren(with: [label.element, content.element])
        finishMounting()
    }

    func patch(to new: LabeledBox<Label, Content>) {
        view = new
        label.patch(to: new.label)
        content.patch(to: new.content)
        restyle()
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = ["ctl", "labeled"]
        appearance.layout.stack = .horizontal
        appearance.layout.grows = .horizontal
        label.describe(isHidden: view.hidesLabel)
        content.describe("val", isHidden: false)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        label.visit(visit)
        content.visit(visit)
    }
}
