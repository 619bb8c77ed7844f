// SPDX-License-Identifier: Apache-2.0

/// The content of a value that has a body and is not a view: a style, a scene or an app. It is a composite with the
/// value's dynamic properties, so the value may use `@State` and `@Environment` like a view.
nonisolated struct ValueBody<Value, Content: View>: PrimitiveView {
    let value: Value
    let make: @MainActor (Value) -> Content

    init(of value: Value, make: @escaping @MainActor (Value) -> Content) {
        self.value = value
        self.make = make
    }

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        ValueBodyNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ValueBodyNode<Value, Content>.self).patch(to: view)
    }
}

final class ValueBodyNode<Value, Content: View>: _CompositeBase {
    private var view: ValueBody<Value, Content>
    private var value: Value
    private var child: _Node?
    private let plan = FieldPlan.of(Value.self)

    init(_ view: ValueBody<Value, Content>, in context: _MountContext) {
        self.view = view
        value = view.value
        super.init(context)
        evaluate()
    }

    override var viewName: String { "\(Value.self)" }

    func patch(to new: ValueBody<Value, Content>) {
        catchUp()
        view = new
        value = new.value
        evaluate()
    }

    override func evaluate() {
        if !plan.binders.isEmpty {
            withUnsafeMutablePointer(to: &value) { _PropertySlots.connect(plan, UnsafeMutableRawPointer($0), of: self) }
        }
        let body = track(plan) { view.make(value) }
        if let child {
            Content._patch(child, to: body)
        } else {
            child = mountContent(body)
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
