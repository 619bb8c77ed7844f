// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

/// Every mistake has an outcome, and a message that names the type or the address, and the remedy.
@MainActor
@Suite("Mistakes in the use of navigation")
struct NavigationMistakeTests {
    @Test("a value without a destination: a page that says so, and a message with the type")
    func missingDestination() async {
        struct Park: Hashable {}
        let screen = Screen { NavigationStack { NavigationLink("Go", value: Park()) } }
        screen.tap("Go")
        #expect(screen.image("No destination for Park").exists)
        let report = await screen.report()
        #expect(report.contains("No destination for a value of type Park."))
        #expect(report.contains("Add .navigationDestination(for: Park.self) inside the NavigationStack."))
    }

    @Test("two destinations for one type: the one nearest to the root is used, with a message")
    func twoDestinations() async {
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go", value: 7)
                    .navigationDestination(for: Int.self) { Text("first \($0)") }
                    .navigationDestination(for: Int.self) { Text("second \($0)") }
            }
        }
        screen.tap("Go")
        #expect(screen.text("first 7").exists)
        #expect(await screen.report().contains("Two navigationDestinations for values of type Int."))
    }

    @Test("a value of another type for a path of one: it is not pushed")
    func otherType() async {
        struct Home: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        NavigationLink("Words", value: "words")
                        Text("\(path.count) pages")
                    }
                    .navigationDestination(for: Int.self) { Text("number \($0)") }
                }
            }
        }
        let screen = Screen { Home() }
        screen.tap("Words")
        #expect(screen.text("0 pages").exists)
        let report = await screen.report()
        #expect(report.contains("A value of type String cannot be pushed onto a path of Int."))
        #expect(report.contains("Use a NavigationPath for values of different types."))
    }

    @Test("a link outside of a stack does nothing, and says so")
    func noStack() async {
        let screen = Screen { NavigationLink("Go", value: 1) }
        screen.tap("Go")
        #expect(!screen.all("nl").isEmpty)
        #expect(await screen.report().contains("Put a NavigationStack around it."))
    }

    @Test("an address of something that is no more shows the pages before it, and says which part it was")
    func staleAddress() async {
        struct Shop: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    Text("shop").navigationDestination(for: Int.self) { Text("item \($0)") }
                }
                .navigationAddresses(for: Int.self)
            }
        }
        let screen = Screen { Shop() }
        screen.send(.place, to: screen.tree.root, .string("/?at=7,gone"))
        #expect(screen.text("item 7").exists)
        #expect(await screen.report().contains("The address names “gone”, which no page of the stack is for."))
    }

    @Test("popping an empty stack, or a page that has gone, does nothing")
    func emptyPop() {
        var path = NavigationPath([1])
        path.removeLast(3)
        #expect(path.isEmpty)
        path.removeLast(0)
        let model = NavigationModel()
        model.pop(3)
        model.pop(to: 0)
        #expect(model.entries.isEmpty)
    }

    @Test(
        "a path is saved and restored; one that cannot be read is an error, and one with other values has no such form")
    func codable() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        let data = try JSONEncoder().encode(try #require(path.codable))
        let restored = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        #expect(NavigationPath(restored) == path)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                NavigationPath.CodableRepresentation.self, from: Data(#"["No.Such","1"]"#.utf8))
        }
        struct Opaque: Hashable {}
        path.append(Opaque())
        #expect(path.codable == nil)
    }
}
