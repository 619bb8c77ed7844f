// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Maps between the pages of one stack and addresses, with the app's own routes or the values of the stack's path.
@MainActor
class AddressMap {
    unowned let scope: SessionScope

    init(_ scope: SessionScope) { self.scope = scope }

    /// Returns the address of a path without any presentation.
    func address(of path: [AnyHashable]) -> String? { nil }

    /// The current address of the app, or `nil` if the path determines it.
    var present: String? { nil }

    /// The addresses that the map opens: a path, or `*` for all.
    var area: String { "*" }

    /// Pushes the pages that the browser's address names.
    func restore(_ segment: NavigationSegment) {}

    /// Opens an address from the browser's history.
    func open(_ address: String) {}

    /// Opens the destination of a link in the app, if it is a route.
    func follow(_ url: URL) {}

    /// Returns the addresses of the root and of all pages. Pages above one without an address have none.
    func addresses(_ model: NavigationModel, _ segment: NavigationSegment) -> [String?] {
        var path: [AnyHashable] = []
        var result = [address(of: [])]
        for entry in model.entries {
            guard path.count == result.count - 1, entry.segment === segment, let value = entry.value else {
                result.append(nil)
                continue
            }
            path.append(value)
            result.append(address(of: path))
        }
        last = result.last { $0 != nil } ?? nil
        return result
    }

    private var last: String?

    /// Updates the browser's address.
    func announce(in tree: Tree) {
        tree.whenWritten { [weak self, weak tree] in
            guard let self, let tree, let place = (present ?? last)?.onThisHost, place != scope.document.place
            else { return }
            scope.document.place = place
            tree.emit(.document(name: "place", value: place))
        }
    }

    /// Returns the map of a stack: that of the surrounding routes, or the session's automatic one for its first stack.
    /// Presented stacks and stacks in a page have no address.
    static func around(
        _ context: _MountContext, path segment: NavigationSegment, element: (any Hashable.Type)?
    ) -> AddressMap? {
        let environment = EnvironmentValues(scope: context.environment)
        guard environment.enclosingPresentation == nil else { return nil }
        let scope = context.tree.scope
        let claim = scope.shared(AddressClaim.self) { AddressClaim() }
        guard claim.segment == nil else { return nil }
        claim.segment = segment
        let map = environment.routeAddresses ?? AutomaticAddresses(scope, segment, element, context.environment)
        scope.places = map
        return map
    }
}

/// Records which stack of a session has the address.
@MainActor
private final class AddressClaim {
    weak var segment: NavigationSegment?
    weak var places: AddressMap?
}

extension SessionScope {
    /// The meaning of the addresses in the browser's history.
    var places: AddressMap? {
        get { known(AddressClaim.self)?.places }
        set { shared(AddressClaim.self) { AddressClaim() }.places = newValue }
    }
}
