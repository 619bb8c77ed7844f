// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Tiles that make room during the drag, as a delegate arranges them.
struct DropDelegateExample: View {
    @State private var tiles = ["A", "B", "C", "D", "E", "F"]
    @State private var dragged: String?

    var body: some View {
        Example(
            "Delegate", "The tiles make room while one of them is dragged.",
            code: """
                Tile(name: name)
                    .onDrag {
                        dragged = name
                        return NSItemProvider(object: name)
                    }
                    .onDrop(of: [.plainText], delegate: TileDelegate(name: name, tiles: $tiles, dragged: $dragged))
                """
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))], spacing: 10) {
                ForEach(tiles, id: \.self) { name in
                    Tile(name: name)
                        .onDrag {
                            dragged = name
                            return NSItemProvider(object: name)
                        }
                        .onDrop(of: [.plainText], delegate: TileDelegate(name: name, tiles: $tiles, dragged: $dragged))
                }
            }
        }
    }
}

private struct Tile: View {
    let name: String

    var body: some View {
        Text(name)
            .font(.title3.weight(.semibold))
            .frame(maxWidth: .infinity, minHeight: 56)
            .background(Color(.systemGroupedBackground), in: RoundedRectangle(cornerRadius: 10))
    }
}

private struct TileDelegate: DropDelegate {
    let name: String
    @Binding var tiles: [String]
    @Binding var dragged: String?

    func dropEntered(info: DropInfo) {
        guard let dragged, dragged != name, let from = tiles.firstIndex(of: dragged),
            let to = tiles.firstIndex(of: name)
        else { return }
        withAnimation { tiles.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to) }
    }

    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

    func performDrop(info: DropInfo) -> Bool {
        dragged = nil
        return true
    }
}
