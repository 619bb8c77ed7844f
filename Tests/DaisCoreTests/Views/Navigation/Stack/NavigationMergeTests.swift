// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Stacks in pages of stacks")
struct NavigationMergeTests {
    struct Outer: View {
        @State var path: [Int] = []
        @State var inner: [String] = []
        var body: some View {
            NavigationStack(path: $path) {
                NavigationLink("Open", value: 1)
                    .navigationTitle("Outer")
                    .navigationDestination(for: Int.self) { _ in Inner(path: $inner) }
            }
            Text("outer \(path.count) inner \(inner.count)")
        }
    }

    struct Inner: View {
        @Binding var path: [String]
        @State private var isSheet = false
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("Deeper", value: "deep")
                    Button("Sheet") { isSheet = true }
                }
                .navigationTitle("Inner")
                .navigationDestination(for: String.self) { Text("page \($0)").navigationTitle($0) }
                .sheet(isPresented: $isSheet) {
                    NavigationStack { Text("in a sheet").navigationTitle("Own") }
                }
            }
        }
    }

    @Test("merged stacks have one bar and one way back, and each path has its own pages")
    func merged() {
        let screen = Screen { Outer() }
        screen.link("Open").tap()
        screen.button("Deeper").tap()
        #expect(screen.text("page deep").exists)
        #expect(screen.text("outer 1 inner 1").exists)
        #expect(screen.all("nav").count == 1)
        screen.button("Inner").tap()
        #expect(screen.text("outer 1 inner 0").exists)
        screen.button("Outer").tap()
        #expect(screen.text("outer 0 inner 0").exists)
    }

    @Test("the outer path may cut off what the inner stack has pushed; both owners hear of it")
    func cut() {
        let screen = Screen { Outer(path: [1], inner: ["a", "b"]) }
        #expect(screen.all("page").count == 4)
        screen.send(.place, to: screen.all("page")[1])
        #expect(screen.text("outer 0 inner 0").exists)
    }

    @Test("a presentation begins a separate navigation stack")
    func presented() {
        let screen = Screen { Outer(path: [1]) }
        screen.button("Sheet").tap()
        #expect(screen.sheet().text("in a sheet").exists)
        #expect(screen.overlayHTML.contains("class=\"nav"))
    }
}

@MainActor
@Suite("Older forms of links")
struct NavigationLinkFormTests {
    struct Older: View {
        @State private var isActive = false
        @State private var tag: Int?
        var body: some View {
            NavigationView {
                VStack {
                    NavigationLink("Active", destination: Text("active page"), isActive: $isActive)
                    NavigationLink("Tagged", destination: Text("tagged page"), tag: 2, selection: $tag)
                    Button("Open by state") { isActive = true }
                    Text(isActive ? "is active" : "is not active")
                    Text("tag \(tag ?? 0)")
                }
                .navigationBarTitle(Text("Root"), displayMode: .inline)
            }
        }
    }

    @Test("links with a binding open and close with it")
    func bindings() {
        let screen = Screen { Older() }
        screen.button("Active").tap()
        #expect(screen.text("active page").exists)
        screen.button("Root").tap()
        #expect(!screen.text("active page").exists)
        #expect(screen.text("is not active").exists)
        screen.button("Open by state").tap()
        #expect(screen.text("active page").exists)
        screen.button("Root").tap()
        screen.button("Tagged").tap()
        #expect(screen.text("tagged page").exists)
        screen.button("Root").tap()
        #expect(screen.text("tag 0").exists)
    }
}

