// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct EditingExample: View {
    private struct Letter: Identifiable {
        let id: String
        var pages: Int
        var isPinned = false
    }

    @State private var letters = [
        Letter(id: "Ada", pages: 3), Letter(id: "Grace", pages: 12), Letter(id: "Alan", pages: 1),
    ]
    @State private var mode = EditMode.inactive
    @ScaledMetric private var height = 190.0

    var body: some View {
        Example(
            "Editing", "Drag a row, swipe it, or point at it. Edit keeps the buttons visible.",
            code: """
                EditButton()
                List {
                    ForEach($letters) { $letter in
                        Label(letter.id, systemImage: letter.isPinned ? "pin.fill" : "envelope")
                            .badge(letter.pages)
                            .swipeActions {
                                Button("Pin", systemImage: "pin") { letter.isPinned.toggle() }
                                    .tint(.orange)
                            }
                    }
                    .onDelete { letters.remove(atOffsets: $0) }
                    .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
                }
                """
        ) {
            VStack(alignment: .trailing, spacing: 12) {
                EditButton()
                List {
                    ForEach($letters) { $letter in
                        Label(letter.id, systemImage: letter.isPinned ? "pin.fill" : "envelope")
                            .badge(letter.pages)
                            .swipeActions {
                                Button("Pin", systemImage: "pin") { letter.isPinned.toggle() }
                                    .tint(.orange)
                            }
                    }
                    .onDelete { letters.remove(atOffsets: $0) }
                    .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
                }
                .frame(height: height)
                .clipShape(RoundedRectangle(cornerRadius: 12))
            }
            .environment(\.editMode, $mode)
        }
    }
}
