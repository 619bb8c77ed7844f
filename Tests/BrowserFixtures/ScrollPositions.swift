// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Scroll views with bound positions: cards by their ids, a long stack that begins at a row, and one at its end.
struct ScrollPositions: View {
    @State private var card: Int?
    @State private var position = ScrollPosition(id: 40)
    @State private var end = ScrollPosition(edge: .bottom)

    var body: some View {
        VStack(spacing: 8) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<12) { Text("Card \($0)").frame(width: 200, height: 60).background(.mint) }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $card)
            .contentMargins(.horizontal, 20)
            .accessibilityIdentifier("cards")
            Text("card \(card.map(String.init) ?? "none")")
            HStack {
                Button("Card 9") { withAnimation { card = 9 } }
                Button("Row 700") { position.scrollTo(id: 700) }
                Button("Top") { position.scrollTo(edge: .top) }
                Button("Bottom") { position.scrollTo(edge: .bottom) }
                Button("Point") { position.scrollTo(y: 100) }
            }
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1000) { Text("Row \($0)").frame(height: 40) } }
                    .scrollTargetLayout()
            }
            .scrollPosition($position, anchor: .center)
            .frame(height: 240)
            .accessibilityIdentifier("rows")
            Text("\(position.isPositionedByUser ? "user" : "app") \(position.viewID(type: Int.self) ?? -1)")
            ScrollView { VStack { ForEach(0..<40) { Text("Line \($0)") } } }
                .scrollPosition($end)
                .frame(height: 120)
                .accessibilityIdentifier("end")
        }
        .padding()
    }
}
