// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct InspectorExample: View {
    @State private var isShown = false
    @State private var size = 60.0
    @State private var isRound = true

    var body: some View {
        Example(
            "Inspector", "A column beside the page on wide windows, a sheet on phones.",
            code: """
                .inspector(isPresented: $isShown) {
                    Form {
                        Toggle("Round", isOn: $isRound)
                    }
                    .inspectorColumnWidth(min: 240, ideal: 300, max: 400)
                }
                """
        ) {
            VStack(spacing: 16) {
                RoundedRectangle(cornerRadius: isRound ? size / 2 : 6).fill(.teal).frame(width: size, height: size)
                Button(isShown ? "Hide Inspector" : "Show Inspector") { isShown.toggle() }
                    .buttonStyle(.bordered)
            }
            .inspector(isPresented: $isShown) {
                Form {
                    Section("Shape") {
                        Slider(value: $size, in: 20...120) { Text("Size") }
                        Toggle("Round", isOn: $isRound)
                    }
                    Button("Done") { isShown = false }
                }
                .presentationDetents([.medium, .large])
                .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                .inspectorColumnWidth(min: 240, ideal: 300, max: 400)
            }
        }
    }
}
