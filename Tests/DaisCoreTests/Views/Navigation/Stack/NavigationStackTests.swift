// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Navigation stacks")
struct NavigationStackTests {
    struct Counter: View {
        @State private var count = 0
        var body: some View {
            Button("count \(count)") { count += 1 }
        }
    }

    struct Shop: View {
        @State var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Counter()
                    NavigationLink("One", value: 1)
                    Button("Two pages") { path = [7, 8] }
                    Text("depth \(path.count)")
                }
                .navigationTitle("Shop")
                .navigationDestination(for: Int.self) { Detail(number: $0) }
            }
        }
    }

    @Observable
    final class Route {
        var path = [7, 9]
        nonisolated init() {}
    }

    /// A stack with an owner that changes its path from outside.
    struct Routed: View {
        @Bindable var route: Route
        var body: some View {
            NavigationStack(path: $route.path) {
                Text("root").navigationDestination(for: Int.self) { Detail(number: $0) }
            }
        }
    }

    struct Detail: View {
        @Environment(\.dismiss) private var dismiss
        let number: Int
        var body: some View {
            VStack {
                Text("page \(number)")
                Button("Leave") { dismiss() }
            }
            .navigationTitle("Item \(number)")
        }
    }

    @Test("a link pushes the page of its value, which the path then has; the page below keeps its state, unreachable")
    func push() {
        let screen = Screen { Shop() }
        screen.tap("count 0")
        screen.tap("One")
        #expect(screen.html.contains("page 1"))
        #expect(screen.html.contains("depth 1"))
        #expect(screen.html.contains("count 1"))
        #expect(screen.all("below").map { $0.attribute("inert") } == [""])
    }

    struct Networks: View {
        @State private var chosen = "Home"
        @State private var look = "Light"
        var body: some View {
            NavigationStack {
                Form {
                    Picker("Look", selection: $look) { ForEach(["Light", "Dark"], id: \.self) { Text($0) } }
                    NavigationLink {
                        NetworkList(chosen: $chosen)
                    } label: {
                        Text("Network \(chosen)")
                    }
                }
            }
        }
    }

    struct NetworkList: View {
        @Binding var chosen: String
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            List(["Home", "Office"], id: \.self) { name in
                Button {
                    chosen = name
                    dismiss()
                } label: {
                    HStack {
                        Text(name)
                        if name == chosen { Text("chosen") }
                    }
                }
            }
        }
    }

    @Test("a page may change itself while it is dismissed, also where pickers read their options")
    func changeAndDismiss() {
        let screen = Screen { Networks() }
        for (before, name) in [("Home", "Office"), ("Office", "Home"), ("Home", "Office")] {
            screen.tap("Network \(before)")
            screen.tap(name, last: true)
            #expect(screen.html.contains("Network \(name)"))
            #expect(screen.all("page").count == 1)
        }
    }

    @Test("the button in the bar is called like the page below and leads there")
    func back() {
        let screen = Screen { Shop() }
        screen.tap("One")
        #expect(screen.all("back").map(\.words) == ["Shop"])
        screen.send(.click, to: screen.all("back")[0])
        #expect(!screen.html.contains("page 1"))
        #expect(screen.html.contains("depth 0"))
        #expect(screen.all("below").isEmpty)
    }

    @Test("dismissing in a page takes it away, the pages below stay")
    func dismiss() {
        let screen = Screen { Shop() }
        screen.tap("Two pages")
        #expect(screen.all("page").count == 3)
        screen.tap("Leave", last: true)
        #expect(screen.all("page").count == 2)
        #expect(screen.html.contains("page 7"))
        #expect(screen.html.contains("depth 1"))
    }

    @Test("the path of the owner decides: emptied, it leads home; other values replace pages from where they differ")
    func path() {
        let route = Route()
        let screen = Screen { Routed(route: route) }
        #expect(screen.all("page").count == 3)
        let page = screen.all("page")[1]
        screen.operations(after: { route.path = [7, 8] })
        #expect(screen.html.contains("page 8"))
        #expect(screen.all("page")[1] === page)
        screen.operations(after: { route.path = [] })
        #expect(screen.all("page").count == 1)
    }

    @Test("the window is called like the page on top")
    func title() {
        let screen = Screen { Shop() }
        #expect(screen.scope.document.title == "Shop")
        let link = screen.all("nl")[0]
        #expect(screen.send(.click, to: link).contains(.document(name: "title", value: "Item 1")))
        #expect(screen.all("big-title").map(\.words) == ["Shop"])
    }

    struct Presented: View {
        @State private var isShown = false
        @State private var item: String?
        var body: some View {
            NavigationStack {
                VStack {
                    Button("show") { isShown = true }
                    Button("item") { item = "x" }
                    Text(isShown ? "is shown" : "is not shown")
                }
                .navigationDestination(isPresented: $isShown) { Text("presented") }
                .navigationDestination(item: $item) { Text("item \($0)") }
            }
        }
    }

    @Test("a binding presents a page, and hears of its end")
    func presented() {
        let screen = Screen { Presented() }
        screen.tap("show")
        #expect(screen.html.contains(">presented<"))
        screen.send(.click, to: screen.all("back")[0])
        #expect(!screen.html.contains(">presented<"))
        #expect(screen.html.contains("is not shown"))
        screen.tap("item")
        #expect(screen.html.contains("item x"))
    }

    @Test("a link on a page that is covered by now opens nothing: the second press of a double click")
    func doubleClick() {
        let screen = Screen { Shop() }
        let link = screen.all("nl")[0]
        screen.send(.click, to: link)
        screen.send(.click, to: link)
        #expect(screen.all("page").count == 2)
        #expect(screen.html.contains("depth 1"))
    }

    @Test("pages of a transaction without animations do not move")
    func still() {
        let screen = Screen { Shop() }
        let link = screen.all("nl")[0]
        let moved = screen.send(.click, to: link)
        #expect(screen.all("page").count == 2)
        #expect(!moved.contains(.document(name: "still", value: "")))
        struct Still: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    Button("Go") { withTransaction(\.disablesAnimations, true) { path = [1] } }
                        .navigationDestination(for: Int.self) { Text("page \($0)") }
                }
            }
        }
        let other = Screen { Still() }
        let button = other.all { $0.tag == .button && $0.words == "Go" }[0]
        #expect(other.send(.click, to: button).contains(.document(name: "still", value: "")))
    }

    @Test("a value of another type is not pushed onto an array, and a warning names both types")
    func wrongType() async {
        struct Wrong: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    NavigationLink("Text", value: "words")
                        .navigationDestination(for: String.self) { Text("page \($0)") }
                }
            }
        }
        let screen = Screen { Wrong() }
        screen.tap("Text")
        #expect(screen.all("page").count == 1)
        await Task.yield()
        let told = screen.takeReports()
        #expect(told.contains { $0.contains("String") && $0.contains("Int") })
    }

    struct Bars: View {
        @State private var count = 0
        var body: some View {
            NavigationStack {
                Text("content")
                    .navigationTitle("T")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                        ToolbarItem(placement: .primaryAction) { Button("Add \(count)") { count += 1 } }
                        if count > 0 {
                            ToolbarItemGroup(placement: .bottomBar) { Button("Share") {} }
                        }
                    }
            }
        }
    }

    @Test("toolbar items stand where they are placed and follow state")
    func toolbar() {
        let screen = Screen { Bars() }
        #expect(screen.all("bar-l").map(\.words) == ["Edit"])
        #expect(screen.all("bar-t").map(\.words) == ["T"])
        #expect(screen.all("bar-r").map(\.words) == ["Add 0"])
        screen.tap("Add 0")
        #expect(screen.all("bar-r").map(\.words) == ["Add 1"])
        #expect(screen.all("low").map(\.words) == ["Share"])
    }
}

