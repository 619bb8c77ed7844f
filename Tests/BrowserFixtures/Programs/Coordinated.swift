// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// A program in the style of coordinators: views know no other views. A coordinator for each flow owns the path, the
// sheet and the models, and makes the screens.

@MainActor
protocol FlowCoordinator: AnyObject, ObservableObject {
    associatedtype Route: Hashable
    associatedtype Start: View
    associatedtype Destination: View

    var path: NavigationPath { get set }
    @ViewBuilder func start() -> Start
    @ViewBuilder func destination(for route: Route) -> Destination
}

extension FlowCoordinator {
    func push(_ route: Route) { path.append(route) }

    func pop() {
        if !path.isEmpty { path.removeLast() }
    }

    func popToRoot() { path.removeLast(path.count) }
}

struct FlowView<F: FlowCoordinator>: View {
    @ObservedObject var flow: F

    var body: some View {
        NavigationStack(path: $flow.path) {
            flow.start().navigationDestination(for: F.Route.self) { flow.destination(for: $0) }
        }
    }
}

// MARK: Services

@MainActor
final class Account: ObservableObject {
    @Published private(set) var name: String?

    var isSignedIn: Bool { name != nil }
    func signIn(as name: String) { self.name = name }
    func signOut() { name = nil }
}

struct Dish: Identifiable, Hashable {
    let id: String
    let price: Double
    var name: String { id }

    static let menu = [Dish(id: "Soup", price: 4.5), Dish(id: "Curry", price: 9), Dish(id: "Cake", price: 3.25)]
}

@MainActor
final class Cart: ObservableObject {
    @Published private(set) var counts: [Dish: Int] = [:]

    var total: Double { counts.reduce(0) { $0 + $1.key.price * Double($1.value) } }
    var isEmpty: Bool { counts.isEmpty }
    var lines: [(dish: Dish, count: Int)] {
        counts.map { (dish: $0.key, count: $0.value) }.sorted { $0.dish.name < $1.dish.name }
    }

    func add(_ dish: Dish) { counts[dish, default: 0] += 1 }
    func clear() { counts = [:] }
}

// MARK: Flows

@MainActor
final class MenuFlow: FlowCoordinator {
    enum Route: Hashable {
        case dish(Dish)
        case cart
        case confirmation(number: Int)
    }

    enum Sheet: Identifiable {
        case allergens(Dish)

        var id: String {
            switch self {
            case .allergens(let dish): "allergens " + dish.id
            }
        }
    }

    @Published var path = NavigationPath()
    @Published var sheet: Sheet?
    let cart: Cart
    private var orders = 0

    init(cart: Cart) { self.cart = cart }

    func start() -> some View {
        MenuScreen(
            cart: cart, select: { [weak self] in self?.push(.dish($0)) },
            openCart: { [weak self] in self?.push(.cart) })
    }

    @ViewBuilder
    func destination(for route: Route) -> some View {
        switch route {
        case .dish(let dish):
            DishScreen(
                dish: dish,
                add: { [weak self] in
                    self?.cart.add(dish)
                    self?.pop()
                },
                showAllergens: { [weak self] in self?.sheet = .allergens(dish) })
        case .cart:
            CartScreen(cart: cart) { [weak self] in self?.order() }
        case .confirmation(let number):
            ConfirmationScreen(number: number) { [weak self] in self?.popToRoot() }
        }
    }

    private func order() {
        orders += 1
        cart.clear()
        push(.confirmation(number: orders))
    }
}

@MainActor
final class ProfileFlow: FlowCoordinator {
    enum Route: Hashable { case settings, about }

    @Published var path = NavigationPath()
    private let account: Account

    init(account: Account) { self.account = account }

    func start() -> some View {
        ProfileScreen(account: account, open: { [weak self] in self?.push($0) })
    }

    @ViewBuilder
    func destination(for route: Route) -> some View {
        switch route {
        case .settings: SettingsScreen { [weak self] in self?.push(.about) }
        case .about: Text("Version 1.0").navigationTitle("About")
        }
    }
}

@MainActor
final class RootCoordinator: ObservableObject {
    enum Tab: Hashable { case menu, profile }

    @Published var tab = Tab.menu
    let account: Account
    let cart: Cart
    let menu: MenuFlow
    let profile: ProfileFlow

