// SPDX-License-Identifier: Apache-2.0
import Combine
import DaisTesting
import SwiftUI
import Testing

// Ten small programs as they are written for iOS, from the first NavigationView to today's stacks.

private struct ActiveLink: View {
    @State private var isActive = false
    var body: some View {
        NavigationView {
            VStack {
                NavigationLink(
                    destination: Text("Detail").navigationBarTitle("Detail", displayMode: .inline), isActive: $isActive
                ) {
                    EmptyView()
                }
                Button("Go") { isActive = true }
                Text(isActive ? "away" : "here")
            }
            .navigationBarTitle("Home")
            .navigationBarItems(leading: Button("Menu") {}, trailing: Button("Gear") {})
        }
        .navigationViewStyle(.stack)
    }
}

private struct TaggedLinks: View {
    @State private var selection: String?
    var body: some View {
        NavigationView {
            List {
                NavigationLink(destination: Text("Page A"), tag: "a", selection: $selection) { Text("A") }
                NavigationLink("B", destination: Text("Page B"), tag: "b", selection: $selection)
                Button("Open B") { selection = "b" }
                Text("selection \(selection ?? "none")")
            }
            .navigationBarTitle(Text("Tags"))
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct SavedRecipe: Identifiable, Hashable, Codable {
    var id: Int
    var name: String
}

private struct ItemDestination: View {
    @State private var chosen: SavedRecipe?
    let recipes = [SavedRecipe(id: 1, name: "Soup"), SavedRecipe(id: 2, name: "Salad")]
    var body: some View {
        NavigationStack {
            List(recipes) { recipe in
                Button(recipe.name) { chosen = recipe }
            }
            .navigationTitle("Recipes")
            .navigationDestination(item: $chosen) { recipe in
                Text("How to make \(recipe.name)").navigationTitle(recipe.name)
            }
        }
    }
}

@MainActor
private final class PathStore: ObservableObject {
    @Published var path: NavigationPath { didSet { save() } }
    var saved: Data?

    init(saved: Data? = nil) {
        if let saved, let decoded = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved) {
            path = NavigationPath(decoded)
        } else {
            path = NavigationPath()
        }
        self.saved = saved
    }

    func save() {
        guard let representation = path.codable else { return }
        saved = try? JSONEncoder().encode(representation)
    }
}

private struct SavedPath: View {
    @StateObject var store: PathStore
    var body: some View {
        NavigationStack(path: $store.path) {
            VStack {
                NavigationLink("Soup", value: SavedRecipe(id: 1, name: "Soup"))
                Text("depth \(store.path.count)")
            }
            .navigationTitle("Saved")
            .navigationDestination(for: SavedRecipe.self) { recipe in
                NavigationLink("Step two", value: 2).navigationTitle(recipe.name)
            }
            .navigationDestination(for: Int.self) { step in
                Button("To the start") { store.path.removeLast(store.path.count) }
                    .navigationTitle("Step \(step)")
            }
        }
    }
}

private struct TabStacks: View {
    @State private var tab = "home"
    @State private var home: [Int] = []
    @State private var search: [Int] = []
    var body: some View {
        TabView(selection: $tab) {
            NavigationStack(path: $home) {
                NavigationLink("Deep in home", value: 1)
                    .navigationTitle("Home")
                    .navigationDestination(for: Int.self) { Text("home \($0)") }
            }
            .tabItem { Label("Home", systemImage: "house") }
            .tag("home")
            NavigationStack(path: $search) {
                NavigationLink("Deep in search", value: 2)
                    .navigationTitle("Search")
                    .navigationDestination(for: Int.self) { Text("search \($0)") }
            }
            .tabItem { Label("Search", systemImage: "magnifyingglass") }
            .tag("search")
        }
    }
}

private struct OwnBack: View {
    struct Page: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.presentationMode) private var mode
        var body: some View {
            VStack {
                Text("page")
                Button("The old way") { mode.wrappedValue.dismiss() }
            }
            .navigationTitle("Page")
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Label("Leave", systemImage: "chevron.left")
                    }
                }
            }
        }
    }
    var body: some View {
        NavigationStack {
            NavigationLink("Open") { Page() }.navigationTitle("Root")
        }
    }
}

