// SPDX-License-Identifier: Apache-2.0

/// A piece of user interface, as in SwiftUI.
///
/// ```swift
/// struct Greeting: View {
///     @State private var name = ""
///     var body: some View {
///         VStack {
///             TextField("Name", text: $name)
///             Text("Hello, \(name)")
///         }
///     }
/// }
/// ```
///
/// Everything a view reads in `body` (state, bindings, environment, observable models) is remembered; when it
/// changes, this body and no other is evaluated again.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node of a view. Conformances are the engine's own; user views take the default.
    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node
    /// Brings a node made by ``_mount(_:in:)`` up to date with a new value of the view.
    @MainActor static func _patch(_ node: Node, to view: Self)
    /// Shows a probe what another value of the view would move; changes nothing that stays.
    @MainActor static func _follow(_ node: Node, to view: Self, _ probe: _FollowProbe)
}

extension View {
    public static func _mount(_ view: Self, in context: MountContext) -> Node {
        CompositeNode(view, in: context)
    }

    public static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: CompositeNode<Self>.self).patch(to: view)
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no values") }
}

/// A view that renders elements itself and has no body.
///
/// `nonisolated`, so that conforming value types and their initializers can be used off the main actor, as SwiftUI's can.
nonisolated protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    @MainActor public var body: Never {
        fatalError("\(Self.self) renders itself; its body is never asked for")
    }
}

/// A view of ours that is made of other views.
nonisolated protocol BuiltInView: View {}
