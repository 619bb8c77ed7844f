// SPDX-License-Identifier: Apache-2.0

/// The names with which apps arranged the views in a container before `Group(subviews:transform:)`.
///
/// ```swift
/// struct Divided: _VariadicView.MultiViewRoot {
///     func body(children: _VariadicView.Children) -> some View {
///         ForEach(children) { child in
///             child
///             if child.id != children.last?.id { Divider() }
///         }
///     }
/// }
///
/// let rows = _VariadicView.Tree(Divided()) {
///     Text("One")
///     Text("Two")
/// }
/// ```
/// Apple has the names without documentation. Use `Group(subviews:transform:)` in new code.
public enum _VariadicView {
    /// A root of any kind.
    public typealias Root = _VariadicView_Root
    /// A root that makes a view of the children.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// A root whose view is one view for the container around it.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A root whose views are members of the container around it.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The views in the content.
    public typealias Children = _VariadicView_Children

    /// The content, arranged by a root.
    nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
        /// The arrangement.
        public var root: Root
        /// The views that are arranged.
        public var content: Content

        /// Creates a tree.
        ///
        /// - Parameters:
        ///   - root: The arrangement.
        ///   - content: The views that are arranged.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }

        /// Creates a tree.
        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }
    }
}

/// An arrangement of the views in a `_VariadicView.Tree`.
public protocol _VariadicView_Root {}

/// An arrangement that is a view.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of the view.
    associatedtype Body: View
    /// Returns the view.
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// An arrangement that is one view for the container around it.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// An arrangement whose views are members of the container around it.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, BuiltInView, PrimitiveView, SubviewSource, SubviewsView
where Root: _VariadicView_ViewRoot, Content: View {
    var base: Content { content }

    @MainActor func content(of items: [SubviewItem]) -> Root.Body {
        root.body(children: _VariadicView_Children(SubviewsCollection(items.flatMap(\.subviews))))
    }

    @MainActor func addSubviews(in scope: SubviewScope) {
        if root is any _VariadicView_UnaryViewRoot { return scope.resolver.addSubview(self, in: scope) }
        addMembers(in: scope)
    }
}

/// The views in the content of a `_VariadicView.Tree`. As a view, it shows all of them.
nonisolated public struct _VariadicView_Children: View, RandomAccessCollection {
    private let subviews: SubviewsCollection

    init(_ subviews: SubviewsCollection) { self.subviews = subviews }

    /// The index of the first view, which is 0.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { subviews.endIndex }
    /// Returns a view.
    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

    /// The views.
    @MainActor public var body: some View { subviews }

    /// One of the views in the content.
    nonisolated public struct Element: View, Identifiable {
        let subview: Subview

        /// The identity of the view. It remains the same when the content or the order of the views changes.
        public var id: AnyHashable { AnyHashable(subview.id) }

        /// Returns the id that the app gave to the view, if it is of the given type: the id of its row in a `ForEach`.
        public func id<ID: Hashable>(as type: ID.Type) -> ID? { subview.id.row?.base as? ID }

        /// The value of a trait, which `_trait(_:_:)` sets.
        public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
            subview.containerValues[TraitValueKey<Key>.self]
        }

        /// The view.
        @MainActor public var body: some View { subview }
    }
}

/// A key of the values that a view gives to a `_VariadicView.Tree` around it.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}

private enum TraitValueKey<Key: _ViewTraitKey>: ContainerValueKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}

extension ContainerValues {
    fileprivate subscript<Key: _ViewTraitKey>(trait key: TraitName<Key>) -> Key.Value {
        get { self[TraitValueKey<Key>.self] }
        set { self[TraitValueKey<Key>.self] = newValue }
    }
}

/// A key path needs an argument that can be compared.
private struct TraitName<Key: _ViewTraitKey>: Hashable, Sendable {}

extension View {
    /// Sets a value that a `_VariadicView.Tree` around the view can read.
    nonisolated public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
        containerValue(\.[trait: TraitName<Key>()], value)
    }
}
