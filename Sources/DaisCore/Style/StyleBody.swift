// SPDX-License-Identifier: Apache-2.0

/// What a style makes of a control: a composite whose dynamic properties are those of the style, so that a style may
/// use `@State` and `@Environment` like a view.
nonisolated struct StyleBody<Style, Content: View>: PrimitiveView {
    let style: Style
    let make: @MainActor (Style) -> Content

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node { StyleNode(view, in: context) }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: StyleNode<Style, Content>.self).patch(to: view)
    }
}

final class StyleNode<Style, Content: View>: CompositeBase {
    private var view: StyleBody<Style, Content>
    private var style: Style
    private var child: Node?
    private let plan = FieldPlan.of(Style.self)

    init(_ view: StyleBody<Style, Content>, in context: MountContext) {
        self.view = view
        style = view.style
        super.init(context)
        evaluate()
    }

    override var viewName: String { "\(Style.self)" }

    func patch(to new: StyleBody<Style, Content>) {
        view = new
        style = new.style
        evaluate()
    }

    override func evaluate() {
        if !plan.binders.isEmpty {
            withUnsafeMutablePointer(to: &style) { PropertySlots.connect(plan, UnsafeMutableRawPointer($0), of: self) }
        }
        let body = track(plan) { view.make(style) }
        if let child {
            Content._patch(child, to: body)
        } else {
            child = Content._mount(body, in: inside)
        }
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }
}

/// A style as a value of the environment.
///
/// Equal when setting it again changes nothing, so that controls below a body that is evaluated again are left alone.
nonisolated struct StyleValue: Equatable, @unchecked Sendable {
    let style: Any

    init(_ style: Any) { self.style = style }

    static func == (a: StyleValue, b: StyleValue) -> Bool {
        guard type(of: a.style) == type(of: b.style) else { return false }
        if let value = a.style as? any Equatable { return isEqual(value, b.style) }
        return size(of: a.style) == 0
    }

    private static func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool { a == b as? E }
    private static func size(of style: Any) -> Int {
        func open<S>(_ style: S) -> Int { MemoryLayout<S>.size }
        return _openExistential(style, do: open)
    }
}

/// A part of a control that a style is given, such as its label.
public struct StyleContent: View {
    let content: AnyView

    @MainActor init<Content: View>(_ content: Content) { self.content = AnyView(content) }

    public var body: Never { fatalError("a style's content renders itself") }

    public static func _mount(_ view: Self, in context: MountContext) -> Node {
        AnyView._mount(view.content, in: context)
    }
    public static func _patch(_ node: Node, to view: Self) { AnyView._patch(node, to: view.content) }
}
