// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Alerts, dialogs and spinners that are values")
struct ParameterTests {
    @Observable
    @MainActor
    final class Model {
        var alert: AlertParameters?
        var dialog: ConfirmationDialogParameters?
        var progress: ProgressViewParameters?
        nonisolated init() {}
    }

    struct Home: View {
        let model: Model
        let notes: Notes
        var body: some View {
            @Bindable var model = model
            Button("Page") { notes.add("page") }
                .alert(parameters: $model.alert)
                .confirmationDialog(parameters: $model.dialog)
                .progressView(parameters: model.progress)
        }
    }

    struct Failure: LocalizedError {
        var errorDescription: String? { "It is full." }
    }

    private let model = Model()
    private let notes = Notes()
    private func open() -> Screen { Screen { Home(model: model, notes: notes) } }

    @Test("V30: an alert is there while there are parameters; its buttons take them away, then run")
    func alert() {
        let screen = open()
        #expect(!screen.alert().exists)
        screen.operations(after: {
            model.alert = AlertParameters(title: "Sure?", message: "For ever.") {
                AlertButton(role: .destructive, action: { notes.add("deleted \(model.alert == nil)") }, title: "Delete")
                AlertButton(action: nil, title: "Cancel", role: .cancel)
            }
        })
        #expect(screen.alert("Sure?").exists && screen.text("For ever.").exists)
        screen.alert("Sure?").button("Delete").tap()
        #expect(notes.take() == ["deleted true"])
        #expect(!screen.alert().exists)
    }

    @Test("words that nobody has said are in the language of where the alert stands; said ones stay as they are")
    func language() {
        let screen = Screen {
            Home(model: model, notes: notes).environment(\.locale, Locale(identifier: "de_DE"))
        }
        screen.operations(after: { model.alert = AlertParameters(error: Failure()) })
        #expect(screen.alert("Fehler").exists)
        #expect(model.alert?.title == "Error")
        screen.operations(after: { model.alert?.title = "Error" })
        #expect(screen.alert("Error").exists)
        let spanish = Screen {
            Home(model: model, notes: notes).environment(\.locale, Locale(identifier: "es"))
        }
        #expect(spanish.alert("Error").button("Aceptar").exists)
    }

    @Test("V30: without buttons of its own an alert has an OK, with a completion; nil as message is no message")
    func completion() {
        let screen = open()
        screen.operations(after: {
            model.alert = AlertParameters(title: "Done", message: nil, completion: { notes.add("completed") })
        })
        #expect(!screen.overlayHTML.contains("alert-message"))
        screen.alert("Done").button("OK").tap()
        #expect(notes.take() == ["completed"] && model.alert == nil)
    }

    @Test("V30: an error is an alert named Error with what the error says; attributes are the app's")
    func error() {
        let screen = open()
        screen.operations(after: {
            model.alert = AlertParameters(error: Failure(), attributes: ["code": 7])
        })
        #expect(screen.alert("Error").exists && screen.text("It is full.").exists)
        #expect(model.alert?.attributes["code"] as? Int == 7)
        screen.alert("Error").button("OK").tap()
        #expect(model.alert == nil)
    }

    @Test("V31: buttons come from if, else, for and nothing, and can be disabled")
    func builder() {
        func buttons(_ many: Bool) -> AlertParameters {
            AlertParameters(title: "T", message: nil) {
                if many {
                    for name in ["a", "b"] { AlertButton(action: nil, title: name) }
                } else {
                    AlertButton(action: nil, title: "single").disabled(true)
                }
                if !many { EmptyView() }
                [AlertButton(action: nil, title: "list") as any AlertButtonProtocol]
            }
        }
        #expect(buttons(true).buttons().compactMap { ($0 as? AlertButton)?.title } == ["a", "b", "list"])
        let single = buttons(false).buttons().compactMap { $0 as? AlertButton }
        #expect(single.map(\.title) == ["single", "list"] && single.map(\.isEnabled) == [false, true])
    }

    @Test("V31, V42: in a custom modal the action runs when the exit is over, under either name of the method")
    func animateOut() {
        var pending: (() -> Void)?
        let button = AlertButton(role: nil, action: { notes.add("action") }, title: "Go")
        let screen = Screen {
            VStack {
                button.makeBody(animateOutHandler: { pending = $0 })
                Own().makeBody(animateOutHandler: { $0?() })
            }
        }
        screen.button("Go").tap()
        #expect(notes.take().isEmpty)
        screen.operations(after: { pending?() })
        #expect(notes.take() == ["action"])
        #expect(screen.button("Own").exists)
        #expect(Own().toButtons().count == 1)
    }

    /// Implements the newer of the two methods.
    struct Own: AlertButtonProtocol {
        func makeBody(animateOut: @escaping ((() -> Void)?) -> Void) -> AnyView {
            AnyView(Button("Own") { animateOut(nil) })
        }
    }

    @Test("V32: a confirmation dialog hides its title only if there is neither title nor message")
    func dialog() throws {
        func title(_ screen: Screen) throws -> Element {
            try #require(screen.tree.overlays.descendant { $0.classes.contains("dialog-title") })
        }
        let screen = open()
        screen.operations(after: {
            model.dialog = ConfirmationDialogParameters(title: nil, message: nil) {
                ConfirmationDialogButton(action: { notes.add("chosen") }, title: "Choose")
            }
        })
        #expect(try title(screen).attribute("hidden") == "")
        screen.presentation("dialog").button("Choose").tap()
        #expect(notes.take() == ["chosen"] && model.dialog == nil)
        screen.operations(after: {
            model.dialog = ConfirmationDialogParameters(title: nil, message: "Which?") {
                ConfirmationDialogButton(action: nil, title: "Choose")
            }
        })
        #expect(screen.text("Which?").exists)
        #expect(try title(screen).attribute("hidden") == nil)
    }

    @Test("V33: a spinner stands above the view, which can be used or not")
    func progress() throws {
        let screen = open()
        #expect(!screen.element(.progressbar).exists)
        screen.operations(after: { model.progress = ProgressViewParameters() })
        #expect(screen.html.contains("aria-busy=\"true\"") && !screen.html.contains("inert"))
        screen.button("Page").tap()
        #expect(notes.take() == ["page"])
        screen.operations(after: {
            model.progress = ProgressViewParameters(scalingFactor: 2, color: .red, isInteractionEnabled: false)
        })
        #expect(screen.html.contains(" inert"))
        let scaled = try #require(screen.tree.root.descendant { $0.style["scale"] != nil })
        #expect(scaled.style["scale"] == "2")
        let tinted = try #require(screen.tree.root.descendant { $0.style["--tint"] != nil })
        #expect(tinted.style["--tint"] == Color.red.css)
        screen.operations(after: { model.progress = nil })
        #expect(!screen.html.contains("inert") && !screen.html.contains("aria-busy"))
    }
}