private struct SheetStack: View {
    @State private var isPresented = false
    var body: some View {
        NavigationStack {
            Button("Present") { isPresented = true }
                .navigationTitle("Below")
                .sheet(isPresented: $isPresented) {
                    NavigationStack {
                        List { NavigationLink("Inside") { Inner() } }
                            .navigationTitle("Sheet")
                            .toolbar {
                                ToolbarItem(placement: .confirmationAction) { Button("Done") { isPresented = false } }
                            }
                    }
                }
        }
    }
    struct Inner: View {
        @Environment(\.dismiss) var dismiss
        var body: some View {
            Button("Pop") { dismiss() }.navigationTitle("Inner")
        }
    }
}

@MainActor
private final class Router: ObservableObject {
    enum Route: Hashable { case list, detail(Int), settings }
    @Published var path: [Route] = []
    func go(_ route: Route) { path.append(route) }
    func popToRoot() { path.removeAll() }
}

private struct Routed: View {
    @StateObject private var router = Router()
    var body: some View {
        NavigationStack(path: $router.path) {
            Button("List") { router.go(.list) }
                .navigationTitle("Start")
                .navigationDestination(for: Router.Route.self) { route in
                    switch route {
                    case .list: RoutedList()
                    case .detail(let id): RoutedDetail(id: id)
                    case .settings: Text("settings")
                    }
                }
        }
        .environmentObject(router)
    }
    struct RoutedList: View {
        @EnvironmentObject var router: Router
        var body: some View {
            Button("Detail 4") { router.go(.detail(4)) }.navigationTitle("List")
                .toolbar { Button("Settings") { router.go(.settings) } }
        }
    }
    struct RoutedDetail: View {
        @EnvironmentObject var router: Router
        let id: Int
        var body: some View {
            Button("Pop to root \(id)") { router.popToRoot() }.navigationTitle("Detail")
        }
    }
}

private struct Split: View {
    @State private var visibility: NavigationSplitViewVisibility = .all
    @State private var column: NavigationSplitViewColumn = .sidebar
    @State private var mail: Int?
    var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            List(1..<4, id: \.self, selection: $mail) { Text("Mail \($0)") }
                .navigationSplitViewColumnWidth(min: 180, ideal: 240, max: 320)
        } detail: {
            Text(mail.map { "Reading \($0)" } ?? "Nothing")
        }
        .navigationSplitViewStyle(.prominentDetail)
    }
}

private final class Presenter: DisplayerProtocol, @unchecked Sendable {
    @Published var displayingItem: Displayable.ViewItem = .none
    var parentDisplayer: (any DisplayerProtocol)?
}

private struct DisplayedKinds: View {
    let presenter: Presenter
    let view: any View
    let mode: Displayable.ViewItem.DisplayMode
    var body: some View {
        Displayable.RootView(displayer: presenter, navigationHandling: .handledWrapInNavigation) {
            Button("Show") { presenter.displayingItem = .init(displayMode: mode, anyView: view) }
                .navigationTitle("Kinds")
        }
    }
}

@MainActor
@Suite("Navigation as it is written for iOS")
struct NavigationPrograms {
    @Test("a hidden link that a binding activates")
    func activeLink() {
        let screen = Screen { ActiveLink() }
        #expect(screen.button("Menu").exists && screen.button("Gear").exists)
        screen.button("Go").tap()
        #expect(screen.text("Detail").exists)
        screen.button("Home").tap()
        #expect(screen.text("here").exists)
    }

