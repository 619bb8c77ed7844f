// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A conversation that stays at its end, a short one, a scroll view that tells what happens to it, and views that tell
/// when they are seen.
struct ScrollObservers: View {
    @State private var messages = 30
    @State private var geometry = "none"
    @State private var isFar = false
    @State private var phases: [String] = []
    @State private var seen: Set<Int> = []
    @State private var cards = 6
    @State private var targets: [Int] = []
    @State private var position = ScrollPosition()

    var body: some View {
        VStack(spacing: 8) {
            ScrollView { VStack { ForEach(0..<messages, id: \.self) { Text("Message \($0)") } } }
                .defaultScrollAnchor(.bottom)
                .frame(height: 120)
                .accessibilityIdentifier("chat")
            ScrollView { Text("Only one") }
                .defaultScrollAnchor(.bottom)
                .frame(height: 100)
                .accessibilityIdentifier("short")
            Button("Message") { messages += 1 }
            ScrollView { VStack(spacing: 0) { ForEach(0..<50) { Text("Line \($0)").frame(height: 40) } } }
                .contentMargins(.top, 20)
                .scrollPosition($position)
                .onScrollGeometryChange(for: [Int].self) {
                    [Int($0.contentOffset.y), Int($0.contentSize.height) / 100 * 100, Int($0.contentInsets.top)]
                } action: { _, new in
                    geometry = new.map(String.init).joined(separator: " ")
                }
                .onScrollGeometryChange(for: Bool.self) {
                    $0.visibleRect.minY > 300
                } action: {
                    isFar = $1
                }
                .onScrollPhaseChange { _, phase in phases.append("\(phase)") }
                .frame(height: 160)
                .accessibilityIdentifier("lines")
            Text("at \(geometry)")
            Text(isFar ? "far" : "near")
            Text("phases \(phases.joined(separator: " "))")
            HStack {
                Button("Animated") { withAnimation { position.scrollTo(y: 1000) } }
                Button("At once") { position.scrollTo(y: 0) }
                Button("Clear") { phases = [] }
            }
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<cards, id: \.self) { card in
                        Text("Card \(card)").frame(maxWidth: .infinity).frame(height: 100)
                            .onScrollVisibilityChange { if $0 { seen.insert(card) } else { seen.remove(card) } }
                    }
                }
                .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.2) { targets = $0 }
            .frame(height: 150)
            .accessibilityIdentifier("cards")
            HStack {
                Text("targets \(targets.map(String.init).joined(separator: " "))")
                Button("Fewer cards") { cards = 3 }
            }
            Text("seen \(seen.sorted().map(String.init).joined(separator: " "))")
        }
        .padding()
    }
}
