// SPDX-License-Identifier: Apache-2.0

/// Read-only text.
public struct Text: PrimitiveView, Equatable {
    let string: String

    public init(_ key: LocalizedStringKey) { string = key.key }
    public init(verbatim content: String) { string = content }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { string = String(content) }

    @MainActor public static func _mount(_ view: Self, in context: MountContext) -> Node { TextNode(view, in: context) }
    @MainActor public static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: TextNode.self).patch(to: view)
    }
}

final class TextNode: BoxNode {
    private var view: Text

    init(_ view: Text, in context: MountContext) {
        self.view = view
        super.init(.span, in: context)
        element.setText(view.string)
        finishMounting()
    }

    func patch(to new: Text) {
        guard new != view else { return }
        view = new
        element.setText(new.string)
    }

    override func describe(_ appearance: inout Appearance) { appearance.classes = ["T"] }
}
