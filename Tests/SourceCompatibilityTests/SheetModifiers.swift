// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// Every way to say how a sheet looks and behaves, as apps write it.

struct BarDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
        if context.dynamicTypeSize > .xxxLarge { return nil }
        return max(44, context.maxDetentValue * 0.1)
    }
}

extension PresentationDetent {
    static let bar = Self.custom(BarDetent.self)
    static let extra = Self.height(240)
    // The closure forms.
    static let compact = custom { context in
        min(context.maxDetentValue * 0.3, 300)
    }
    static let extraLarge = custom { context in
        context.maxDetentValue * 0.95
    }
    static let named = custom("named", resolver: { $0.maxDetentValue / 2 })
    static let resolved = custom(resolver: { context in context.maxDetentValue / 2 })
    static func resolving(_ height: @escaping @Sendable (PresentationDetentContext) -> CGFloat?) -> PresentationDetent {
        .custom(height)
    }
}

struct SquareSizing: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        let size = root.sizeThatFits(.unspecified)
        let side = max(size.width, size.height)
        return ProposedViewSize(width: side, height: side)
    }
}

struct SheetModifiers: View {
    @State private var isShown = true
    @State private var detent: PresentationDetent = .medium
    @State private var settings = Set<PresentationDetent>([.medium, .large])
    private let steps: [PresentationDetent] = [.fraction(0.2), .height(300), .large]
    let radius: CGFloat? = 20

    var body: some View {
        Text("Page")
            .sheet(isPresented: $isShown) {
                VStack {
                    Text("All options")
                }
                .presentationDetents([.medium, .large])
                .presentationDetents([.bar, .extra, .medium, .large], selection: $detent)
                .presentationDragIndicator(.visible)
                .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                .presentationContentInteraction(.scrolls)
                .presentationCornerRadius(radius)
                .presentationBackground(.thinMaterial)
                .presentationBackground(Color.blue.gradient)
                .presentationBackground(alignment: .bottom) { Color.red.frame(height: 40) }
                .presentationBackground { Image(systemName: "star") }
                .presentationCompactAdaptation(.none)
                .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
                .presentationSizing(.page)
                .presentationSizing(.form.fitted(horizontal: false, vertical: true).sticky(vertical: true))
                .presentationSizing(SquareSizing())
                .interactiveDismissDisabled()
            }
            .sheet(isPresented: $isShown) {
                Text("Detents in a variable")
                    .presentationDetents(settings)
                    .presentationDetents(Set(steps))
                    .presentationDetents([.compact, .medium, .extraLarge])
                    .presentationDetents([.named, .resolved, .resolving { $0.maxDetentValue }])
                    .presentationBackgroundInteraction(detent == .large ? .disabled : .enabled)
                    .presentationContentInteraction(.automatic)
                    .presentationDragIndicator(detent == .medium ? .automatic : .hidden)
                    .interactiveDismissDisabled(detent != .large)
            }
            .inspector(isPresented: $isShown) {
                Text("Inspector")
                    .inspectorColumnWidth(min: 200, ideal: 250, max: 400)
                    .inspectorColumnWidth(ideal: 250)
                    .inspectorColumnWidth(300)
            }
    }
}
