// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct MatchedExample: View {
    private static let tabs = ["Days", "Weeks", "Months"]
    @Namespace private var shared
    @State private var chosen = "Days"
    @State private var isOpen = false

    var body: some View {
        Example(
            "One thing in two places",
            "A removed and an inserted view move as one, and a mark follows the selection.",
            code: """
                if isOpen {
                    card.frame(width: 220, height: 110)
                } else {
                    card.frame(width: 60, height: 60).frame(maxWidth: .infinity, alignment: .leading)
                }

                private var card: some View {
                    RoundedRectangle(cornerRadius: 16).fill(.indigo.gradient)
                        .matchedGeometryEffect(id: "card", in: shared)
                }
                """
        ) {
            VStack(spacing: 20) {
                AdaptiveRow(spacing: 4) {
                    ForEach(Self.tabs, id: \.self) { tab in
                        Button(tab) { withAnimation(.snappy) { chosen = tab } }
                            .buttonStyle(.plain)
                            .padding(.horizontal, 12)
                            .padding(.vertical, 6)
                            .background {
                                if chosen == tab {
                                    Capsule().fill(.indigo.opacity(0.25))
                                        .matchedGeometryEffect(id: "mark", in: shared)
                                }
                            }
                    }
                }
                VStack {
                    if isOpen {
                        card.frame(width: 220, height: 110)
                    } else {
                        card.frame(width: 60, height: 60).frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
                .frame(width: 240, height: 120)
                Button(isOpen ? "Close the card" : "Open the card") { withAnimation(.bouncy) { isOpen.toggle() } }
                    .buttonStyle(.borderedProminent)
            }
        }
    }

    private var card: some View {
        RoundedRectangle(cornerRadius: 16).fill(.indigo.gradient)
            .matchedGeometryEffect(id: "card", in: shared)
    }
}
