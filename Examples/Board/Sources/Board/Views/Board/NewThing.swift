// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The things whose names a small dialog asks for.
enum NewThing: Equatable {
    case card(BoardColumn), column

    var title: String {
        switch self {
        case .card(let column): "New Card in \(column.title)"
        case .column: "New Column"
        }
    }
}

extension View {
    func newThing(_ thing: Binding<NewThing?>, desk: Desk) -> some View {
        modifier(NewThingDialog(thing: thing, desk: desk))
    }
}

private struct NewThingDialog: ViewModifier {
    @Binding var thing: NewThing?
    let desk: Desk
    @State private var name = ""

    func body(content: Content) -> some View {
        content.alert(
            thing?.title ?? "", isPresented: Binding(get: { thing != nil }, set: { if !$0 { thing = nil } }),
            presenting: thing
        ) { thing in
            TextField("Name", text: $name)
            Button("Add") { add(thing) }
            Button("Cancel", role: .cancel) { name = "" }
        }
    }

    private func add(_ thing: NewThing) {
        let (name, desk) = (name, desk)
        self.name = ""
        Task {
            await desk.perform { store, me throws(StoreError) in
                switch thing {
                case .card(let column): _ = try await store.addCard(name, to: column.id, by: me)
                case .column: _ = try await store.addColumn(name, to: desk.board.id, by: me)
                }
            }
        }
    }
}
