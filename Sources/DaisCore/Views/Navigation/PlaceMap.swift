// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Gives the places of one stack addresses, and finds them again: by the app's own routes, or by the values of its path.
@MainActor
class PlaceMap {
    unowned let scope: SessionScope

    init(_ scope: SessionScope) { self.scope = scope }

    /// The address of a path with nothing presented above it.
    func address(of path: [AnyHashable]) -> String? { nil }

    /// Where the app is now; `nil` where the path alone says it.
    var present: String? { nil }

    /// Puts the pages there that the browser's address names.
    func restore(_ segment: NavigationSegment) {}

    /// Goes to an address that the browser's history has.
    func open(_ address: String) {}

    /// Goes where a link of the app leads, if that is a place.
    func follow(_ url: URL) {}

    /// The addresses of the root and of all pages; those above a page without one have none.
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

    /// Brings the browser's address up to date.
    func announce(in tree: Tree) {
        tree.whenWritten { [weak self, weak tree] in
            guard let self, let tree, let place = present ?? last, place != scope.document.place else { return }
            scope.document.place = place
            tree.emit(.document(name: "place", value: place))
        }
    }

    /// The map of a stack: that of the routes around it, else the session's automatic one for its first stack. What is
    /// presented, or in a page, has no address of its own.
    static func around(
        _ context: MountContext, path segment: NavigationSegment, element: (any Hashable.Type)?
    ) -> PlaceMap? {
        let environment = EnvironmentValues(scope: context.environment)
        guard environment.presentationContext == nil else { return nil }
        let scope = context.tree.scope
        let claim = scope.shared(PlaceClaim.self) { PlaceClaim() }
        guard claim.segment == nil else { return nil }
        claim.segment = segment
        let map = environment.routePlaces ?? AutomaticPlaces(scope, segment, element)
        scope.places = map
        return map
    }
}

/// Which stack of a session has the address.
@MainActor
private final class PlaceClaim {
    weak var segment: NavigationSegment?
}

/// Addresses of stacks that nobody has written routes for: `?at=7,8`, where the values of the path can be written so.
@MainActor
final class AutomaticPlaces: PlaceMap {
    private weak var segment: NavigationSegment?
    private let element: (any Hashable.Type)?

    init(_ scope: SessionScope, _ segment: NavigationSegment, _ element: (any Hashable.Type)?) {
        self.segment = segment
        self.element = element
        super.init(scope)
    }

    override func address(of path: [AnyHashable]) -> String? {
        var parts: [String] = []
        for value in path {
            guard let text = PathText.text(of: value), element == nil || element == type(of: value.base) as Any.Type
            else { return nil }
            let type = element == nil ? PathText.escaped("\(type(of: value.base))") + ":" : ""
            parts.append(type + PathText.escaped(text))
        }
        let (place, query) = split(scope.route)
        var items = query.filter { !$0.hasPrefix("at=") }
        if !parts.isEmpty { items.append("at=" + parts.joined(separator: ",")) }
        let address = items.isEmpty ? place : place + "?" + items.joined(separator: "&")
        return address.utf8.count > 2000 ? nil : address
    }

    private func split(_ address: String) -> (place: String, query: [String]) {
        let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let query = parts.count > 1 ? parts[1].split(separator: "&").map(String.init) : []
        return (String(parts[0]), query)
    }

    override func restore(_ segment: NavigationSegment) {
        guard let path = path(in: scope.route, segment), !path.isEmpty else { return }
        segment.take(path)
        segment.write?(path)
    }

    override func open(_ address: String) {
        guard let segment else { return }
        let path = path(in: address, segment) ?? []
        if let write = segment.write { write(path) } else { segment.take(path) }
    }

    /// The values that an address names, up to the first that cannot be read.
    private func path(in address: String, _ segment: NavigationSegment) -> [AnyHashable]? {
        guard let item = split(address).query.first(where: { $0.hasPrefix("at=") }) else { return nil }
        var path: [AnyHashable] = []
        for part in item.dropFirst(3).split(separator: ",").prefix(100) {
            guard let value = value(String(part), segment) else {
                Diagnostics.warn(
                    "The address names “\(part.prefix(60))”, which no page of the stack is for.",
                    remedy: "The pages before it are shown.")
                break
            }
            path.append(value)
        }
        return path
    }

    private func value(_ part: String, _ segment: NavigationSegment) -> AnyHashable? {
        if let element { return part.removingPercentEncoding.flatMap { PathText.value(element, from: $0) } }
        let halves = part.split(separator: ":", maxSplits: 1).map { String($0).removingPercentEncoding ?? "" }
        guard halves.count == 2 else { return nil }
        return segment.value(ofType: halves[0], from: halves[1])
    }
}