@MainActor
@Suite("Tab views")
struct TabViewTests {
    struct Tabs: View {
        @State private var tab = "b"
        var body: some View {
            TabView(selection: $tab) {
                NavigationStackTests.Counter()
                    .tabItem { Text("First") }.tag("a").badge(3)
                Text("second").tabItem { Text("Second") }.tag("b")
            }
            Text("tab \(tab)")
        }
    }

    @Test("the tab with the selected tag is shown; others are kept, unreachable")
    func selection() {
        let screen = Screen { Tabs() }
        #expect(screen.all("tab").map(\.words) == ["First 3", "Second"])
        #expect(screen.all("tab").map { $0.attribute("aria-selected") } == ["false", "true"])
        #expect(screen.all("panel").map { $0.attribute("inert") } == ["", nil])
        screen.send(.click, to: screen.all("tab")[0])
        #expect(screen.html.contains("tab a"))
        #expect(screen.all("panel").map { $0.attribute("inert") } == [nil, ""])
        screen.tap("count 0")
        screen.send(.click, to: screen.all("tab")[1])
        screen.send(.click, to: screen.all("tab")[0])
        #expect(screen.html.contains("count 1"))
    }

    @Test("a tab view without a binding shows the first tab, then the one that is tapped")
    func own() {
        let screen = Screen {
            TabView {
                Tab("A", systemImage: "star") { Text("one") }
                Tab("B", systemImage: "gear") { Text("two") }
            }
        }
        #expect(screen.all("panel").map { $0.attribute("inert") } == [nil, ""])
        screen.send(.click, to: screen.all("tab")[1])
        #expect(screen.all("panel").map { $0.attribute("inert") } == ["", nil])
        #expect(screen.all("tab").map { $0.attribute("aria-selected") } == ["false", "true"])
    }

