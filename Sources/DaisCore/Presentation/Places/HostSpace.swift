// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Provides the sizes of hosts to modal styles that compute their layout.
///
/// A host is measured when it mounts, so that its first modal knows the size without a round trip.
@MainActor
final class HostSpace {
    struct Geometry: Equatable, Sendable {
        var size: CGSize
        var insets = EdgeInsets()
    }

    private(set) weak var place: PresentationPlace?
    private let outer: HostSpace?
    private var geometry: Geometry?
    private let readers = Dependency()

    init(of place: PresentationPlace, measuring element: Element, in environment: EnvironmentScope) {
        self.place = place
        outer = EnvironmentValues(scope: environment)[HostSpaceKey.self]
        element.on(.measure) { [weak self] payload in
            guard let self, let proxy = GeometryProxy(payload) else { return }
            let new = Geometry(size: proxy.size, insets: proxy.safeAreaInsets)
            guard new != geometry else { return }
            geometry = new
            self.place?.measured(new.size)
            readers.changed()
        }
    }

    /// Returns the geometry of the host that a modal goes to, or `nil` for the window.
    func geometry(for info: ModalInfo) -> Geometry? {
        var descriptor = PresentationDescriptor(
            key: .only, kind: .styledModal, content: { AnyView(EmptyView()) }, withdraw: {})
        descriptor.info = info
        var space: HostSpace? = self
        var isTaken = false
        while let current = space, let place = current.place {
            current.readers.recordRead()
            if isTaken || place.accepts(descriptor) {
                switch place.space {
                case .host, .automatic:
                    return current.geometry
                case .window: return nil
                case .ancestor: isTaken = true
                }
            }
            space = current.outer
        }
        return nil
    }
}

enum HostSpaceKey: EnvironmentKey {
    static var defaultValue: HostSpace? { nil }
}
