// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// A program in the style of flow stacks: an array of routes describes pushed screens, sheets and covers, and each screen
// shows the rest of the array.

enum Route<Screen: Hashable>: Hashable {
    case push(Screen)
    case sheet(Screen)
    case cover(Screen)

    var screen: Screen {
        switch self {
        case .push(let screen), .sheet(let screen), .cover(let screen): screen
        }
    }

    var isPush: Bool { if case .push = self { true } else { false } }
    var isSheet: Bool { if case .sheet = self { true } else { false } }
    var isCover: Bool { if case .cover = self { true } else { false } }
}

extension Array {
    mutating func push<S>(_ screen: S) where Element == Route<S> { append(.push(screen)) }
    mutating func presentSheet<S>(_ screen: S) where Element == Route<S> { append(.sheet(screen)) }
    mutating func presentCover<S>(_ screen: S) where Element == Route<S> { append(.cover(screen)) }
    mutating func goBack<S>() where Element == Route<S> { if !isEmpty { removeLast() } }

    mutating func goBackToRoot<S>() where Element == Route<S> { removeAll() }

    /// Goes back to the last screen that satisfies a condition, or nowhere without one.
    @discardableResult
    mutating func goBackTo<S>(_ isMeant: (S) -> Bool) -> Bool where Element == Route<S> {
        guard let index = lastIndex(where: { isMeant($0.screen) }) else { return false }
        removeSubrange((index + 1)...)
        return true
    }
}

/// A screen, and the screens above it.
struct RouteNode<Screen: Hashable, Content: View>: View {
    @Binding var routes: [Route<Screen>]
    let index: Int
    let content: (Screen) -> Content

    private func isActive(_ matches: @escaping (Route<Screen>) -> Bool) -> Binding<Bool> {
        Binding(
            get: { routes.count > index && matches(routes[index]) },
            set: { shown in
                guard !shown, routes.count > index, matches(routes[index]) else { return }
                routes.removeSubrange(index...)
            })
    }

    @ViewBuilder private var next: some View {
        if routes.count > index {
            let screen = routes[index].screen
            content(screen).routed($routes, below: index + 1, content)
        }
    }

    var body: some View {
        Color.clear.frame(width: 0, height: 0)
            .navigationDestination(isPresented: isActive(\.isPush)) { next }
            .sheet(isPresented: isActive(\.isSheet)) { NavigationStack { next } }
            .fullScreenCover(isPresented: isActive(\.isCover)) { NavigationStack { next } }
    }
}

extension View {
    func routed<Screen: Hashable, Content: View>(
        _ routes: Binding<[Route<Screen>]>, below index: Int = 0,
        @ViewBuilder _ content: @escaping (Screen) -> Content
    ) -> some View {
        background { AnyView(RouteNode(routes: routes, index: index, content: content)) }
    }
}

// MARK: Numbers

enum NumberScreen: Hashable {
    case number(Int)
    case info(String)
    case settings
    case places

    var title: String {
        switch self {
        case .number(let number): "\(number)"
        case .info: "Info"
        case .settings: "Settings"
        case .places: "Places"
        }
    }
}

/// A place in the program, to which a person can return.
struct Place: Identifiable {
    let id = UUID()
    let routes: [Route<NumberScreen>]

    var title: String { routes.map(\.screen.title).joined(separator: " › ") }
}

/// The places that have been kept, in the order of their names or of their age.
final class PlaceStore: ObservableObject {
    @Published private(set) var places: [Place] = []
    @Published var isSorted = false

    var visible: [Place] { isSorted ? places.sorted { $0.title < $1.title } : places }

    func contains(_ routes: [Route<NumberScreen>]) -> Bool { places.contains { $0.routes == routes } }

    func keep(_ routes: [Route<NumberScreen>]) {
        if !contains(routes) { places.append(Place(routes: routes)) }
    }

    func delete(at offsets: IndexSet) {
        let ids = Set(offsets.map { visible[$0].id })
        places.removeAll { ids.contains($0.id) }
    }
}

struct RoutesProgram: View {
    @State private var routes: [Route<NumberScreen>] = []
    @StateObject private var store = PlaceStore()

    var body: some View {
        NavigationStack {
            Home(routes: $routes).routed($routes) { screen in
                switch screen {
                case .number(let number): NumberView(routes: $routes, number: number)
                case .info(let text): InfoView(routes: $routes, text: text)
                case .settings: SettingsView(routes: $routes)
                case .places: PlacesView(routes: $routes)
                }
            }
        }
        .environmentObject(store)
    }
}

private struct Home: View {
    @Binding var routes: [Route<NumberScreen>]

    var body: some View {
        VStack(spacing: 12) {
            Text("Routes: \(routes.count)")
            Button("Pick a Number") { routes.push(.number(1)) }
            Button("Settings") { routes.presentSheet(.settings) }
            Button("Places") { routes.push(.places) }
            Button("Deep Link") { routes = [.push(.number(7)), .push(.number(8)), .sheet(.info("from afar"))] }
        }
        .navigationTitle("Home")
    }
}

private struct NumberView: View {
    @Binding var routes: [Route<NumberScreen>]
    let number: Int
    @EnvironmentObject private var store: PlaceStore

    var body: some View {
        VStack(spacing: 12) {
            Text("The number is \(number)").font(.title2)
            Button("Double") { routes.push(.number(number * 2)) }
            Button("About \(number)") { routes.presentSheet(.info("\(number) is \(parity)")) }
            Button("Back to 2") { routes.goBackTo { $0 == .number(2) } }
                .disabled(!routes.dropLast().contains(.push(.number(2))))
            Button("Back to Home") { routes.goBackToRoot() }
        }
        .navigationTitle("Number \(number)")
        .toolbar {
            Button("Keep", systemImage: store.contains(routes) ? "bookmark.fill" : "bookmark") { store.keep(routes) }
                .disabled(store.contains(routes))
        }
    }

    private var parity: String { number.isMultiple(of: 2) ? "even" : "odd" }
}

private struct InfoView: View {
    @Binding var routes: [Route<NumberScreen>]
    let text: String

    var body: some View {
        VStack(spacing: 12) {
            Text(text)
            Button("Cover") { routes.presentCover(.info("above \(text)")) }
            Button("Go Back") { routes.goBack() }
            Button("Close All") { routes.goBackToRoot() }
        }
        .navigationTitle("Info")
    }
}

private struct SettingsView: View {
    @Binding var routes: [Route<NumberScreen>]
    @State private var volume = 5.0
    @State private var isOn = true

    var body: some View {
        Form {
            Toggle("Sounds", isOn: $isOn)
            if isOn {
                Slider(value: $volume, in: 0...10) { Text("Volume") }
                Text("Volume \(Int(volume))")
            }
            Button("Number in Settings") { routes.push(.number(3)) }
        }
        .navigationTitle("Settings")
        .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { routes.goBack() } } }
    }
}

private struct PlacesView: View {
    @Binding var routes: [Route<NumberScreen>]
    @EnvironmentObject private var store: PlaceStore

    var body: some View {
        List {
            ForEach(store.visible) { place in
                Button(place.title) { routes = place.routes }
            }
            .onDelete { store.delete(at: $0) }
            if store.places.isEmpty { Text("No places").foregroundStyle(.secondary) }
            Toggle("By Name", isOn: $store.isSorted)
        }
        .navigationTitle("Places")
    }
}
