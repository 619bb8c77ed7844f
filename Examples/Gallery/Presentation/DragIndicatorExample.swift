// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct DragIndicatorExample: View {
    @State private var isShown = false
    @State private var hidden = false

    var body: some View {
        Example(
            "Drag indicator",
            "The indicator is a control: Return cycles through the heights. A hidden one appears when it has the focus.",
            code: """
                .presentationDetents([.fraction(0.4), .large])
                .presentationDragIndicator(hidden ? .hidden : .visible)
                """
        ) {
            VStack(spacing: 12) {
                Toggle("Hidden", isOn: $hidden).frame(maxWidth: 200)
                Button("Show Sheet") { isShown = true }
                    .buttonStyle(.borderedProminent)
                    .sheet(isPresented: $isShown) {
                        SheetBody("Two heights") { Text("Pull me up.") }
                            .presentationDetents([.fraction(0.4), .large])
                            .presentationDragIndicator(hidden ? .hidden : .visible)
                    }
            }
        }
    }
}
