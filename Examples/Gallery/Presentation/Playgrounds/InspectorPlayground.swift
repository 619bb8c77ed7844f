// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct InspectorPlayground: View {
    private static let interactions: [Choice<PresentationBackgroundInteraction>] = [
        Choice("Up through medium", ".enabled(upThrough: .medium)", .enabled(upThrough: .medium)),
        Choice("Disabled", ".disabled", .disabled),
    ]

    @State private var isShown = false
    @State private var width: CGFloat = 300
    @State private var interaction = interactions[0]
    @State private var size = 72.0
    @State private var isRound = true

    var body: some View {
        Playground(
            "An inspector and its options",
            "A column in a wide window, whose edge is dragged, and a sheet in a narrow one.",
            code: """
                .inspector(isPresented: $isShown) {
                    details
                        .inspectorColumnWidth(min: 220, ideal: \(width), max: 420)
                        .presentationDetents([.medium, .large])
                        .presentationBackgroundInteraction(\(interaction.code))
                }
                """
        ) {
            VStack(spacing: 20) {
                RoundedRectangle(cornerRadius: isRound ? size / 2 : 8)
                    .fill(.teal.gradient)
                    .frame(width: size, height: size)
                Button("Present Inspector") { isShown.toggle() }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
            }
            .inspector(isPresented: $isShown) {
                details
                    .inspectorColumnWidth(min: 220, ideal: width, max: 420)
                    .presentationDetents([.medium, .large])
                    .presentationBackgroundInteraction(interaction.value)
            }
        } options: {
            SliderOption("Column width", 220...420, step: 10, $width)
            ChoiceOption("Background of the sheet", Self.interactions, $interaction)
        }
    }

    private var details: some View {
        Form {
            Section("Shape") {
                Slider(value: $size, in: 24...96) { Text("Size") }
                Toggle("Round", isOn: $isRound)
            }
            Button("Done") { isShown = false }
        }
    }
}
