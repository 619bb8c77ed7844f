// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Reasons of dialogs, displayed items and lists")
struct DialogReasonTests {
    enum Door: String, CaseIterable, Sendable {
        case alert, alertMessage, alertValue, alertValueMessage, alertParameters
        case dialog, dialogMessage, dialogValue, dialogValueMessage, dialogParameters
        case displayed, modal, toast

        var isAlert: Bool { rawValue.hasPrefix("alert") }
        var isDialog: Bool { rawValue.hasPrefix("dialog") }
    }

    struct Home: View {
        let door: Door
        let notes: Notes
        @State private var isShown = false
        @State private var item = Displayable.ViewItem.none
        @State private var alert: AlertParameters?
        @State private var dialog: ConfirmationDialogParameters?

        var body: some View {
            VStack {
                Button("Open") {
                    isShown = true
                    item = .init(displayMode: .sheet, anyView: Text("item"))
                    alert = AlertParameters(title: "Title", message: nil, completion: nil)
                    dialog = ConfirmationDialogParameters(title: "Title", message: nil, actions: {})
                }
                Button("Close") { close() }
                if door.isAlert { alerts } else if door.isDialog { dialogs } else { others }
            }
        }

        private func close() {
            isShown = false
            item = .none
            alert = nil
            dialog = nil
        }

        private func will(_ reason: DismissalReason) { notes.add("will \(reason.rawValue)") }
        private func did(_ reason: DismissalReason) { notes.add("did \(reason.rawValue)") }
        private var value: Int? { 7 }

        @ViewBuilder private var alerts: some View {
            let view = Text("presenter")
            switch door {
            case .alert: view.alert("T", isPresented: $isShown, onWillDismiss: will, onDismiss: did) { Buttons() }
            case .alertMessage:
                view.alert("T", isPresented: $isShown, onWillDismiss: will, onDismiss: did) {
                    Buttons()
                } message: {
                    Text("words")
                }
            case .alertValue:
                view.alert("T", isPresented: $isShown, presenting: value, onWillDismiss: will, onDismiss: did) { _ in
                    Buttons()
                }
            case .alertValueMessage:
                view.alert("T", isPresented: $isShown, presenting: value, onWillDismiss: will, onDismiss: did) { _ in
                    Buttons()
                } message: {
                    Text("words \($0)")
                }
            default: view.alert(parameters: $alert, onWillDismiss: will, onDismiss: did)
            }
        }

        @ViewBuilder private var dialogs: some View {
            let view = Text("presenter")
            switch door {
            case .dialog:
                view.confirmationDialog("T", isPresented: $isShown, onWillDismiss: will, onDismiss: did) { Buttons() }
            case .dialogMessage:
                view.confirmationDialog("T", isPresented: $isShown, onWillDismiss: will, onDismiss: did) {
                    Buttons()
                } message: {
                    Text("words")
                }
            case .dialogValue:
                view.confirmationDialog(
                    "T", isPresented: $isShown, presenting: value, onWillDismiss: will, onDismiss: did
                ) { _ in Buttons() }
            case .dialogValueMessage:
                view.confirmationDialog(
                    "T", isPresented: $isShown, presenting: value, onWillDismiss: will, onDismiss: did
                ) { _ in
                    Buttons()
                } message: {
                    Text("words \($0)")
                }
            default: view.confirmationDialog(parameters: $dialog, onWillDismiss: will, onDismiss: did)
            }
        }

        @ViewBuilder private var others: some View {
            let view = Text("presenter")
            switch door {
            case .displayed: view.displayable($item, onWillDismiss: will, onDismiss: did)
            case .modal:
                view.presentingModals {
                    if isShown {
                        Modal(key: 1, style: .card(onDismiss: { isShown = false })) { Text("x") }
                            .onDismiss(will: will, did)
                    }
                }
            default:
                view.presentingToasts {
                    if isShown {
                        Toast(key: 1, "Saved", style: .standard(onDismiss: { isShown = false }))
                            .onDismiss(will: will, did)
                    }
                }
            }
        }
    }

    struct Buttons: View {
        var body: some View {
            Button("Do") {}
            Button("Cancel", role: .cancel) {}
        }
    }

    let notes = Notes()

    private func open(_ door: Door) -> Screen {
        let screen = Screen { Home(door: door, notes: notes) }
        screen.tap("Open")
        screen.entered(screen.top)
        #expect(notes.take() == [])
        return screen
    }

    @Test("each form tells the reason when the exit starts and when it has ended", arguments: Door.allCases)
    func closed(_ door: Door) {
        let screen = open(door), layer = screen.top
        screen.operations(after: { _ = screen.button(titled: "Close")!.handle(.click, .null) })
        screen.exited(layer)
        #expect(notes.take() == ["will programmatic", "did programmatic"])
        #expect(screen.machines.isEmpty)
    }

    @Test("each form tells what the user has done", arguments: Door.allCases)
    func byUser(_ door: Door) {
        let screen = open(door), layer = screen.top
        let reason = door == .toast ? "drag" : "escape"
        screen.dismiss(layer, reason)
        screen.exited(layer)
        #expect(notes.take() == ["will \(reason)", "did \(reason)"])
    }

    @Test(
        "a dialog has a message only if the form has one",
        arguments: [
            Door.alert, .alertMessage, .alertValue, .alertValueMessage, .dialog, .dialogMessage, .dialogValue,
            .dialogValueMessage,
        ])
    func message(_ door: Door) {
        let screen = open(door)
        let describes = screen.overlayHTML.contains("aria-describedby")
        #expect(describes == door.rawValue.hasSuffix("Message"))
    }

    @Test("a modal of a list keeps its closures when its content is wrapped")
    func mapped() {
        let modal = Modal(key: 1, style: .card()) { Text("x") }.onDismiss { _ in notes.add("told") }
        modal.map { $0.padding() }.handlers.did?(.drag)
        #expect(notes.take() == ["told"])
    }
}
