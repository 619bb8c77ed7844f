// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SheetPlayground: View {
    private static let heights: [Choice<Set<PresentationDetent>>] = [
        Choice("Medium and large", "[.medium, .large]", [.medium, .large]),
        Choice("Large", "[.large]", [.large]),
        Choice("Medium", "[.medium]", [.medium]),
        Choice("Low and large", "[.height(220), .large]", [.height(220), .large]),
        Choice("A third, two thirds", "[.fraction(0.33), .fraction(0.66)]", [.fraction(0.33), .fraction(0.66)]),
    ]
    private static let visibilities: [Choice<Visibility>] = [
        Choice("Automatic", ".automatic", .automatic),
        Choice("Visible", ".visible", .visible),
        Choice("Hidden", ".hidden", .hidden),
    ]
    private static let interactions: [Choice<PresentationBackgroundInteraction>] = [
        Choice("Automatic", ".automatic", .automatic),
        Choice("Enabled", ".enabled", .enabled),
        Choice("Up through medium", ".enabled(upThrough: .medium)", .enabled(upThrough: .medium)),
        Choice("Disabled", ".disabled", .disabled),
    ]
    private static let drags: [Choice<PresentationContentInteraction>] = [
        Choice("Automatic", ".automatic", .automatic),
        Choice("Resizes", ".resizes", .resizes),
        Choice("Scrolls", ".scrolls", .scrolls),
    ]
    private static let sizes: [Choice<any PresentationSizing>] = [
        Choice("Automatic", ".automatic", .automatic),
        Choice("Page", ".page", .page),
        Choice("Form", ".form", .form),
        Choice("Fitted", ".fitted", .fitted),
    ]

    @State private var isShown = false
    @State private var dismissals = 0
    @State private var detents = heights[0]
    @State private var indicator = visibilities[0]
    @State private var radius: CGFloat = 12
    @State private var background = Choice.backgrounds[0]
    @State private var interaction = interactions[0]
    @State private var drag = drags[0]
    @State private var sizing = sizes[0]
    @State private var adaptation = Choice.adaptations[0]
    @State private var isLocked = false

    var body: some View {
        Playground(
            "A sheet and its options", "With the background enabled, options can be changed while the sheet is open.",
            code: """
                .sheet(isPresented: $isShown, onDismiss: { dismissals += 1 }) {
                    Places()
                        .presentationDetents(\(detents.code))
                        .presentationDragIndicator(\(indicator.code))
                        .presentationCornerRadius(\(radius))
                        .presentationBackground(\(background.code))
                        .presentationBackgroundInteraction(\(interaction.code))
                        .presentationContentInteraction(\(drag.code))
                        .presentationSizing(\(sizing.code))
                        .presentationCompactAdaptation(\(adaptation.code))
                        .interactiveDismissDisabled(\(isLocked))
                }
                """
        ) {
            VStack(spacing: 12) {
                Button("Present Sheet") { isShown = true }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                Text("Dismissed \(dismissals) times").font(.footnote).foregroundStyle(.secondary)
            }
            .sheet(isPresented: $isShown, onDismiss: { dismissals += 1 }) {
                Places()
                    .presentationDetents(detents.value)
                    .presentationDragIndicator(indicator.value)
                    .presentationCornerRadius(radius)
                    .presentationBackground(background.value)
                    .presentationBackgroundInteraction(interaction.value)
                    .presentationContentInteraction(drag.value)
                    .presentationSizing(sizing.value)
                    .presentationCompactAdaptation(adaptation.value)
                    .interactiveDismissDisabled(isLocked)
            }
        } options: {
            ChoiceOption("Detents", Self.heights, $detents)
            ChoiceOption("Drag indicator", Self.visibilities, $indicator)
            SliderOption("Corner radius", 0...48, $radius)
            ChoiceOption("Background", Choice.backgrounds, $background)
            ChoiceOption("Background interaction", Self.interactions, $interaction)
            ChoiceOption("Content interaction", Self.drags, $drag)
            ChoiceOption("Sizing", Self.sizes, $sizing)
            ChoiceOption("Compact adaptation", Choice.adaptations.filter { $0.title != "Popover" }, $adaptation)
            ToggleOption("Dismissal disabled", $isLocked)
        }
    }
}

/// Scrollable content with a button that closes the sheet.
private struct Places: View {
    @Environment(\.dismiss) private var dismiss
    private let names = [
        "Harbor", "Old Town", "Market Hall", "Botanical Garden", "Museum", "Lighthouse", "Observatory", "Town Hall",
        "Library", "Opera", "Castle Hill", "Riverside",
    ]

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Text("Places").font(.title2.bold()).accessibilityAddTraits(.isHeader)
                Spacer()
                Button("Done") { dismiss() }.fontWeight(.semibold)
            }
            .padding(.init(top: 24, leading: 20, bottom: 12, trailing: 20))
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(names, id: \.self) { name in
                        Label(name, systemImage: "mappin.circle.fill")
                            .padding(.horizontal, 20)
                            .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
                    }
                }
            }
        }
    }
}

extension View {
    /// Applies a sizing chosen at run time. It is disfavored so that the inner call resolves to SwiftUI's own modifier.
    @_disfavoredOverload
    fileprivate func presentationSizing(_ sizing: any PresentationSizing) -> AnyView {
        func sized(_ sizing: some PresentationSizing) -> AnyView { AnyView(presentationSizing(sizing)) }
        return sized(sizing)
    }
}
