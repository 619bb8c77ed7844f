// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ButtonsExample: View {
    @State private var pressed = "Nothing yet"

    var body: some View {
        Example(
            "Buttons", "Four styles, three sizes, and a role for destructive actions.",
            code: """
                Button("Bordered") { pressed = "Bordered" }
                    .buttonStyle(.bordered)
                Button("Prominent") { pressed = "Prominent" }
                    .buttonStyle(.borderedProminent)
                Button("Delete", role: .destructive) {
                    pressed = "Delete"
                }
                """
        ) {
            VStack(spacing: 14) {
                AdaptiveRow {
                    Button("Bordered") { pressed = "Bordered" }
                        .buttonStyle(.bordered)
                    Button("Prominent") { pressed = "Prominent" }
                        .buttonStyle(.borderedProminent)
                }
                AdaptiveRow(spacing: 20) {
                    Button("Borderless") { pressed = "Borderless" }
                    Button("Delete", role: .destructive) {
                        pressed = "Delete"
                    }
                    Button("Disabled") { pressed = "Disabled" }.disabled(true)
                }
                AdaptiveRow {
                    Button("Small") { pressed = "Small" }.controlSize(.small)
                    Button("Regular") { pressed = "Regular" }
                    Button("Large") { pressed = "Large" }.controlSize(.large)
                }
                .buttonStyle(.bordered)
                Text("Last pressed: \(pressed)").font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
}
