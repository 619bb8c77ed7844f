// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Two lists between which cards are dragged, and destinations for what comes from elsewhere.
struct Dragging: View {
    struct Card: Codable, Transferable {
        let name: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "org.example.card"))
            ProxyRepresentation(exporting: \.name)
        }
    }

    @State private var lists = [["Ant", "Bee", "Cat"], ["Dog", "Elk"]]
    @State private var log: [String] = []
    @State private var isTargeted = false
    @State private var typed = ""
    @State private var isDisabled = false

    var body: some View {
        VStack(spacing: 12) {
            HStack(alignment: .top) {
                ForEach(lists.indices, id: \.self) { number in
                    List {
                        ForEach(lists[number], id: \.self) { name in
                            Text(name).draggable(Card(name: name))
                        }
                        .dropDestination(for: Card.self) { cards, index in move(cards, number, index) }
                    }
                    .frame(width: 170, height: 200)
                    .dropDestination(for: Card.self) { cards, _ in
                        move(cards, number, lists[number].count)
                        return true
                    }
                    .accessibilityLabel("List \(number + 1)")
                }
            }
            Text(lists.map { $0.joined(separator: " ") }.joined(separator: " | "))
            Text(isTargeted ? "Targeted zone" : "Zone")
                .frame(width: 340, height: 60)
                .background(.quaternary)
                .onDrop(of: [.url, .plainText], isTargeted: $isTargeted) { providers in
                    providers.forEach(receive)
                    return true
                }
            HStack {
                Text("Words").draggable("some words") { Text("Preview of words").padding() }
                Text("Provided").onDrag {
                    log.append("provided")
                    return NSItemProvider(object: "late words")
                }
                Text("Menu").draggable("menu words").contextMenu { Button("Inspect") { log.append("inspected") } }
                Text("Off").draggable("off words").disabled(isDisabled)
                Button("Disable") { isDisabled = true }
            }
            TextField("Typed", text: $typed)
            Text("Log: \(log.joined(separator: ", "))").accessibilityIdentifier("log")
        }
        .padding()
    }

    private func move(_ cards: [Card], _ list: Int, _ index: Int) {
        let names = cards.map(\.name), earlier = lists[list].prefix(index).count { names.contains($0) }
        for number in lists.indices { lists[number].removeAll { names.contains($0) } }
        lists[list].insert(contentsOf: names, at: index - earlier)
    }

    private func receive(_ provider: NSItemProvider) {
        if let name = provider.suggestedName {
            log.append("file \(name)")
        } else if provider.hasItemConformingToTypeIdentifier(UTType.url.identifier) {
            provider.loadObject(ofClass: URL.self) { url, _ in log.append("url \(url?.absoluteString ?? "none")") }
        } else {
            provider.loadObject(ofClass: String.self) { text, _ in log.append("text \(text ?? "none")") }
        }
    }
}
