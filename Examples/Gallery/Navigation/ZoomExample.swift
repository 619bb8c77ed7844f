// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ZoomExample: View {
    private struct Swatch: Hashable, Identifiable {
        let id: String
        let color: Color
    }

    private let swatches = [
        Swatch(id: "Coral", color: .orange), Swatch(id: "Moss", color: .green), Swatch(id: "Lake", color: .teal),
        Swatch(id: "Plum", color: .purple),
    ]
    @Namespace private var cards

    var body: some View {
        Example(
            "Zoom", "A page grows from its link, and shrinks back into it.",
            code: """
                NavigationLink(value: swatch) {
                    RoundedRectangle(cornerRadius: 14).fill(swatch.color.gradient).frame(height: 90)
                }
                .matchedTransitionSource(id: swatch.id, in: cards)

                .navigationDestination(for: Swatch.self) { swatch in
                    Rectangle().fill(swatch.color.gradient)
                        .navigationTransition(.zoom(sourceID: swatch.id, in: cards))
                }
                """
        ) {
            NavigationStack {
                LazyVGrid(columns: [GridItem(), GridItem()], spacing: 12) {
                    ForEach(swatches) { swatch in
                        NavigationLink(value: swatch) {
                            RoundedRectangle(cornerRadius: 14).fill(swatch.color.gradient).frame(height: 90)
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel(swatch.id)
                        .matchedTransitionSource(id: swatch.id, in: cards)
                    }
                }
                .padding()
                .navigationTitle("Colors")
                .navigationBarTitleDisplayMode(.inline)
                .navigationDestination(for: Swatch.self) { swatch in
                    Rectangle().fill(swatch.color.gradient)
                        .navigationTitle(swatch.id)
                        .navigationBarTitleDisplayMode(.inline)
                        .navigationTransition(.zoom(sourceID: swatch.id, in: cards))
                }
            }
            .frame(height: 320)
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }
    }
}
