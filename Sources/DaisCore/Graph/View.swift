// SPDX-License-Identifier: Apache-2.0

/// A part of the user interface.
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
/// The values that `body` reads, such as state, bindings, environment values and observable models, are its
/// dependencies. When one changes, only this body is evaluated again.
@MainActor @preconcurrency
public protocol View {
    /// The type of the body.
    associatedtype Body: View
    /// The content of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Mounts the view and returns its node. Dais implements it; views of an app use the default.
    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node
    /// Updates a node of ``_mount(_:in:)`` to a new value of the view.
    @MainActor static func _patch(_ node: _Node, to view: Self)
}

extension View {
    /// Mounts a node that evaluates the body.
    public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        CompositeNode(view, in: context)
    }

    /// Updates the view, and evaluates the body if necessary.
    public static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: CompositeNode<Self>.self).patch(to: view)
    }
}

extension Never: View {
    /// Fails, because there are no values of this type.
    public var body: Never { fatalError("Never has no values") }
}

/// A view that renders elements and has no body.
///
/// It is `nonisolated`, so that values can be created off the main actor, as in SwiftUI.
nonisolated protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// Fails, because the view renders elements and has no body.
    @MainActor public var body: Never {
        fatalError("\(Self.self) renders itself; its body is never asked for")
    }
}

/// A view of Dais that is composed of other views.
nonisolated protocol BuiltInView: View {}
