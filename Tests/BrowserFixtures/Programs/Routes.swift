// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// A program in the style of flow stacks: an array of routes describes pushed screens, sheets and covers, and each screen
// shows the rest of the array.

enum Route<Screen> {
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
}

/// A screen, and the screens above it.
struct RouteNode<Screen, Content: View>: View {
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
    func routed<Screen, Content: View>(
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
}

struct RoutesProgram: View {
    @State private var routes: [Route<NumberScreen>] = []

    var body: some View {
        NavigationStack {
            Home(routes: $routes).routed($routes) { screen in
                switch screen {
                case .number(let number): NumberView(routes: $routes, number: number)
                case .info(let text): InfoView(routes: $routes, text: text)
                case .settings: SettingsView(routes: $routes)
                }
            }
        }
    }
}

private struct Home: View {
    @Binding var routes: [Route<NumberScreen>]

    var body: some View {
        VStack(spacing: 12) {
            Text("Routes: \(routes.count)")
            Button("Pick a Number") { routes.push(.number(1)) }
            Button("Settings") { routes.presentSheet(.settings) }
            Button("Deep Link") { routes = [.push(.number(7)), .push(.number(8)), .sheet(.info("from afar"))] }
        }
        .navigationTitle("Home")
    }
}

private struct NumberView: View {
    @Binding var routes: [Route<NumberScreen>]
    let number: Int

    var body: some View {
        VStack(spacing: 12) {
            Text("The number is \(number)").font(.title2)
            Button("Double") { routes.push(.number(number * 2)) }
            Button("About \(number)") { routes.presentSheet(.info("\(number) is \(parity)")) }
            Button("Back to Home") { routes.goBackToRoot() }
        }
        .navigationTitle("Number \(number)")
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
