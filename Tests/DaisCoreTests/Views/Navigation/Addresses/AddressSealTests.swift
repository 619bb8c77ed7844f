// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Addresses from strangers")
struct AddressSealTests {
    /// A destination that trusts its value, as SwiftUI code does.
    struct Names: View {
        static let names = ["Ann", "Ben", "Cleo"]
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                NavigationLink("First", value: 0)
                    .navigationTitle("Names")
                    .navigationDestination(for: Int.self) { index in
                        NavigationLink("Next", value: index + 1).navigationTitle(Self.names[index])
                    }
            }
        }
    }

    struct Declared: View {
        var body: some View {
            NavigationStack {
                Text("root")
                    .navigationTitle("Root")
                    .navigationDestination(for: Int.self) { Text("page \($0)").navigationTitle("Page \($0)") }
            }
            .navigationAddresses(for: Int.self) { $0 < 3 }
        }
    }

    private func title(
        _ view: @autoclosure @escaping @MainActor @Sendable () -> some View, at path: String = "/", _ query: String?
    ) -> String? {
        let content = RootContent(title: nil) { view() }.sealed(by: .test)
        return FirstPage.render(content, request: PageRequest(path: path, query: query)).title
    }

    @Test("an address that nobody has declared and the app has not written opens no page")
    func forged() async {
        #expect(title(Names(), "at=9999") == "Names")
        #expect(title(Names(), "at=1!") == "Names")
        #expect(title(Names(), "at=1!0") == "Names")
        let screen = Screen { Names() }
        screen.send(.place, to: screen.tree.root, .string("/?at=9999"))
        #expect(screen.text("Names").exists)
        let report = await screen.report()
        #expect(report.contains("The address names “9999”, but this app has not written it"))
        #expect(report.contains(".navigationAddresses(for: Int.self)"))
    }

    @Test("an address that the app has written opens its pages, in this session and in another")
    func own() throws {
        let screen = Screen { Names() }
        screen.link("First").tap()
        screen.link("Next").tap()
        let address = try #require(screen.scope.document.place)
        #expect(address.hasPrefix("/?at=0,1!"))
        screen.button("Ann").tap()
        screen.send(.place, to: screen.tree.root, .string(address))
        #expect(screen.all("page").count == 3)
        #expect(title(Names(), String(address.dropFirst(2))) == "Ben")
    }

    @Test("the seal of an address is good for no other value and no other page of the app")
    func moved() throws {
        let screen = Screen { Names() }
        screen.link("First").tap()
        let address = try #require(screen.scope.document.place)
        let query = String(address.dropFirst(2))
        #expect(title(Names(), query) == "Ann")
        #expect(title(Names(), query.replacing("at=0", with: "at=1")) == "Names")
        #expect(title(Names(), at: "/elsewhere", query) == "Names")
    }

    @Test("without a key no address of an undeclared type is written")
    func closed() {
        let content = RootContent(title: nil) { Names() }
        let page = FirstPage.render(content, request: PageRequest(path: "/", query: "at=0"))
        #expect(page.title == "Names")
        #expect(!page.root.contains("at="))
    }

    @Test("an address of a declared type opens a page if the declaration includes the value")
    func declared() {
        #expect(title(Declared(), "at=Int:2") == "Page 2")
        #expect(title(Declared(), "at=Int:3") == "Root")
        #expect(title(Declared(), "at=Int:2,Int:3,Int:1") == "Page 2")
        #expect(title(Declared(), "at=String:2") == "Root")
    }

    @Test(
        "a request for another host's address shows links of this host",
        arguments: ["//evil.example/x", "/\\evil/x"])
    func otherHost(_ path: String) {
        let content = RootContent(title: nil) { Names() }.sealed(by: .test)
        let page = FirstPage.render(content, request: PageRequest(path: path))
        #expect(page.root.contains("href=\"/evil"))
        #expect(!page.root.contains("//evil"))
        #expect(!page.root.contains("\\"))
    }
}
