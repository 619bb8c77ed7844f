// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Lists of toasts")
struct ModalToastTests {
    @Observable
    final class Model {
        var keys: [String] = []
        var text = "one"
        var told: [String] = []
        nonisolated init() {}
    }
    struct Home: View {
        let model: Model
        var isTold = false
        var body: some View {
            ToastContainer {
                Text("base")
            } toasts: {
                for key in model.keys {
                    Toast(key: key, style: style(key), accessibilityAnnouncement: "Said \(key)") {
                        Text("\(key) \(model.text)")
                    }
                }
            }
        }
        private func style(_ key: String) -> ToastPresentationStyleProvider {
            isTold
                ? .standard(onDismiss: {
                    model.told.append(key)
                    model.keys.removeAll { $0 == key }
                }) : .standard(duration: .seconds(7), placement: .top, priority: .assertive)
        }
    }
    private let model = Model()
    private func texts(_ screen: Screen) -> [String] { screen.layers.map(\.fullText) }

    @Test("words that stay until somebody ends them have a button for it, unless only their owner may")
    func closing() {
        let screen = Screen {
            Text("base").presentingToasts {
                Toast(key: 1, "stays", style: .standard(duration: .persistent))
                Toast(key: 2, "passes")
                Toast(key: 3, "owned", style: ToastPresentationStyleProvider(Owned()))
            }
        }
        let buttons = screen.layers.map { layer in
            layer.fullText + (layer.markup.contains("toast-close") ? " x" : "")
        }
        #expect(buttons == ["stays x", "passes", "owned"])
    }

    struct Owned: ToastPresentationStyle {
        func behaviorPreferences(for context: ToastBehaviorContext) -> ToastBehaviorPreferences {
            ToastBehaviorPreferences(timedDismiss: .disabled, interactiveDismiss: .disabled)
        }
    }

    @Test("a host that keeps its toasts has as much room for them as the window")
    func room() {
        let screen = Screen {
            VStack {
                ModalHost(shouldPassthroughToasts: false) { Many(name: "left") }
                Many(name: "page")
            }
        }
        let shown = screen.machines.filter(\.state.isMounted).map { $0.layer?.overlay.fullText ?? "" }
        #expect(shown.sorted() == ["left 1", "left 2", "left 3", "page 1", "page 2", "page 3"])
    }

    struct Many: View {
        let name: String
        var body: some View {
            Text(name).presentingToasts {
                for number in 1...4 { Toast(key: number, content: Text("\(name) \(number)")) }
            }
        }
    }

    @Test("a key is brought up to date where it stands, and says what it is told to say")
    func update() {
        let screen = Screen { Home(model: model) }
        screen.operations(after: { model.keys = ["a"] })
        let layer = screen.top
        screen.operations(after: { model.text = "two" })
        #expect(screen.top === layer && texts(screen) == ["a two"])
        #expect(layer.attribute("data-say") == "Said a" && layer.attribute("data-timeout") == "7000")
        #expect(layer.attribute("data-place") == "top" && layer.attribute("data-priority") == "assertive")
    }

    @Test("a listed toast whose time is over, with nobody told, stays away until its key was not listed")
    func unheard() {
        let screen = Screen { Home(model: model) }
        screen.operations(after: { model.keys = ["a"] })
        screen.entered(screen.top)
        screen.dismiss(screen.top, "timeout")
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
        screen.operations(after: { model.text = "two" })
        #expect(screen.layers.isEmpty)
        screen.operations(after: { model.keys = [] })
        screen.operations(after: { model.keys = ["a"] })
        #expect(texts(screen) == ["a two"])
    }

    @Test("a toast listed again while it leaves comes back where it was")
    func revived() {
        let screen = Screen { Home(model: model) }
        screen.operations(after: { model.keys = ["a", "b"] })
        for layer in screen.layers { screen.entered(layer) }
        let layer = screen.layers[0]
        screen.operations(after: { model.keys = ["b"] })
        #expect(screen.machines.filter(\.isLeaving).count == 1)
        let told = screen.operations(after: { model.keys = ["b", "a"] })
        #expect(told.contains { if case .layer(_, .revive, _) = $0 { true } else { false } })
        #expect(screen.layers[0] === layer && texts(screen) == ["a one", "b one"])
        #expect(screen.layers.map { $0.attribute("data-say") } == ["Said a", "Said b"])
        #expect(screen.machines.filter(\.isLeaving).isEmpty)
    }

    @Test("a toast's owner is told of its end, once")
    func told() {
        let screen = Screen { Home(model: model, isTold: true) }
        screen.operations(after: { model.keys = ["a", "b"] })
        for reason in ["timeout", "drag"] {
            let layer = screen.layers[0]
            screen.entered(layer)
            screen.dismiss(layer, reason)
            screen.exited(layer)
        }
        #expect(model.told == ["a", "b"] && screen.layers.isEmpty)
    }

    @Test("a hundred toasts wait in a queue of which three are seen, in their order")
    func hundred() {
        let screen = Screen { Home(model: model, isTold: true) }
        screen.operations(after: { model.keys = (1...100).map(String.init) })
        var seen: [String] = []
        while let layer = screen.layers.first {
            #expect(screen.layers.count <= 3)
            seen.append(String(layer.fullText.prefix { $0 != " " }))
            screen.entered(layer)
            screen.dismiss(layer, "drag")
            screen.exited(layer)
        }
        #expect(seen == (1...100).map(String.init) && screen.machines.isEmpty)
    }

    @Test("a style may forbid the swipe, ask for a vibration, and have no time")
    func behavior() {
        struct Stern: ToastPresentationStyle {
            func behaviorPreferences(for context: ToastBehaviorContext) -> ToastBehaviorPreferences {
                .init(presentationHaptic: .error, timedDismiss: .disabled, interactiveDismiss: .disabled)
            }
        }
        let screen = Screen { Text("base").presentingToasts { Toast(key: 1, style: Stern(), content: Text("stern")) } }
        #expect(screen.top.attribute("data-dismiss") == "button")
        #expect(screen.top.attribute("data-timeout") == nil && screen.top.attribute("data-haptic") != nil)
    }
}
