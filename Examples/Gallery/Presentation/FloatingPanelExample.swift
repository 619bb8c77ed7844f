// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct FloatingPanelExample: View {
    @State private var isShown = false
    @SceneStorage("gallery.panel") private var placement = PanelPlacement(y: 96, width: 260, height: 240)
    @State private var size = 72.0
    @State private var isFilled = true

    var body: some View {
        Example(
            "Floating panel",
            "Move it by its title bar, resize it at its corner, and release it at an edge of the window to dock it.",
            code: """
                .floatingPanel("Shape", isPresented: $isShown, placement: $placement) { controls }
                """
        ) {
            VStack(spacing: 20) {
                Image(systemName: isFilled ? "star.fill" : "star")
                    .font(.system(size: size)).foregroundStyle(.tint).frame(height: 130)
                    .accessibilityLabel("Star")
                Button("Show Panel") { isShown = true }
                    .buttonStyle(.borderedProminent)
            }
            .floatingPanel("Shape", isPresented: $isShown, placement: $placement) { controls }
        }
    }

    private var controls: some View {
        VStack(alignment: .leading, spacing: 16) {
            Slider(value: $size, in: 24...120) { Text("Size") }
            Toggle("Filled", isOn: $isFilled)
        }
        .padding()
    }
}
