// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A place in an app and its address, both ways.
///
/// A place is everything that decides which pages and modals are open. The views bind to its members:
/// ```swift
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
    /// The place at an address, or `nil` if there is none.
    ///
    /// - Parameter address: path and query below where the app is mounted, such as `/parks/7?sheet=map`. It comes from
    ///   whoever wrote the link: look up what it names, and believe nothing else.
    init?(address: URL)

    /// The address of the place: path and query, beginning with `/`.
    var address: String { get }
}

extension View {
    /// Lets addresses open places, and keeps the browser's address that of the place.
    ///
    /// A page that is opened at an address has the place from the first rendering on, also without script. An address
    /// without a place leaves the place as it is.
    /// - Parameters:
    ///   - place: what the stack and the modals below are bound to.
    ///   - path: the part of it that is the stack's path; links to values of it get addresses.
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

    /// Lets addresses open places, and keeps the browser's address that of the place.
    ///
    /// - Parameter place: what decides which pages and modals are open.
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
        // Read here, so that another place is announced.
        let address = place.wrappedValue.address
        EnvironmentView(content: content) { $0.routePlaces = places }
            .modifier(RoutesModifier(places: places, address: address))
    }
}

@MainActor
final class RouteBox<R: NavigationRoute> {
    private var made: RoutePlaces<R>?

    nonisolated init() {}

    func places(_ place: Binding<R>, _ replacing: @escaping ([AnyHashable]) -> R?) -> RoutePlaces<R>? {
        guard let scope = SessionContext.current else { return nil }
        let places = made ?? RoutePlaces(scope, place)
        made = places
        places.place = place
        places.replacing = replacing
        places.openFirst()
        return places
    }
}

nonisolated struct RoutesModifier: NodeModifier {
    let places: PlaceMap?
    let address: String

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) { changed(node, from: node.modifier) }

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        guard let places = node.modifier.places else { return }
        node.tree.scope.places = places
        places.announce(in: node.tree)
    }
}

/// The addresses of an app's routes.
@MainActor
final class RoutePlaces<R: NavigationRoute>: PlaceMap {
    var place: Binding<R>
    var replacing: ([AnyHashable]) -> R? = { _ in nil }
    private var hasOpened = false

    init(_ scope: SessionScope, _ place: Binding<R>) {
        self.place = place
        super.init(scope)
    }

    /// Opens the address that the browser came with, before the views that are bound to the place are made.
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

    override func address(of path: [AnyHashable]) -> String? { replacing(path).map { scope.basePath + $0.address } }

    override var present: String? { scope.basePath + place.wrappedValue.address }
}

private enum RoutePlacesKey: EnvironmentKey { static var defaultValue: PlaceMap? { nil } }

extension EnvironmentValues {
    var routePlaces: PlaceMap? {
        get { self[RoutePlacesKey.self] }
        set { self[RoutePlacesKey.self] = newValue }
    }
}
