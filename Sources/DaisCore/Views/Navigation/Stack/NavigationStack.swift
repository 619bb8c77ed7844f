// SPDX-License-Identifier: Apache-2.0

/// A stack of pages with a navigation bar and a back button.
///
/// ```swift
/// NavigationStack(path: $path) {
///     List(parks) { NavigationLink($0.name, value: $0) }
///         .navigationTitle("Parks")
///         .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
/// }
/// ```
/// Pages below keep their state; they are hidden and not reachable. A stack in a page of another one becomes part of
/// it: there is one bar and one back button.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    let root: Root
    let read: (() -> [AnyHashable])?
    let write: (([AnyHashable]) -> Void)?
    var element: (any Hashable.Type)?

    /// The content of the view.
    @MainActor public var body: some View {
        NavigationBox(root: root, path: read?(), write: write, element: element)
    }
}

extension NavigationStack where Data == NavigationPath {
    /// Creates a stack that manages its own path.
    public init(@ViewBuilder root: () -> Root) {
        self.init(root: root(), read: nil, write: nil)
    }

    /// Creates a stack with a path of values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(
            root: root(), read: { path.wrappedValue.values },
            write: { path.wrappedValue = NavigationPath(values: $0) })
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    /// Creates a stack with a path of values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.init(
            root: root(), read: { path.wrappedValue.map { AnyHashable($0) } },
            write: { values in
                // A link may push a value of another type, which the path cannot contain.
                for value in values where !(value.base is Data.Element) {
                    Diagnostics.warn(
                        "A value of type \(type(of: value.base)) cannot be pushed onto a path of \(Data.Element.self).",
                        remedy: "Use a NavigationPath for values of different types.")
                }
                path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
            }, element: Data.Element.self)
    }
}

nonisolated struct NavigationBox<Root: View>: PrimitiveView {
    let root: Root
    let path: [AnyHashable]?
    let write: (([AnyHashable]) -> Void)?
    /// The type of the path's values, if all have the same.
    var element: (any Hashable.Type)?
    /// Makes pages for values without a destination.
    var makePage: ((AnyHashable) -> AnyView?)?

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        let environment = EnvironmentValues(scope: context.environment)
        if let outer = environment.navigationSegment, environment.navigationAnchor != .none {
            return MergedStackNode(view, outer: outer, anchor: environment.navigationAnchor.entry, in: context)
        }
        return NavigationNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        if let merged = node as? MergedStackNode<Root> { return merged.patch(to: view) }
        unsafeDowncast(node, to: NavigationNode<Root>.self).patch(to: view)
    }
}
