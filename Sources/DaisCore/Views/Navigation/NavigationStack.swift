// SPDX-License-Identifier: Apache-2.0

/// Pages that come one over the other, with a bar and a way back.
///
/// ```swift
/// NavigationStack(path: $path) {
///     List(parks) { NavigationLink($0.name, value: $0) }
///         .navigationTitle("Parks")
///         .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
/// }
/// ```
/// Pages below keep their state; they are hidden and cannot be reached. A stack in a page of another one becomes a part
/// of it: there is one bar, and one way back.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    let root: Root
    let read: (() -> [AnyHashable])?
    let write: (([AnyHashable]) -> Void)?
    var element: (any Hashable.Type)?

    @MainActor public var body: some View {
        NavigationBox(root: root, path: read?(), write: write, element: element)
    }
}

extension NavigationStack where Data == NavigationPath {
    /// A stack that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) {
        self.init(root: root(), read: nil, write: nil)
    }

    /// A stack whose path may have values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(
            root: root(), read: { path.wrappedValue.values },
            write: { path.wrappedValue = NavigationPath(values: $0) })
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    /// A stack whose path has values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.init(
            root: root(), read: { path.wrappedValue.map { AnyHashable($0) } },
            write: { values in
                // A link may push a value of another type, which such a path cannot have.
                for value in values where !(value.base is Data.Element) {
                    Diagnostics.warn(
                        "A value of type \(type(of: value.base)) cannot be pushed onto a path of \(Data.Element.self).",
                        remedy: "Use a NavigationPath for values of different types.")
                }
                path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
            }, element: Data.Element.self)
    }
}

/// The older name of a stack. Its content is the first page.
nonisolated public struct NavigationView<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { NavigationBox(root: content, path: nil, write: nil) }
}

nonisolated struct NavigationBox<Root: View>: PrimitiveView {
    let root: Root
    let path: [AnyHashable]?
    let write: (([AnyHashable]) -> Void)?
    /// The type of the path's values, if there is one for all.
    var element: (any Hashable.Type)?
    /// Makes pages of values without a declared destination.
    var makePage: ((AnyHashable) -> AnyView?)?

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node {
        let environment = EnvironmentValues(scope: context.environment)
        if let outer = environment.navigationSegment, environment.navigationAnchor != .none {
            return MergedStackNode(view, outer: outer, anchor: environment.navigationAnchor.entry, in: context)
        }
        return NavigationNode(view, in: context)
    }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        if let merged = node as? MergedStackNode<Root> { return merged.patch(to: view) }
        unsafeDowncast(node, to: NavigationNode<Root>.self).patch(to: view)
    }
}
