// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import UniformTypeIdentifiers

struct Chore: Identifiable {
    let id: Int
    var name: String
}

struct SelectableLists: View {
    @State private var chores = [Chore(id: 1, name: "Dishes")]
    @State private var chosen: Set<Int> = []
    @State private var one: Int?

    var body: some View {
        List(chores, selection: $chosen) { Text($0.name) }
        List(chores, selection: $one) { chore in Text(chore.name) }
        List(chores, id: \.name, selection: $one) { Text($0.name) }
        List($chores, selection: $chosen) { $chore in TextField("Name", text: $chore.name) }
        List($chores, selection: $one) { $chore in TextField("Name", text: $chore.name) }
        List($chores, id: \.id, selection: $chosen) { $chore in TextField("Name", text: $chore.name) }
        List($chores, id: \.id, selection: $one) { $chore in TextField("Name", text: $chore.name) }
    }
}

struct NameDrop: DropDelegate {
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: ["public.text"]) }
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
}

extension View {
    /// A builder that is called at once may pass a closure that does not escape.
    func page(when isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View {
        navigationDestination(isPresented: isPresented, destination: content)
    }
}