    @Test("links with tags and a selection")
    func tags() {
        let screen = Screen { TaggedLinks() }
        screen.button("A").tap()
        #expect(screen.text("Page A").exists)
        screen.button("Tags").tap()
        #expect(screen.text("selection none").exists)
        screen.button("Open B").tap()
        #expect(screen.text("Page B").exists)
    }

    @Test("a destination for an item")
    func item() {
        let screen = Screen { ItemDestination() }
        screen.button("Salad").tap()
        #expect(screen.text("How to make Salad").exists)
        screen.button("Recipes").tap()
        screen.button("Soup").tap()
        #expect(screen.text("How to make Soup").exists)
    }

    @Test("a path that is saved and restored")
    func saved() {
        let store = PathStore()
        let screen = Screen { SavedPath(store: store) }
        screen.button("Soup").tap()
        screen.button("Step two").tap()
        let again = PathStore(saved: store.saved)
        let other = Screen { SavedPath(store: again) }
        #expect(other.button("To the start").exists)
        other.button("To the start").tap()
        #expect(other.text("depth 0").exists)
        let broken = PathStore(saved: Data(#"["Gone.Type","1"]"#.utf8))
        #expect(broken.path.isEmpty)
    }

    @Test("tabs with a stack each")
    func tabs() {
        let screen = Screen { TabStacks() }
        screen.link("Deep in home").tap()
        #expect(screen.text("home 1").exists)
        screen.element("tab", "Search").tap()
        screen.button("Deep in search").tap()
        #expect(screen.text("search 2").exists)
        screen.element("tab", "Home").tap()
        #expect(screen.text("home 1").exists)
    }

    @Test("a custom way back, by both actions", arguments: ["Leave", "The old way"])
    func back(_ name: String) {
        let screen = Screen { OwnBack() }
        screen.button("Open").tap()
        #expect(!screen.button("Root").exists)
        screen.button(name).tap()
        #expect(!screen.text("page").exists)
        #expect(screen.button("Open").exists)
    }

    @Test("a sheet with a stack of its own")
    func sheet() {
        let screen = Screen { SheetStack() }
        screen.button("Present").tap()
        screen.button("Inside").tap()
        screen.button("Pop").tap()
        #expect(screen.button("Inside").exists)
        screen.button("Done").tap()
        #expect(!screen.sheet().exists)
    }

    @Test("a router in the environment pops to the root")
    func router() {
        let screen = Screen { Routed() }
        screen.button("List").tap()
        screen.button("Detail 4").tap()
        screen.button("Pop to root 4").tap()
        #expect(screen.button("List").exists)
        screen.button("List").tap()
        screen.button("Settings").tap()
        #expect(screen.text("settings").exists)
    }

    @Test("columns with all that is said of them")
    func split() {
        let screen = Screen { Split() }
        #expect(screen.text("Nothing").exists)
        screen.element(.option, "Mail 2").tap()
        #expect(screen.text("Reading 2").exists)
    }

    nonisolated static let modes: [Displayable.ViewItem.DisplayMode] = [.pushed, .sheet, .modal]

    @Test("a displayer displays views of every kind in every way", arguments: modes)
    func kinds(_ mode: Displayable.ViewItem.DisplayMode) {
        let views: [(any View, String)] = [
            (Text("plain"), "plain"),
            (AnyView(Text("erased")), "erased"),
            (HStack { Text("in a stack").padding() }.background(.red), "in a stack"),
            (Group { if mode == .pushed { Text("one of two") } else { Text("one of two") } }, "one of two"),
            (List { Text("in a list") }, "in a list"),
            (NavigationStack { Text("own stack").navigationTitle("Own") }, "own stack"),
        ]
        for (view, words) in views {
            let presenter = Presenter()
            let screen = Screen { DisplayedKinds(presenter: presenter, view: view, mode: mode) }
            screen.button("Show").tap()
            #expect(screen.text(words).exists, "\(words)")
            presenter.resetCurrentDisplayingItem()
            #expect(!screen.text(words).exists, "\(words)")
        }
    }
}