@MainActor
@Suite("Addresses of places")
struct NavigationAddressTests {
    struct Shop: View {
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                NavigationLink("Seven", value: 7)
                    .navigationTitle("Shop")
                    .navigationDestination(for: Int.self) { number in
                        NavigationLink("Next", value: number + 1).navigationTitle("Item \(number)")
                    }
            }
            .navigationAddresses(for: Int.self)
        }
    }

    @Test("links of a path with plain values have addresses")
    func links() {
        let screen = Screen { Shop() }
        #expect(screen.all("nl").map { $0.attribute("href") } == ["/?at=7"])
        screen.link("Seven").tap()
        #expect(screen.all("nl").map { $0.attribute("href") } == ["/?at=7", "/?at=7,8"])
        #expect(screen.all("page").map { $0.attribute("data-place") } == ["/", "/?at=7"])
    }

    @Test("a page without script has the pages that its address names, up to one that cannot be read")
    func firstPage() {
        let content = RootContent(title: nil) { Shop() }
        let page = FirstPage.render(content, request: PageRequest(path: "/", query: "at=7,8"))
        #expect(page.root.contains("Item 8"))
        #expect(page.title == "Item 8")
        let half = FirstPage.render(content, request: PageRequest(path: "/", query: "at=7,x"))
        #expect(half.title == "Item 7")
    }

    struct Place: NavigationRoute {
        var path: [Int] = []
        var sheet: String?
        init() {}
        init?(address: URL) {
            for part in address.pathComponents.dropFirst() {
                guard let number = Int(part) else { return nil }
                path.append(number)
            }
            sheet = address.query.flatMap { $0.hasPrefix("sheet=") ? String($0.dropFirst(6)) : nil }
        }
        var address: String {
            "/" + path.map(String.init).joined(separator: "/") + (sheet.map { "?sheet=" + $0 } ?? "")
        }
    }

    struct Routed: View {
        @State private var place = Place()
        var body: some View {
            NavigationStack(path: $place.path) {
                VStack {
                    NavigationLink("Seven", value: 7)
                    Button("Map") { place.sheet = "map" }
                }
                .navigationTitle("Parks")
                .navigationDestination(for: Int.self) { Text("park \($0)").navigationTitle("Park \($0)") }
            }
            .sheet(isPresented: Binding(get: { place.sheet != nil }, set: { if !$0 { place.sheet = nil } })) {
                Text("sheet \(place.sheet ?? "")")
            }
            .navigationRoutes($place, path: \.path)
        }
    }

    @Test("routes: an address opens pages and modals in the first rendering; links have the addresses of their pages")
    func routes() {
        let content = RootContent(title: nil) { Routed() }
        let page = FirstPage.render(content, request: PageRequest(path: "/3/7", query: "sheet=map"))
        #expect(page.root.contains("park 7"))
        #expect(page.overlays.contains("sheet map"))
        let screen = Screen { Routed() }
        #expect(screen.all("nl").map { $0.attribute("href") } == ["/7"])
        screen.link("Seven").tap()
        #expect(screen.scope.document.place == "/7")
        screen.send(.place, to: screen.tree.root, .string("/"))
        #expect(screen.scope.document.place == "/")
        #expect(screen.all("page").count == 1)
        screen.button("Map").tap()
        #expect(screen.scope.document.place == "/?sheet=map")
        screen.send(.place, to: screen.tree.root, .string("/nowhere"))
        #expect(screen.sheet().exists)
    }

    @Test("an address without a place leaves the place as it is, and is replaced")
    func unknown() {
        let content = RootContent(title: nil) { Routed() }
        let page = FirstPage.render(content, request: PageRequest(path: "/nowhere"))
        #expect(page.title == "Parks")
    }
}

@MainActor
@Suite("What is not shown has disappeared")
struct NavigationLifecycleTests {
    @Test("a covered page disappears and appears again; hidden tabs appear when they are shown")
    func lifecycle() {
        let notes = Notes()
        let screen = Screen {
            TabView {
                NavigationStack {
                    NavigationLink("Go") {
                        Text("page").onAppear { notes.add("page") }.onDisappear { notes.add("page gone") }
                    }
                    .onAppear { notes.add("root") }
                    .onDisappear { notes.add("root gone") }
                    .navigationTitle("Root")
                }
                .tabItem { Text("One") }
                Text("two").onAppear { notes.add("two") }.onDisappear { notes.add("two gone") }
                    .tabItem { Text("Two") }
            }
        }
        #expect(notes.take() == ["root"])
        screen.button("Go").tap()
        #expect(notes.take().sorted() == ["page", "root gone"])
        screen.send(.click, to: screen.all("tab")[1])
        #expect(notes.take().sorted() == ["page gone", "two"])
        screen.send(.click, to: screen.all("tab")[0])
        #expect(notes.take().sorted() == ["page", "two gone"])
        screen.button("Root").tap()
        #expect(notes.take().sorted() == ["page gone", "root"])
    }
}