    init() {
        let (account, cart) = (Account(), Cart())
        (self.account, self.cart) = (account, cart)
        menu = MenuFlow(cart: cart)
        profile = ProfileFlow(account: account)
    }
}

struct CoordinatedProgram: View {
    @StateObject private var root = RootCoordinator()

    var body: some View { Shell(root: root, account: root.account) }
}

private struct Shell: View {
    @ObservedObject var root: RootCoordinator
    @ObservedObject var account: Account

    var body: some View {
        Group {
            if account.isSignedIn {
                TabView(selection: $root.tab) {
                    MenuFlowView(flow: root.menu).tabItem { Label("Menu", systemImage: "menucard") }
                        .tag(RootCoordinator.Tab.menu)
                    FlowView(flow: root.profile).tabItem { Label("Profile", systemImage: "person") }
                        .tag(RootCoordinator.Tab.profile)
                }
                .transition(.opacity)
            } else {
                SignInScreen { account.signIn(as: $0) }.transition(.move(edge: .bottom))
            }
        }
        .animation(.easeInOut, value: account.isSignedIn)
    }
}

private struct MenuFlowView: View {
    @ObservedObject var flow: MenuFlow

    var body: some View {
        FlowView(flow: flow)
            .sheet(item: $flow.sheet) { sheet in
                switch sheet {
                case .allergens(let dish):
                    VStack(spacing: 16) {
                        Text("Allergens in \(dish.name)").font(.headline)
                        Button("Close") { flow.sheet = nil }
                    }
                    .padding()
                    .presentationDetents([.medium])
                }
            }
    }
}

// MARK: Screens

private struct SignInScreen: View {
    @State private var name = ""
    let signIn: (String) -> Void

    var body: some View {
        VStack(spacing: 12) {
            Text("Welcome").font(.largeTitle.bold())
            TextField("Name", text: $name).textFieldStyle(.roundedBorder).frame(maxWidth: 300)
            Button("Sign In") { signIn(name) }.buttonStyle(.borderedProminent).disabled(name.isEmpty)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private struct MenuScreen: View {
    @ObservedObject var cart: Cart
    let select: (Dish) -> Void
    let openCart: @MainActor () -> Void

    var body: some View {
        List(Dish.menu) { dish in
            Button {
                select(dish)
            } label: {
                LabeledContent(dish.name) { Text(dish.price, format: .currency(code: "EUR")) }
            }
            .foregroundStyle(.primary)
        }
        .navigationTitle("Menu")
        .toolbar { Button("Cart", systemImage: "cart", action: openCart).disabled(cart.isEmpty) }
    }
}

private struct DishScreen: View {
    let dish: Dish
    let add: @MainActor () -> Void
    let showAllergens: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 20) {
            Text(dish.name).font(.title)
            Button("Add to Cart", action: add).buttonStyle(.borderedProminent)
            Button("Allergens", action: showAllergens)
        }
        .navigationTitle(dish.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

private struct CartScreen: View {
    @ObservedObject var cart: Cart
    let order: @MainActor () -> Void

    var body: some View {
        List {
            ForEach(cart.lines, id: \.dish) { line in Text("\(line.count) × \(line.dish.name)") }
            Section {
                LabeledContent("Total") { Text(cart.total, format: .currency(code: "EUR")) }
                Button("Order", action: order).disabled(cart.isEmpty)
            }
        }
        .navigationTitle("Cart")
    }
}

private struct ConfirmationScreen: View {
    let number: Int
    let done: @MainActor () -> Void

    var body: some View {
        VStack {
            Text("Order \(number) is on its way")
            Button("Done", action: done)
        }
        .navigationBarBackButtonHidden()
    }
}

private struct ProfileScreen: View {
    @ObservedObject var account: Account
    let open: (ProfileFlow.Route) -> Void

    var body: some View {
        Form {
            LabeledContent("Name", value: account.name ?? "")
            Button("Settings") { open(.settings) }
            Button("Sign Out", role: .destructive) { account.signOut() }
        }
        .navigationTitle("Profile")
    }
}

private struct SettingsScreen: View {
    @AppStorage("program.newsletter") private var newsletter = false
    let openAbout: @MainActor () -> Void

    var body: some View {
        Form {
            Toggle("Newsletter", isOn: $newsletter)
            Button("About", action: openAbout)
        }
        .navigationTitle("Settings")
    }
}
