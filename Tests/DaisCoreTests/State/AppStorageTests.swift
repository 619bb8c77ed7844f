// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Stored values")
struct AppStorageTests {
    enum Theme: String { case light, dark }

    struct Reader: View {
        @AppStorage("count") private var count = 1
        @AppStorage("theme") private var theme = Theme.light
        @AppStorage("name") private var name: String?
        var body: some View { Text("\(count) \(theme) \(name ?? "–")") }
    }
    struct Writer: View {
        @AppStorage("count") private var count = 1
        @AppStorage("theme") private var theme = Theme.light
        @AppStorage("name") private var name: String?
        var body: some View {
            Button("Write") {
                count += 1
                theme = .dark
                name = "Ada"
            }
            Button("Forget") { name = nil }
            Stepper("Count", value: $count)
        }
    }
    struct Page: View {
        var body: some View {
            VStack {
                Reader()
                Writer()
            }
        }
    }

    @Test("views that name the same key share the value")
    func shared() {
        let screen = Screen { Page() }
        let text = screen.elements(.span)[0]
        #expect(text.text == "1 light –")
        screen.send(.click, to: screen.elements(.button)[0])
        #expect(text.text == "2 dark Ada")
        screen.send(.click, to: screen.elements(.button)[1])
        screen.send(.click, to: screen.elements(.button)[3])
        #expect(text.text == "3 dark –")
    }

    @Test("no value crosses from one session to another")
    func sessions() {
        let first = Screen { Page() }
        let second = Screen { Page() }
        first.send(.click, to: first.elements(.button)[0])
        second.settle()
        #expect(first.elements(.span)[0].text == "2 dark Ada")
        #expect(second.elements(.span)[0].text == "1 light –")
    }

    @Test("a default store keeps its values apart, and the standard one is the same as none")
    func defaultStore() throws {
        let demo = try #require(UserDefaults(suiteName: "demo"))
        let screen = Screen {
            VStack {
                Writer()
                Reader()
                Reader().defaultAppStorage(demo)
                Reader().defaultAppStorage(.standard)
                Writer().defaultAppStorage(demo)
            }
        }
        screen.send(.click, to: screen.elements(.button)[0])
        let readers = screen.elements(.span).compactMap(\.text).filter { $0.contains("light") || $0.contains("dark") }
        #expect(readers == ["2 dark Ada", "1 light –", "2 dark Ada"])
    }

    struct NamedStores: View {
        @AppStorage("count", store: .standard) private var count = 1
        var body: some View { Text("\(count)") }
    }

    @Test("the standard store of a property is that of the browser")
    func standardStore() {
        let screen = Screen {
            VStack {
                NamedStores()
                Writer()
            }
        }
        screen.send(.click, to: screen.elements(.button)[0])
        #expect(screen.elements(.span)[0].text == "2")
    }

    struct GroupReader: View {
        @AppStorage("count", store: UserDefaults(suiteName: "group.example")) private var count = 1
        var body: some View { Text("\(count)") }
    }
    struct GroupWriter: View {
        @AppStorage("count", store: UserDefaults(suiteName: "group.example")) private var count = 1
        @AppStorage("count", store: UserDefaults(suiteName: "group.other")) private var other = 10
        var body: some View {
            Button("Add") { count += 1 }
            Text("\(other)")
        }
    }

    @Test("stores that are made for one suite have the same values, and those of another suite have others")
    func suites() {
        let screen = Screen {
            VStack {
                GroupReader()
                GroupWriter()
            }
        }
        screen.send(.click, to: screen.elements(.button)[0])
        screen.send(.click, to: screen.elements(.button)[0])
        #expect(screen.elements(.span).compactMap(\.text).filter { $0 != "Add" } == ["3", "10"])
    }
}
