// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Places of the app after a restart")
struct RestoredPlacesTests {
    struct Page: View {
        let number: Int
        @State private var note = ""
        var body: some View {
            VStack {
                Text("Page \(number)")
                NavigationLink("Next \(number + 1)", value: number + 1)
                TextField("Note \(number)", text: $note)
            }
        }
    }

    struct Nested: View {
        @RestorableState("isOpen") private var isOpen = false
        var body: some View {
            TabView {
                NavigationStack {
                    VStack {
                        NavigationLink("Folder 1", value: 1)
                        Button("Open") { isOpen = true }
                    }
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Page(number: number)
                            if number == 2 { inner }
                        }
                    }
                }
                .sheet(isPresented: $isOpen) {
                    NavigationStack {
                        NavigationLink("In sheet", value: "a")
                            .navigationDestination(for: String.self) { text in
                                VStack {
                                    Text("Sheet page \(text)")
                                    NavigationLink("Deeper", value: text + "b")
                                }
                            }
                    }
                }
                .tabItem { Text("First") }
                NavigationStack {
                    NavigationLink("Second 10", value: 10)
                        .navigationDestination(for: Int.self) { Page(number: $0) }
                }
                .tabItem { Text("Second") }
            }
        }

        private var inner: some View {
            NavigationStack {
                NavigationLink("Inner", value: true)
                    .navigationDestination(for: Bool.self) { Text("Inner page \($0)") }
            }
        }
    }

    @Test("a stack in a page of another stack, and one in a sheet, return")
    func nested() {
        let screen = Screen { Nested() }
        screen.button("Folder 1").tap()
        screen.button("Next 2").tap()
        screen.button("Inner").tap()
        #expect(screen.restartedAlike().html.contains("Inner page true"))

        let sheet = Screen { Nested() }
        sheet.button("Open").tap()
        sheet.button("In sheet").tap()
        sheet.button("Deeper").tap()
        let restarted = sheet.restartedAlike()
        #expect(restarted.text("Sheet page ab").exists)
        restarted.button("Back").tap()
        #expect(restarted.restartedAlike().text("Sheet page a").exists)
    }

    @Test("what belongs to a tab that is not opened yet waits for it, over several restarts")
    func closedTab() {
        var screen = Screen { Nested() }
        screen.element(.tab, "Second").tap()
        screen.button("Second 10").tap()
        screen.textField("Note 10").type("kept")
        screen.element(.tab, "First").tap()
        for _ in 0..<3 { screen = screen.restarted() }
        #expect(!screen.html.contains("Page 10"))
        screen.button("Folder 1").tap()
        screen.textField("Note 1").type("other")
        screen = screen.restarted()
        screen.element(.tab, "Second").tap()
        #expect(screen.text("Page 10").exists)
        #expect(screen.textField("Note 10").value == "kept")
        screen.element(.tab, "First").tap()
        #expect(screen.textField("Note 1").value == "other")
    }

    @Test("entries wait in a limited number, and not forever")
    func limits() {
        var snapshot = SessionSnapshot()
        for number in 0..<300 { snapshot.values["k\(number) View.a"] = "1" }
        snapshot.inputs["x text"] = SessionSnapshot.Entry(before: "b", text: "t")
        var restoration = Restoration(snapshot)
        let screen = Screen { Text("app") }
        let kept = restoration.snapshot(of: screen.tree)
        #expect(kept.values.count + kept.inputs.count == SessionSnapshot.mostWaiting)
        #expect(Set(kept.ages.values) == [1])
        var last = kept
        for age in 2...SessionSnapshot.oldest {
            restoration = Restoration(last)
            last = restoration.snapshot(of: screen.tree)
            #expect(Set(last.ages.values) == [age] && last.ages.count == SessionSnapshot.mostWaiting)
        }
        #expect(Restoration(last).snapshot(of: screen.tree).isEmpty)
        // They are the first to go when room is short.
        var full = kept
        full.scene["own"] = "\"" + String(repeating: "x", count: 500) + "\""
        let encoded = full.encoded(limit: 700)
        #expect(encoded.left.isEmpty)
        #expect(SessionSnapshot.decoded(encoded.bytes)?.scene == full.scene)
    }

    struct Sheets: View {
        let isBound: Bool
        @RestorableState("isOpen") private var isOpen = false
        @State private var detent = PresentationDetent.medium
        var body: some View {
            Button("Open") { isOpen = true }
                .sheet(isPresented: $isOpen) {
                    if isBound {
                        Text(detent == .large ? "large" : "other")
                            .presentationDetents([.height(200), .medium, .large], selection: $detent)
                    } else {
                        Text("Inside").presentationDetents([.height(200), .medium, .large])
                    }
                }
        }
    }

    @Test("a sheet returns at the height that the user has chosen", arguments: [true, false])
    func detents(isBound: Bool) {
        let screen = Screen { Sheets(isBound: isBound) }
        screen.button("Open").tap()
        #expect(screen.sheet().exists)
        let layer = screen.top
        screen.send(.detent, to: layer, .array([.string("began"), .number(layer.epoch)]))
        screen.send(.detent, to: layer, .array([.string("ended"), .number(layer.epoch), .number(2)]))
        #expect(layer.attribute("data-detent") == "2")
        let restarted = screen.restartedAlike()
        #expect(restarted.top.attribute("data-detent") == "2")
        #expect(restarted.sheet().exists)
        if isBound { #expect(restarted.text("large").exists) }
        #expect(restarted.restartedAlike().top.attribute("data-detent") == "2")
    }

    struct Coordinated: View {
        var isLate = false
        @State private var isReady = false
        @Environment(\.presentationCoordinator) private var coordinator
        var body: some View {
            VStack {
                Button("Show") { show(coordinator.count) }
                Button("Register") { register() }
            }
            .onAppear { if !isLate { register() } }
        }

        private func show(_ number: Int) {
            coordinator.present(type: .sheet, restorable: "package", metadata: ["number": number])
        }

        private func register() {
            coordinator.registerContent(for: "package") { entry in
                Content(number: entry.metadata["number"] as? Int ?? -1)
            }
        }
    }

    struct Content: View {
        let number: Int
        @State private var text = ""
        @Environment(\.presentationCoordinator) private var coordinator
        var body: some View {
            VStack {
                Text("Package \(number)")
                TextField("Field \(number)", text: $text)
                Button("More \(number)") {
                    coordinator.present(type: .sheet, restorable: "package", metadata: ["number": number + 1])
                }
                Button("Close \(number)") { coordinator.dismiss(coordinator.topPresentation()!.id) }
            }
        }
    }

    @Test("presentations of a coordinator return by name, in their order, without another entry")
    func coordinator() {
        let screen = Screen { Coordinated() }
        screen.button("Show").tap()
        screen.textField("Field 0").type("zero")
        screen.button("More 0").tap()
        screen.textField("Field 1").type("one")
        let restarted = screen.restartedAlike()
        #expect(restarted.text("Package 1").exists)
        #expect(restarted.textField("Field 1").value == "one")
        #expect(restarted.layers.map { $0.attribute("data-layer") } == ["sheet", "sheet"])
        restarted.button("Close 1").tap()
        #expect(restarted.textField("Field 0").value == "zero")
        #expect(restarted.restartedAlike().textField("Field 0").value == "zero")
    }

    @Test("a presentation of a coordinator enters still, and leaves with its motion")
    func stillEntry() throws {
        let screen = Screen { Coordinated() }
        screen.button("Show").tap()
        let session = Session(content: RootContent(title: nil) { Coordinated() }, clock: ManualClock())
        session.initialSnapshot = screen.session.snapshot()
        let browser = FakeBrowser(session)
        try browser.open(ClientHello())
        session.runTurn()
        try browser.read()
        let layer = try #require(session.tree.overlays.children.last)
        #expect(layer.attribute(AttributeName.still) != nil)
        browser.send(.entered, to: layer.id, .number(1))
        #expect(layer.attribute(AttributeName.still) == nil)
    }

    @Test("presentations of a coordinator wait until their content is registered")
    func lateContent() {
        let screen = Screen { Coordinated() }
        screen.button("Show").tap()
        screen.button("More 0").tap()
        let saved = screen.session.snapshot()
        #expect(saved.coordinators.count == 1)
        let late = Screen(restoring: saved) { Coordinated(isLate: true) }
        #expect(late.layers.isEmpty)
        #expect(late.session.snapshot().coordinators == saved.coordinators)
        late.button("Register").tap()
        #expect(late.text("Package 1").exists && late.layers.count == 2)
    }

    struct ModalList: View {
        @RestorableState("keys") private var keys: [String] = []
        var body: some View {
            ModalHost {
                Button("Add") { keys.append("modal \(keys.count)") }
                    .presentingModals {
                        for key in keys {
                            Modal(key: key, style: .card()) { Entry(name: key) { keys.append("modal \(keys.count)") } }
                        }
                    }
            }
        }
    }

    struct Entry: View {
        let name: String
        let add: () -> Void
        @State private var text = ""
        var body: some View {
            VStack {
                TextField(name, text: $text)
                Button("Above \(name)") { add() }
            }
        }
    }

    @Test("modals return by their keys, with what was entered into them")
    func modals() {
        let screen = Screen { ModalList() }
        screen.button("Add").tap()
        screen.textField("modal 0").type("zero")
        screen.button("Above modal 0").tap()
        screen.textField("modal 1").type("one")
        let restarted = screen.restartedAlike()
        #expect(restarted.textField("modal 1").value == "one")
        #expect(restarted.html.contains("zero") || restarted.shown.contains("zero"))
    }

    struct Addressed: View {
        @RestorableState("draft") private var draft = ""
        @State private var isOn = false
        var body: some View {
            NavigationStack {
                VStack {
                    TextField("Draft", text: $draft)
                    Toggle("On", isOn: $isOn)
                    NavigationLink("Go", value: 1)
                }
                .navigationDestination(for: Int.self) { Page(number: $0) }
            }
            .navigationAddresses(for: Int.self)
        }
    }

    @Test("the address decides which pages are open, and the rest of an older state is applied")
    func address() {
        let screen = Screen { Addressed() }
        screen.textField("Draft").type("mine")
        screen.toggle("On").tap()
        let root = screen.session.snapshot()
        screen.button("Go").tap()
        screen.textField("Note 1").type("one")
        let pushed = screen.session.snapshot()
        #expect(pushed.route != root.route)
        // Reloaded after a push that the state does not have yet, and after a pop.
        let forward = Screen(restoring: root, at: pushed.route) { Addressed() }
        #expect(forward.text("Page 1").exists && forward.textField("Note 1").value == "")
        forward.button("Back").tap()
        #expect(forward.textField("Draft").value == "mine" && forward.toggle("On").isOn)
        let back = Screen(restoring: pushed, at: root.route) { Addressed() }
        #expect(!back.text("Page 1").exists)
        #expect(back.textField("Draft").value == "mine" && back.toggle("On").isOn)
        // Another page of the site has other views.
        let other = Screen(restoring: root, at: "/other") { Addressed() }
        #expect(other.textField("Draft").value == "")
    }
}