    struct Paged: View {
        @State private var page = 0
        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<3) { Text("page \($0)").tag($0) }
            }
            .tabViewStyle(.page)
            Text("at \(page)")
            Button("Last") { page = 2 }
        }
    }

    @Test("pages are all reachable, and scrolling to one selects it")
    func paged() {
        let screen = Screen { Paged() }
        let panels = screen.all("panels")[0]
        screen.send(.measure, to: panels, .array([.number(400), .number(300)]))
        screen.send(.scroll, to: panels, .array([.number(790), .number(0)]))
        #expect(screen.html.contains("at 2"))
        #expect(screen.all("panel").allSatisfy { $0.attribute("inert") == nil })
        let operations = screen.send(.click, to: screen.all("tab")[1])
        #expect(operations.contains(.scroll(screen.all("panel")[1].id, edge: "nearest")))
    }

    @Test("the page that the app selects comes into view; those it passes on the way are not selected")
    func pagedBySelection() {
        let screen = Screen { Paged() }
        let (panels, last) = (screen.all("panels")[0], screen.all("panel")[2])
        func report(_ x: Double) { screen.send(.scroll, to: panels, .array([.number(x), .number(0)])) }
        screen.send(.measure, to: panels, .array([.number(400), .number(300)]))
        #expect(screen.tapped("Last").contains(.scroll(last.id, edge: "nearest")))
        for x in [90.0, 410, 700, 800] { report(x) }
        #expect(screen.html.contains("at 2"))
        report(400)
        #expect(screen.html.contains("at 1"))
        screen.tapped("Last")
        report(700)
        // A finger turns back.
        for x in [500.0, 420, 400] { report(x) }
        #expect(screen.html.contains("at 1"))
    }
}

extension Screen {
    /// Clicks the button with these words.
    func tap(_ words: String, last: Bool = false) { tapped(words, last: last) }

    @discardableResult
    func tapped(_ words: String, last: Bool = false) -> [Operation] {
        let found = all { ($0.tag == .button || $0.tag == .a) && $0.words == words }
        guard let button = last ? found.last : found.first else {
            Issue.record("no button \(words)")
            return []
        }
        return send(.click, to: button)
    }

    func all(where isWanted: (Element) -> Bool) -> [Element] {
        var found: [Element] = []
        func search(_ element: Element) {
            if isWanted(element) { found.append(element) }
            element.children.forEach(search)
        }
        search(tree.root)
        return found
    }
}
