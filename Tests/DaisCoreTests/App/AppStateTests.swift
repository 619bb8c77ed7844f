// SPDX-License-Identifier: Apache-2.0
import DaisObjects
import DaisTesting
import Foundation
import Synchronization
import Testing

@testable import DaisCore

@MainActor
@Suite("State of an app and its scenes", .serialized)
struct AppStateTests {
    class Store: ObservableObject {
        @Published var count = 0
    }

    struct Counting: App {
        @State private var tab = 0
        @StateObject private var store = Store()
        @AppStorage("hasOnboarded") private var hasOnboarded = false

        var body: some Scene {
            WindowGroup("Counting") {
                VStack {
                    Text("tab \(tab), store \(store.count), onboarded \(hasOnboarded ? "yes" : "no")")
                    Button("Next tab") { tab += 1 }
                    Button("Add") { store.count += 1 }
                    Button("Start") { hasOnboarded = true }
                    Picker("Tab", selection: $tab) { ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) } }
                }
            }
        }
    }

    @Test("state, bindings, objects and stored values of an app change its views")
    func changes() {
        let screen = Screen(of: Counting.self)
        #expect(screen.text("tab 0, store 0, onboarded no").exists)
        screen.button("Next tab").tap()
        screen.button("Add").tap()
        screen.button("Add").tap()
        screen.button("Start").tap()
        #expect(screen.text("tab 1, store 2, onboarded yes").exists)
        screen.picker("Tab").select("2")
        #expect(screen.text("tab 2, store 2, onboarded yes").exists)
        #expect(screen.takeReports().isEmpty)
    }

    @Test("each session has state and objects of its own")
    func sessions() {
        let (one, other) = (Screen(of: Counting.self), Screen(of: Counting.self))
        one.button("Add").tap()
        one.button("Next tab").tap()
        #expect(one.text("tab 1, store 1, onboarded no").exists)
        other.settle()
        #expect(other.text("tab 0, store 0, onboarded no").exists)
    }

    struct Notes: Scene {
        @State private var notes = 0
        var body: some Scene {
            WindowGroup { Button("notes \(notes)") { notes += 1 } }
        }
    }
    struct Composed: App {
        @State private var taps = 0
        @State private var heard: [String] = []
        var body: some Scene {
            WindowGroup {
                VStack {
                    Button("taps \(taps)") { taps += 1 }
                    Text(heard.joined(separator: " "))
                    Location()
                }
            }
            .onChange(of: taps) { old, new in heard.append("\(old)-\(new)") }
            .environment(\.layoutDirection, .rightToLeft)
            Notes()
        }
    }
    struct Location: View {
        @Environment(\.layoutDirection) private var direction
        var body: some View { Text(direction == .rightToLeft ? "right to left" : "left to right") }
    }
    struct Nested: App {
        var body: some Scene { Notes() }
    }

    struct Stored: Scene {
        @SceneStorage("drafts") private var drafts = 0
        @AppStorage("visits") private var visits = 0
        var body: some Scene {
            WindowGroup {
                Button("drafts \(drafts)") { drafts += 1 }
                Button("visits \(visits)") { visits += 1 }
            }
            .onChange(of: drafts) { visits += 10 }
        }
    }
    struct Storing: App {
        var body: some Scene { Stored() }
    }

    @Test("values that the browser keeps change the views of a scene, and the scene notices them")
    func storedValues() {
        let screen = Screen(of: Storing.self)
        screen.button("visits 0").tap()
        screen.button("drafts 0").tap()
        #expect(screen.button("drafts 1").exists)
        #expect(screen.button("visits 11").exists)
    }

    @Test("a custom scene keeps its state")
    func customScene() {
        let screen = Screen(of: Nested.self)
        screen.button("notes 0").tap()
        screen.button("notes 1").tap()
        #expect(screen.button("notes 2").exists)
    }

    @Test("a scene performs actions for changes of the app, and passes the environment to its views")
    func sceneModifiers() {
        let screen = Screen(of: Composed.self)
        #expect(screen.text("right to left").exists)
        screen.button("taps 0").tap()
        screen.button("taps 1").tap()
        #expect(screen.text("0-1 1-2").exists)
        #expect(!screen.button("notes 0").exists)
    }

    struct Sharing: View {
        @EnvironmentObject private var store: Store
        @AppStorage("sharing") private var stored = 0
        var body: some View {
            Button("shared \(store.count)") { store.count += 1 }
            Button("stored \(stored)") { stored += 1 }
        }
    }
    struct Sorted: Scene {
        @StateObject private var store = Counted()
        var body: some Scene {
            WindowGroup { Sharing() }.environmentObject(store as Store).defaultAppStorage(UserDefaults(suiteName: "s")!)
        }
    }
    final class Counted: Store {
        static let made = Mutex(0)
        override init() {
            super.init()
            Self.made.withLock { $0 += 1 }
        }
    }
    struct Several: App {
        @StateObject private var store = Counted()
        var body: some Scene {
            WindowGroup("Mail", for: Int.self) { _ in Text("mail \(store.count)") }.environmentObject(store)
            Sorted()
        }
    }

    @Test("the bodies of apps and of scenes in a list read objects, and each session makes them once")
    func objectsInBodies() {
        Counted.made.withLock { $0 = 0 }
        let screen = Screen(of: Several.self)
        #expect(Counted.made.withLock { $0 } == 2)
        screen.button("shared 0").tap()
        screen.button("stored 0").tap()
        #expect(screen.button("shared 1").exists && screen.button("stored 1").exists)
        #expect(Counted.made.withLock { $0 } == 2)
        #expect(screen.takeReports().isEmpty)
    }

    struct Refusing: App {
        @StateObject private var store = Counted()
        var body: some Scene {
            WindowGroup { Sharing() }
                .environmentObject(store as Store)
                .environment(\.isEnabled, store.count == 0)
                .authenticate { _ in "reader" }
        }
    }

    @Test("an app that decides who asks is evaluated with one object of its own")
    func authentication() {
        Counted.made.withLock { $0 = 0 }
        #expect(RootContent(of: Refusing.self).authentication != nil)
        #expect(Counted.made.withLock { $0 } == 1)
    }

    @Test("the window's title names the tab of the first page and of the session")
    func title() {
        let page = FirstPage.render(RootContent(of: Counting.self), request: PageRequest())
        #expect(page.title == "Counting")
        #expect(FirstPage.render(RootContent(of: Composed.self), request: PageRequest()).title == "Composed")
    }

    final class Model: ObservableObject {
        static let probe = LeakProbe()
        @Published var name = "model"
        private let token = probe.token()
    }
    struct Owning: App {
        @State private var model = Model()
        var body: some Scene { WindowGroup { Text(model.name) } }
    }

    @Test("objects of an app are freed with the session and with the first page")
    func freed() {
        _ = FirstPage.render(RootContent(of: Owning.self), request: PageRequest())
        #expect(Model.probe.alive == 0)
        do {
            let session = Session(content: RootContent(of: Owning.self))
            session.start(ClientHello(), transport: RecordingTransport())
            #expect(Model.probe.alive == 1)
            session.close()
        }
        #expect(Model.probe.alive == 0)
    }
}
