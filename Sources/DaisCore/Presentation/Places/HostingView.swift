// SPDX-License-Identifier: Apache-2.0

/// A view with a place for layers above its content. The place's element exists only while it holds layers.
nonisolated struct HostingView<Content: View>: PrimitiveView {
    let content: Content
    let accepts: (PresentationDescriptor) -> Bool
    /// The settings that make the place a named layer.
    var stage: NamedLayer.Settings?
    var duplicates = PresentationPolicy.Duplicates.reject
    var settings = HostSettings()

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { HostingNode(view, in: context) }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: HostingNode<Content>.self).patch(to: view)
    }
}

/// The configuration of a host.
nonisolated struct HostSettings: Hashable {
    var space = ModalPresentationSpace.host
    var keepsToasts = false
    var toastStyle: ToastContainerStyle?
    /// Indicates whether it also keeps presentations that it refuses if no host is around it.
    var isLastResort = false
}

final class HostingNode<Content: View>: BoxNode {
    private let room: LayersNode
    private let place: PresentationPlace

    init(_ view: HostingView<Content>, in context: _MountContext) {
        let layers = Element(.div, in: context.tree)
        place = PresentationPlace(context.tree.presentations, in: layers)
        room = LayersNode(place, context)
        super.init(.div, in: context)
        place.accepts = view.accepts
        place.duplicates = view.duplicates
        place.settings = view.settings
        place.frame = element
        if let settings = view.stage { place.stage = NamedLayer(settings, of: place, in: element) }
        place.describeElement()
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

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child = room.child { visit(child) }
    }

    override func willUnmount() {
        tree.presentations.removePlace(of: self)
        room.unmount()
        super.willUnmount()
    }
}

/// Adds the layers after the elements of the content.
private final class LayersNode: _Node {
    var child: _Node!
    private let place: PresentationPlace

    init(_ place: PresentationPlace, _ context: _MountContext) {
        self.place = place
        super.init(context)
    }

    override func collect(into elements: inout [Element]) {
        child.collect(into: &elements)
        if place.hasLayers { elements.append(place.element) }
    }
}
