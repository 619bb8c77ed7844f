// SPDX-License-Identifier: Apache-2.0

/// Content with room for layers above it. The element of the room is there only while it holds something.
nonisolated struct HostingView<Content: View>: PrimitiveView {
    let content: Content
    let accepts: (PresentationDescriptor) -> Bool
    /// What makes the room a layer with a name.
    var stage: LayerStage.Settings?
    var duplicates = DuplicatePolicy.reject
    var settings = HostSettings()

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node { HostingNode(view, in: context) }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: HostingNode<Content>.self).patch(to: view)
    }
}

/// What a host does with what it takes.
nonisolated struct HostSettings: Hashable {
    var space = ModalPresentationSpace.host
    var keepsToasts = false
    var toastStyle: ToastContainerStyle?
    /// Whether it keeps also what it refuses where no host is around it.
    var isLastResort = false
}

final class HostingNode<Content: View>: BoxNode {
    private let room: RoomNode
    private let place: PresentationPlace

    init(_ view: HostingView<Content>, in context: MountContext) {
        let layers = Element(.div, in: context.tree)
        var appearance = Appearance()
        appearance.classes = ["host-layers"]
        appearance.layout.opaque = true
        layers.update(appearance)
        place = PresentationPlace(context.tree.presentations, in: layers)
        room = RoomNode(place, context)
        super.init(.div, in: context)
        place.accepts = view.accepts
        place.duplicates = view.duplicates
        place.settings = view.settings
        place.frame = element
        if let settings = view.stage { place.stage = LayerStage(settings, of: place, in: element) }
        var inner = context.inside(element, of: self)
        if view.stage == nil {
            let space = HostSpace(of: place, measuring: element, in: context.environment)
            inner.environment = EnvironmentScope(
                parent: context.environment, values: [(ObjectIdentifier(HostSpaceKey.self), space)])
        }
        context.tree.presentations.add(place, of: self)
        element.fill {
            room.child = Content._mount(view.content, in: inner)
            return room
        }
        finishMounting()
    }

    func patch(to view: HostingView<Content>) {
        place.accepts = view.accepts
        place.duplicates = view.duplicates
        if place.settings != view.settings {
            place.settings = view.settings
            restyle()
        }
        if let settings = view.stage { place.stage?.update(settings) }
        Content._patch(room.child, to: view.content)
    }

    override func describe(_ appearance: inout Appearance) {
        appearance.classes = ["O", "host"]
        place.settings.toastStyle?.describe(&appearance)
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child = room.child { visit(child) }
    }

    override func willUnmount() {
        tree.presentations.removePlace(of: self)
        super.willUnmount()
    }
}

/// Puts the layers after the elements of the content.
private final class RoomNode: Node {
    var child: Node!
    private let place: PresentationPlace

    init(_ place: PresentationPlace, _ context: MountContext) {
        self.place = place
        super.init(context)
    }

    override func collect(into elements: inout [Element]) {
        child.collect(into: &elements)
        if place.hasLayers { elements.append(place.element) }
    }
}
