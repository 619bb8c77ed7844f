// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Presents every kind of presentation at once from the same view.
struct EverythingTest: View {
    private static let title = "Everything at once"
    private enum Kind: CaseIterable { case sheet, cover, drawer, popover, dialog, alert, toast }

    var ledger: Ledger
    @State private var wanted: Set<Kind> = []

    var body: some View {
        TortureTest(
            title: Self.title, note: "Seven kinds, asked for in one assignment.", action: "Present Everything",
            ledger: ledger
        ) {
            wanted = Set(Kind.allCases)
        }
        .sheet(isPresented: wants(.sheet), onDismiss: dismissed) { content("Sheet of seven") }
        .fullScreenCover(isPresented: wants(.cover), onDismiss: dismissed) { content("Cover of seven") }
        .drawer(isPresented: wants(.drawer), edge: .trailing, onDismiss: dismissed) { content("Drawer of seven") }
        .popover(isPresented: wants(.popover)) { content("Popover of seven").onDisappear(perform: dismissed) }
        .confirmationDialog("Dialog of seven", isPresented: wants(.dialog), titleVisibility: .visible) {
            Button("Close All Seven", role: .destructive) { wanted = [] }
        }
        .alert("Alert of seven", isPresented: wants(.alert)) {
            Button("Next", role: .cancel) {}
            Button("Close All Seven", role: .destructive) { wanted = [] }
        }
        .toast("Toast of seven", isPresented: wants(.toast), duration: .persistent)
    }

    private func content(_ name: String) -> some View {
        SheetBody(name) {
            Button("Close All Seven", role: .destructive) { wanted = [] }
        }
        .counted(Self.title, in: ledger)
    }

    private func dismissed() { ledger.dismissed(Self.title) }

    private func wants(_ kind: Kind) -> Binding<Bool> {
        Binding(get: { wanted.contains(kind) }, set: { if !$0 { wanted.remove(kind) } })
    }
}
