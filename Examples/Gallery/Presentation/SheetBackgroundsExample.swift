// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SheetBackgroundsExample: View {
    enum Background: String, CaseIterable, Identifiable {
        case color = "Color", material = "Material", view = "View", clear = "Clear"
        var id: Self { self }
    }

    @State private var choice: Background?

    var body: some View {
        Example(
            "Backgrounds and corners", "A color, a material, custom views, or no background.",
            code: """
                content.presentationBackground(.ultraThinMaterial)
                """
        ) {
            AdaptiveRow {
                ForEach(Background.allCases) { each in
                    Button(each.rawValue) { choice = each }
                }
            }
            .buttonStyle(.bordered)
            .sheet(item: $choice) { choice in
                background(of: SheetBody(choice.rawValue) { Text("Look behind me.") }, choice)
                    .presentationCornerRadius(32)
                    .presentationDetents([.medium])
            }
        }
    }

    @ViewBuilder private func background(of content: some View, _ choice: Background) -> some View {
        switch choice {
        case .color:
            content.presentationBackground(.yellow.opacity(0.9))
        case .material:
            content.presentationBackground(.ultraThinMaterial)
        case .view:
            content.presentationBackground(alignment: .bottom) {
                LinearGradient(colors: [.pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
            }
        case .clear:
            content.presentationBackground(.clear)
        }
    }
}
