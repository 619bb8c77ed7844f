// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Cards that fly one after the other from a deck at the lower edge of the window into a grid that fits it.
struct DealtCards: View {
    @Namespace private var names
    @State private var dealt: Set<Int> = []
    private let cards = Array(0..<16)

    var body: some View {
        ZStack(alignment: .bottom) {
            GeometryReader { proxy in
                VStack {
                    let column = GridItem(.adaptive(minimum: floor(proxy.size.width / 4)), spacing: 0)
                    LazyVGrid(columns: [column], spacing: 0) {
                        ForEach(cards, id: \.self) { card in
                            Group {
                                if dealt.contains(card) {
                                    Card(number: card).matchedGeometryEffect(id: card, in: names).padding(4)
                                } else {
                                    Color.clear
                                }
                            }
                            .aspectRatio(2 / 3, contentMode: .fit)
                        }
                    }
                    Spacer(minLength: 0)
                }
            }
            ZStack {
                ForEach(cards.filter { !dealt.contains($0) }, id: \.self) { card in
                    Card(number: card).matchedGeometryEffect(id: card, in: names)
                }
            }
            .frame(width: 60, height: 90)
            Button("Deal") {
                for card in cards {
                    withAnimation(.linear(duration: 0.3).delay(Double(card) * 0.1)) { _ = dealt.insert(card) }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding()
    }

    private struct Card: View {
        let number: Int
        var body: some View {
            GeometryReader { proxy in
                Text("\(number)").font(.system(size: proxy.size.width / 2))
                    .frame(maxWidth: .infinity, maxHeight: .infinity).background(.red)
            }
            .accessibilityIdentifier("card")
        }
    }
}
