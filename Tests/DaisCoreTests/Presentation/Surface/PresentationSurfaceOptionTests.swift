// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Options of the surface that SwiftUI lacks")
struct PresentationSurfaceOptionTests {
    @Observable
    final class Model {
        var isShown = true
        nonisolated init() {}
    }

    struct Home<Inside: View>: View {
        @Bindable var model: Model
        let inside: Inside
        var body: some View {
            Text(model.isShown ? "open" : "closed").sheet(isPresented: $model.isShown) { inside }
        }
    }

    let model = Model()

    private func open(@ViewBuilder _ inside: () -> some View) -> Screen {
        let inside = inside()
        let screen = Screen { Home(model: model, inside: inside) }
        screen.entered(screen.top)
        return screen
    }

    @Test("what a drag leads is the state of a transition after the removal, by transforms that add to the layout")
    func dragTransition() {
        let screen = open {
            Text("far").presentationDragTransition(.offset(y: 120))
            Text("pale").presentationDragTransition(.opacity.combined(with: .scale(scale: 0.5)))
        }
        let html = screen.overlayHTML.replacing("&quot;", with: "\"")
        #expect(html.contains(#"{"transform":"translate(0px,120px)"}"#))
        #expect(html.contains(#""opacity":"0""#) && html.contains(#""scale":"0.5""#))
    }

    @Test("an exit that the browser never reports ends after the limit of the presentation")
    func exitLimit() {
        let screen = open { Text("inside").presentationExitLimit(.seconds(20)) }
        screen.dismiss(screen.top, "escape")
        screen.clock.advance(by: .seconds(19))
        screen.settle()
        #expect(screen.machines.count == 1)
        screen.clock.advance(by: .seconds(2))
        screen.settle()
        #expect(screen.machines.isEmpty)
    }

    @Test("a presentation that lets presses through is not modal and still dismissed by a press outside")
    func passing() {
        let screen = open { Text("inside").presentationBackgroundInteraction(.dismissing) }
        #expect(screen.top.attribute("data-passing") == "" && screen.top.attribute("data-modal") == nil)
        screen.dismiss(screen.top, "scrim")
        #expect(!model.isShown)
    }

    @Test("the user dismisses it only after the time, and only what was named has to wait")
    func delay() async {
        let screen = open { Text("inside").interactiveDismissEnabled(after: .milliseconds(40), for: [.scrim, .drag]) }
        #expect(screen.top.attribute("data-dismiss") == "escape")
        #expect(screen.top.attribute("data-leave") == nil)
        await screen.settleTasks { screen.top.attribute("data-dismiss") == "scrim escape drag" }
        #expect(screen.top.attribute("data-dismiss") == "scrim escape drag")
    }

    @Test("each presentation has its own answer to a keyboard")
    func keyboard() {
        func style(_ behavior: PresentationKeyboardBehavior) -> [String: String] {
            model.isShown = true
            let screen = open { Text("inside").presentationKeyboardBehavior(behavior) }
            return Dictionary(
                screen.top.style.declarations.map { ($0.property, $0.value) }, uniquingKeysWith: { $1 })
        }
        #expect(style(.resizes)["top"] == nil && style(.resizes)["bottom"] == nil)
        #expect(style(.moves)["top"] == "calc(-1*var(--keyboard,0px))")
        #expect(style(.ignores)["bottom"] == "0")
    }

    @Test("content can have another size class than the session")
    func sizeClass() {
        struct Inside: View {
            @Environment(\.horizontalSizeClass) private var sizeClass
            var body: some View { Text(sizeClass == .compact ? "narrow" : "wide") }
        }
        let screen = open { Inside().environment(\.horizontalSizeClass, .compact) }
        #expect(screen.text("narrow").exists)
    }
}
