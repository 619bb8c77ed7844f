// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SheetBackgroundsExample: View {
    enum InternedAppearance: String, CaseIterable, Identifiable {
        case color = "Color", material = "Material", view = "View", clear = "Clear"
        var id: Self { self }
    }

    @State private var look: InternedAppearance?

    var body: some View {
        Example(
            "Backgrounds and corners", "A color, a material, nothing at all, or views of their own.",
            code: """
                content.presentationBackground(.ultraThinMaterial)
                """
        ) {
            HStack(spacing: 12) {
                ForEach(InternedAppearance.allCases) { each in
                    Button(each.rawValue) { look = each }
                }
            }
            .buttonStyle(.bordered)
            .sheet(item: $look) { look in
                background(of: SheetBody(look.rawValue) { Text("Look behind me.") }, look)
                    .presentationCornerRadius(32)
                    .presentationDetents([.medium])
            }
        }
    }

    @ViewBuilder private func background(of content: some View, _ look: InternedAppearance) -> some View {
        switch look {
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
