// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Buttons that say that they dismiss")
struct DismissingButtonTests {
    struct Home: View {
        let notes: Notes
        @State private var isShown = true
        @State private var hasButton = true
        var body: some View {
            VStack {
                Text(isShown ? "open" : "closed")
                Button("Remove") { hasButton = false }
                Button("Nothing above") { notes.add("ran") }.dismisses()
            }
            .sheet(
                isPresented: $isShown, onWillDismiss: { notes.add("will \($0.rawValue)") },
                onDismiss: { notes.add("did \($0.rawValue)") }
            ) {
                VStack {
                    Text("words")
                    if hasButton { Button("Save") { notes.add("saved \(isShown)") }.dismisses() }
                    Button("Stay") { notes.add("stayed") }
                }
                .interactiveDismissDisabled()
            }
        }
    }

    let notes = Notes()

    private func open() -> Screen {
        let screen = Screen { Home(notes: notes) }
        screen.entered(screen.top)
        return screen
    }

    @Test("the action runs first, then the sheet is dismissed by a button, also where the user may not dismiss it")
    func order() {
        let screen = open()
        screen.sheet().button("Save").tap()
        #expect(notes.take() == ["saved true", "will button", "did button"])
        #expect(screen.layers.isEmpty)
    }

    @Test("only the button itself closes, and the browser knows it")
    func markup() {
        let screen = open()
        #expect(screen.button(titled: "Save")?.attribute("data-closes") == "")
        #expect(screen.button(titled: "Stay")?.attribute("data-closes") == nil)
        #expect(screen.top.attribute("data-dismiss") == "button")
        screen.sheet().button("Stay").tap()
        #expect(notes.take() == ["stayed"] && screen.machines.map(\.state) == [.presented])
    }

    @Test("the permission goes with the button")
    func removed() {
        let screen = open()
        screen.tap("Remove")
        #expect(screen.top.attribute("data-dismiss")?.contains("button") != true)
        let id = screen.top.id
        #expect(screen.dismiss(screen.top, "button").contains(.layer(id, command: .refuse, epoch: 2)))
        #expect(screen.machines.map(\.state) == [.presented] && notes.take() == [])
    }

    @Test("a press whose sheet is gone by its action dismisses nothing else")
    func stale() {
        struct Two: View {
            @State private var isFirst = true
            @State private var isSecond = true
            var body: some View {
                Text("page").sheet(isPresented: $isFirst) {
                    Text("first").sheet(isPresented: $isSecond) { Button("Done") { isSecond = false }.dismisses() }
                }
            }
        }
        let screen = Screen { Two() }
        for layer in screen.layers { screen.entered(layer) }
        let top = screen.top, epoch = top.epoch
        screen.send(.click, to: screen.button(titled: "Done")!)
        screen.send(.dismiss, to: top, .array([.string("button"), .number(epoch)]))
        screen.exited(top)
        #expect(screen.layers.count == 1 && screen.shows("first"))
        #expect(screen.machines.map(\.state) == [.presented])
    }

    @Test("outside of presentations only the action runs")
    func outside() {
        let screen = open()
        screen.sheet().button("Save").tap()
        _ = notes.take()
        screen.button("Nothing above").tap()
        #expect(notes.take() == ["ran"] && screen.layers.isEmpty)
    }

    @Test("all buttons of a view dismiss, in every style", arguments: ["Styled", "Bordered"])
    func styles(_ title: String) {
        struct Chip: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
        }
        struct Page: View {
            @State private var isShown = true
            var body: some View {
                Text("page").popover(isPresented: $isShown) {
                    VStack {
                        Button("Styled") {}.buttonStyle(Chip())
                        Button("Bordered") {}.buttonStyle(.bordered)
                    }
                    .dismisses()
                }
            }
        }
        let screen = Screen { Page() }
        screen.entered(screen.top)
        screen.button(title).tap()
        #expect(screen.layers.isEmpty)
    }
}
