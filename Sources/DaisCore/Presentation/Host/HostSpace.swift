// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How large the places are that modals go to, for styles that compute with numbers.
///
/// A host is measured from the start, so that the first modal in it knows the size without a trip.
@MainActor
final class HostSpace {
    struct Geometry: Equatable, Sendable {
        var size: CGSize
        var insets = EdgeInsets()
    }

    private weak var place: PresentationPlace?
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

    /// The geometry of the host that a modal goes to; `nil` is the window's.
    func geometry(for info: ModalInfo) -> Geometry? {
        var descriptor = PresentationDescriptor(
            key: true, kind: .styledModal, content: { AnyView(EmptyView()) }, withdraw: {})
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
