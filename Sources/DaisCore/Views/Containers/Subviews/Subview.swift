// SPDX-License-Identifier: Apache-2.0

/// One of the views in the content of a container, which the container arranges.
///
/// ```swift
/// struct Carousel<Content: View>: View {
///     @ViewBuilder var content: Content
///     var body: some View {
///         ScrollView(.horizontal) {
///             HStack {
///                 ForEach(subviews: content) { subview in subview.padding().background(.background.secondary) }
///             }
///         }
///     }
/// }
/// ```
/// A `ForEach` in the content is as many subviews as it has rows, and a group of views as many as it has members. Views with
/// a body are evaluated where the content is, and keep their state wherever the container shows them. Modifiers of the content
/// apply before those of the container.
nonisolated public struct Subview: PrimitiveView, Identifiable {
    /// The identity of a subview. It remains the same when the content or the order of the subviews changes.
    public struct ID: Hashable {
        let path: SubviewPath
    }

    let source: ResolvedSubview
    /// The identity of the subview.
    public let id: ID
    /// The values that the view gives to its container.
    public let containerValues: ContainerValues

    @MainActor init(_ source: ResolvedSubview) {
        self.source = source
        id = ID(path: source.path)
        var values = ContainerValues(source.traits)
        values.tag = values.tag ?? source.path.row
        containerValues = values
    }

    /// Mounts the view.
    @MainActor public static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        SubviewNode(view.source, in: context)
    }

    /// Updates the mounted view to a new value.
    @MainActor public static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: SubviewNode.self).show(view.source)
    }
}

extension Subview.ID: DerivedID {
    var row: AnyHashable? { path.row }
    var recordText: String? { path.recordText }
}

/// The node of a subview at one of its places in a container.
final class SubviewNode: _Node {
    private let place: MountPosition
    private var source: ResolvedSubview
    private var child: _Node?

    init(_ source: ResolvedSubview, in context: _MountContext) {
        self.source = source
        place = context.kept
        super.init(context)
        mountSource()
    }

    /// The position of the view in the data of its `ForEach`.
    var rowIndex: Int? { source.rowIndex }

    private func mountSource() {
        child = canNest ? AnyView._mount(AnyView(source.view), in: _MountContext(place, parent: self)) : nil
        source.places.append(Unmanaged.passUnretained(self))
    }

    /// Shows a subview. One that is shown already receives its changes when they are found.
    func show(_ new: ResolvedSubview) {
        guard new !== source else { return }
        if let rehearsal = tree.rehearsal {
            if let child { rehearsal.leaves(child) }
            return
        }
        leave()
        child?.unmount()
        source = new
        mountSource()
        place.container.invalidateChildren()
    }

    func sourceChanged() {
        if let child { AnyView._patch(child, to: AnyView(source.view)) }
    }

    private func leave() {
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        source.places.removeAll { $0.toOpaque() == pointer }
    }

    override func willUnmount() { leave() }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
