// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct PopoverPlayground: View {
    private static let edges: [Choice<Edge?>] = [
        Choice("Automatic", "nil", nil),
        Choice("Top", ".top", .top),
        Choice("Bottom", ".bottom", .bottom),
        Choice("Leading", ".leading", .leading),
        Choice("Trailing", ".trailing", .trailing),
    ]
    private static let anchors: [Choice<PopoverAttachmentAnchor>] = [
        Choice("Whole view", ".rect(.bounds)", .rect(.bounds)),
        Choice("Center", ".point(.center)", .point(.center)),
        Choice("Lower trailing corner", ".point(.bottomTrailing)", .point(.bottomTrailing)),
    ]

    @State private var isShown = false
    @State private var edge = edges[0]
    @State private var anchor = anchors[0]
    @State private var background = Choice.backgrounds[0]
    @State private var adaptation = Choice.adaptations[0]
    @State private var isLocked = false

    var body: some View {
        Playground(
            "A popover and its options", "If the preferred edge has no room, the popover flips to the opposite one.",
            code: """
                .popover(isPresented: $isShown, attachmentAnchor: \(anchor.code), arrowEdge: \(edge.code)) {
                    Forecast()
                        .presentationBackground(\(background.code))
                        .presentationCompactAdaptation(\(adaptation.code))
                        .interactiveDismissDisabled(\(isLocked))
                }
                """
        ) {
            Button("Present Popover") { isShown = true }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .popover(isPresented: $isShown, attachmentAnchor: anchor.value, arrowEdge: edge.value) {
                    Forecast()
                        .presentationBackground(background.value)
                        .presentationCompactAdaptation(adaptation.value)
                        .interactiveDismissDisabled(isLocked)
                }
        } options: {
            ChoiceOption("Arrow edge", Self.edges, $edge)
            ChoiceOption("Anchor", Self.anchors, $anchor)
            ChoiceOption("Background", Choice.backgrounds, $background)
            ChoiceOption("Compact adaptation", Choice.adaptations, $adaptation)
            ToggleOption("Dismissal disabled", $isLocked)
        }
    }
}

private struct Forecast: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Label("Forecast", systemImage: "sun.max").font(.headline).accessibilityAddTraits(.isHeader)
            Text("Sunny until six, then a few clouds from the sea.")
                .font(.subheadline)
                .foregroundStyle(.secondary)
            Button("Done") { dismiss() }
        }
        .padding(20)
        .frame(width: 260, alignment: .leading)
    }
}
