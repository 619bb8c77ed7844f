// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Reasons of dialogs, displayed items and lists")
struct DialogReasonTests {
    enum Door: String, CaseIterable, Sendable {
        case alert, alertMessage, alertValue, alertValueMessage, alertParameters
        case alertItem, alertItemMessage, alertError, alertErrorMessage, alertErrorBinding, alertErrorBindingMessage
        case alertOld, alertOldItem, dialogItem, dialogItemMessage, dialogSheet, dialogSheetItem
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
        @State private var entry: Entry?
        @State private var error: Failure?

        var body: some View {
            VStack {
                Button("Open") {
                    isShown = true
                    entry = Entry()
                    error = Failure()
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
            entry = nil
            error = nil
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
            case .alertItem: view.alert("T", item: $entry, onWillDismiss: will, onDismiss: did) { _ in Buttons() }
            case .alertItemMessage:
                view.alert("T", item: $entry, onWillDismiss: will, onDismiss: did) { _ in
                    Buttons()
                } message: {
                    Text("words \($0.id)")
                }
            case .alertError, .alertErrorMessage, .alertErrorBinding, .alertErrorBindingMessage: errors
            case .alertOld:
                view.alert(isPresented: $isShown, onWillDismiss: will, onDismiss: did) { old }
            case .alertOldItem:
                view.alert(item: $entry, onWillDismiss: will, onDismiss: did) { _ in old }
            default: view.alert(parameters: $alert, onWillDismiss: will, onDismiss: did)
            }
        }

        private var old: Alert {
            Alert(title: Text("T"), primaryButton: .default(Text("Do")), secondaryButton: .cancel())
        }

        private var sheet: ActionSheet {
            ActionSheet(title: Text("T"), buttons: [.default(Text("Do")), .cancel()])
        }

        @ViewBuilder private var errors: some View {
            let view = Text("presenter")
            switch door {
            case .alertError:
                view.alert(isPresented: $isShown, error: error, onWillDismiss: will, onDismiss: did) { Buttons() }
            case .alertErrorMessage:
                view.alert(isPresented: $isShown, error: error, onWillDismiss: will, onDismiss: did) { _ in
                    Buttons()
                } message: { _ in
                    Text("words")
                }
            case .alertErrorBinding:
                view.alert(error: $error, onWillDismiss: will, onDismiss: did) { Buttons() }
            default:
                view.alert(error: $error, onWillDismiss: will, onDismiss: did) { _ in
                    Buttons()
                } message: { _ in
                    Text("words")
                }
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
            case .dialogItem:
                view.confirmationDialog("T", item: $entry, onWillDismiss: will, onDismiss: did) { _ in Buttons() }
            case .dialogItemMessage:
                view.confirmationDialog("T", item: $entry, onWillDismiss: will, onDismiss: did) { _ in
                    Buttons()
                } message: {
                    Text("words \($0.id)")
                }
            case .dialogSheet: view.actionSheet(isPresented: $isShown, onWillDismiss: will, onDismiss: did) { sheet }
            case .dialogSheetItem:
                view.actionSheet(item: $entry, onWillDismiss: will, onDismiss: did) { _ in sheet }
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

    struct Entry: Identifiable { var id = 1 }

    struct Failure: LocalizedError {
        var errorDescription: String? { "It failed." }
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
        "a button of an alert or a dialog is its own reason",
        arguments: Door.allCases.filter { $0.isAlert || $0.isDialog && !$0.rawValue.hasSuffix("Parameters") })
    func byButton(_ door: Door) {
        let screen = open(door), layer = screen.top
        let title = door == .alertParameters ? "OK" : "Do"
        screen.operations(after: { _ = screen.button(titled: title)!.handle(.click, .null) })
        screen.exited(layer)
        #expect(notes.take() == ["will button", "did button"])
        #expect(screen.machines.isEmpty)
    }

    @Test(
        "a dialog has a message only if the form has one",
        arguments: [
            Door.alertItem, .alertItemMessage, .alertError, .alertErrorMessage, .alertErrorBinding,
            .alertErrorBindingMessage, .dialogItem, .dialogItemMessage, .alert, .alertMessage, .alertValue,
            .alertValueMessage, .dialog, .dialogMessage, .dialogValue,
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
