// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct PopoverPlacementExample: View {
    @State private var edge = Edge.top
    @State private var isAtPoint = false
    @State private var isShown = false

    private let edges: [(title: String, edge: Edge)] = [
        ("Top", .top), ("Leading", .leading), ("Bottom", .bottom), ("Trailing", .trailing),
    ]

    var body: some View {
        Example(
            "Where a popover stands", "On an edge of its view or at a point of it; elsewhere where there is no room.",
            code: """
                .popover(
                    isPresented: $isShown, attachmentAnchor: isAtPoint ? .point(.bottomTrailing) : .rect(.bounds),
                    arrowEdge: edge
                ) {
                    Text("Here").padding()
                }
                """
        ) {
            VStack(spacing: 20) {
                Picker("Edge", selection: $edge) {
                    ForEach(edges, id: \.edge) { Text($0.title).tag($0.edge) }
                }
                .pickerStyle(.segmented)
                Toggle("At the lower trailing corner", isOn: $isAtPoint)
                Button("Show it") { isShown = true }
                    .buttonStyle(.bordered)
                    .controlSize(.large)
                    .popover(
                        isPresented: $isShown, attachmentAnchor: isAtPoint ? .point(.bottomTrailing) : .rect(.bounds),
                        arrowEdge: edge
                    ) {
                        Text("Here").padding()
                    }
            }
        }
    }
}
