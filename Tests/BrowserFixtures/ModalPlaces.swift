// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Modals of hosts that are small, that come in a sheet, whose content goes; cards upon cards; bubbles in narrow windows.
struct ModalPlaces: View {
    @State private var isAbout = false
    @State private var isOld = false
    @State private var cards = 0
    @State private var isHint = false
    @State private var isBare = false
    @State private var hasOpener = true
    @State private var identity = 0

    var body: some View {
        VStack(spacing: 10) {
            Button("About") { isAbout = true }
                .padding(8)
                .presentingModals {
                    if isAbout {
                        Modal(key: 1, style: .card(onDismiss: { isAbout = false })) { HiddenText("About this") }
                    }
                }
                .modalHost()
            Button("Old sheet") { isOld = true }
            Button("Cards") { cards = 3 }
            Button("Hint") { isHint = true }
                .presentingModals {
                    if isHint {
                        Modal(key: 1, style: .popover(onDismiss: { isHint = false })) { Text("A hint").padding() }
                    }
                }
            if hasOpener { Button("Actions") { isBare = true } }
            Pane(change: { identity += 1 })
                .id(identity)
                .frame(width: 320, height: 240)
                .modalHost()
        }
        .sheet(isPresented: $isOld) {
            ModalHost { Converted() }
        }
        .presentingModals {
            for number in 0..<cards {
                Modal(key: number, style: .card(onDismiss: { cards = number })) { Text("Card \(number)").padding(40) }
            }
            if isBare {
                Modal(key: "bare", style: .card(onDismiss: { isBare = false })) {
                    Button("Duplicate") { isBare = false }
                    Button("Hide") { hasOpener = false }
                }
            }
        }
    }
}

private struct HiddenText: View {
    let title: String
    init(_ title: String) { self.title = title }
    var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(.headline)
            Text("What there is to know, in more than one line if there has to be more than one line.")
            Button("Fine") {}
        }
        .padding()
    }
}

/// Presents as new parts do, in a sheet of an old one.
private struct Converted: View {
    @State private var token: (any ModalLifetime)?
    @Environment(\.modalPresenter) private var modalPresenter
    var body: some View {
        VStack {
            Text("An old sheet")
            Button("New modal") { token = modalPresenter.present(HiddenText("New modal"), style: .card) }
        }
    }
}

private struct Pane: View {
    let change: () -> Void
    @State private var token: (any ModalLifetime)?
    @Environment(\.modalPresenter) private var modalPresenter
    var body: some View {
        Button("Open here") {
            token = modalPresenter.present(style: .card) {
                Text("Here").padding()
                Button("Anew") { change() }
            }
        }
    }
}
