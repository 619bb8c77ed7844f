// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A state of an app that has an address.
///
/// A route contains everything that determines which pages and modals are open. Views bind to its members:
/// ```swift no-compile: shortened; docs/Navigation.md has the whole
/// struct Place: NavigationRoute {
///     var path: [Park.ID] = []
///     var sheet: Sheet?
///
///     init() {}
///     init?(address: URL) {            // "/parks/7?sheet=map"
///         …
///     }
///     var address: String { … }
/// }
///
/// NavigationStack(path: $place.path) { … }
///     .sheet(item: $place.sheet) { … }
///     .navigationRoutes($place, path: \.path)
/// ```
public protocol NavigationRoute: Equatable {
    /// Creates the route of an address, or returns `nil` if there is none.
    ///
    /// - Parameter address: The path and query relative to the app's path, such as `/parks/7?sheet=map`. Anyone can
    ///   write a link: look up what it names, and trust nothing else.
    init?(address: URL)

    /// The address of the route: a path and a query, starting with `/`.
    var address: String { get }
}

extension View {
    /// Lets addresses open routes, and keeps the browser's address that of the route.
    ///
    /// A page opened at an address has its route from the first rendering on, even without a script. An address without
    /// a route leaves the current route unchanged.
    ///
    /// - Parameters:
    ///   - place: The route that the stack and the modals in the view are bound to.
    ///   - path: The part of the route that is the stack's path. Links to values of the path get addresses.
    nonisolated public func navigationRoutes<R: NavigationRoute, V: Hashable>(
        _ place: Binding<R>, path: WritableKeyPath<R, [V]>
    ) -> some View {
        nonisolated(unsafe) let path = path
        return RoutesView(
            place: place, content: self,
            replacing: { values in
                var other = place.wrappedValue
                other[keyPath: path] = values.compactMap { $0.base as? V }
                return other[keyPath: path].count == values.count ? other : nil
            })
    }

    /// Lets addresses open routes, and keeps the browser's address that of the route.
    ///
    /// - Parameter place: The route, which determines the open pages and modals.
    nonisolated public func navigationRoutes<R: NavigationRoute>(_ place: Binding<R>) -> some View {
        RoutesView(place: place, content: self, replacing: { _ in nil })
    }
}

nonisolated struct RoutesView<R: NavigationRoute, Content: View>: View, BuiltInView {
    let place: Binding<R>
    let content: Content
    let replacing: ([AnyHashable]) -> R?
    @State private var box = RouteBox<R>()

    init(place: Binding<R>, content: Content, replacing: @escaping ([AnyHashable]) -> R?) {
        self.place = place
        self.content = content
        self.replacing = replacing
    }

    @MainActor var body: some View {
        let places = box.places(place, replacing)
        // Reading the address here makes the body follow it.
        let address = place.wrappedValue.address
        EnvironmentView(content: content) { $0.routeAddresses = places }
            .modifier(RoutesModifier(places: places, address: address))
    }
}

@MainActor
final class RouteBox<R: NavigationRoute> {
    private var made: RouteAddresses<R>?

    nonisolated init() {}

    func places(_ place: Binding<R>, _ replacing: @escaping ([AnyHashable]) -> R?) -> RouteAddresses<R>? {
        guard let scope = SessionContext.current else { return nil }
        let places = made ?? RouteAddresses(scope, place)
        made = places
        places.place = place
        places.replacing = replacing
        places.openFirst()
        return places
    }
}

nonisolated struct RoutesModifier: NodeModifier {
    let places: AddressMap?
    let address: String

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) { changed(node, from: node.modifier) }

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        guard let places = node.modifier.places else { return }
        node.tree.scope.places = places
        places.announce(in: node.tree)
    }
}

/// Maps between addresses and an app's routes.
@MainActor
final class RouteAddresses<R: NavigationRoute>: AddressMap {
    var place: Binding<R>
    var replacing: ([AnyHashable]) -> R? = { _ in nil }
    private var hasOpened = false

    init(_ scope: SessionScope, _ place: Binding<R>) {
        self.place = place
        super.init(scope)
    }

    /// Opens the browser's initial address before the views bound to the route are made.
    func openFirst() {
        guard !hasOpened else { return }
        hasOpened = true
        let address = scope.pageURL
        guard !address.path.allSatisfy({ $0 == "/" }) || address.query != nil else { return }
        go(to: address)
    }

    @discardableResult
    private func go(to address: URL) -> Bool {
        guard let new = R(address: address) else {
            Diagnostics.warn(
                "No \(R.self) for the address \(address.absoluteString.prefix(200)).",
                remedy: "The place stays as it is; its address replaces the unknown one.")
            return false
        }
        if new != place.wrappedValue { place.wrappedValue = new }
        return true
    }

    override func open(_ address: String) { go(to: scope.url(below: address)) }

    override func follow(_ url: URL) {
        if let new = R(address: url), new != place.wrappedValue { place.wrappedValue = new }
    }

    override func address(of path: [AnyHashable]) -> String? {
        replacing(path).map { (scope.basePath + $0.address).onThisHost }
    }

    override var present: String? { scope.basePath + place.wrappedValue.address }
}

private enum RouteAddressesKey: EnvironmentKey { static var defaultValue: AddressMap? { nil } }

extension EnvironmentValues {
    var routeAddresses: AddressMap? {
        get { self[RouteAddressesKey.self] }
        set { self[RouteAddressesKey.self] = newValue }
    }
}
