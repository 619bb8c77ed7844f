// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Sheets of several heights, each with its own way of saying so.
struct Detents: View {
    @State private var kind: Kind?
    @State private var detent = PresentationDetent.medium
    @State private var kept = PresentationDetent.medium
    @State private var background = 0
    @State private var dismissals = 0

    enum Kind: String, CaseIterable, Identifiable {
        case plain, pair, bound, refusing, mixed, custom, locked, through, enabled, list, scrolls, quiet, third, bar
        var id: Self { self }
    }

    var body: some View {
        VStack(spacing: 6) {
            Text("Detent \(name(detent)), kept \(name(kept)), dismissals \(dismissals)")
            Button("Background \(background)") { background += 1 }
            Button("Choose large") { detent = .large }
            ForEach(Kind.allCases) { each in Button("Open \(each.rawValue)") { kind = each } }
            ForEach(0..<40, id: \.self) { Text("Line \($0)") }
        }
        .frame(maxWidth: .infinity)
        .sheet(item: $kind, onDismiss: { dismissals += 1 }) { content($0) }
    }

    @ViewBuilder private func content(_ kind: Kind) -> some View {
        let text = DetentBody(title: kind.rawValue, detent: $detent)
        switch kind {
        case .plain: text
        case .pair: text.presentationDetents([.medium, .large])
        case .bound: text.presentationDetents([.medium, .large], selection: $detent)
        case .refusing:
            text.presentationDetents([.medium, .large], selection: Binding(get: { kept }, set: { _ in }))
        case .mixed:
            text.presentationDetents([.height(120), .fraction(0.4), .large]).presentationDragIndicator(.visible)
        case .custom: text.presentationDetents([.third, .large])
        case .third: text.presentationDetents([.fraction(0.3), .fraction(0.8)])
        case .locked: text.presentationDetents([.medium, .large]).interactiveDismissDisabled()
        case .through:
            text.presentationDetents([.height(200), .large])
                .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
        case .enabled: text.presentationDetents([.height(200)]).presentationBackgroundInteraction(.enabled)
        case .list: DetentList().presentationDetents([.medium, .large])
        case .scrolls:
            DetentList().presentationDetents([.medium, .large]).presentationContentInteraction(.scrolls)
        case .bar:
            DetentList().safeAreaInset(edge: .bottom) { Text("Bar") }.presentationDetents([.medium, .large])
        case .quiet: text.presentationDetents([.medium, .large]).presentationDragIndicator(.hidden)
        }
    }

    private func name(_ detent: PresentationDetent) -> String { detent == .large ? "large" : "medium" }
}

extension PresentationDetent {
    fileprivate static let third = custom { context in context.maxDetentValue / 3 }
}

private struct DetentBody: View {
    let title: String
    @Binding var detent: PresentationDetent
    @State private var count = 0
    @State private var text = ""
    @State private var level = 0.5
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            Text("Sheet \(title)").font(.headline).accessibilityAddTraits(.isHeader)
            HStack {
                Button("Inside \(count)") { count += 1 }
                Button("Large") { detent = .large }
                Button("Medium") { detent = .medium }
                Button("Close") { dismiss() }
            }
            TextField("Name", text: $text).textFieldStyle(.roundedBorder)
            Slider(value: $level) { Text("Level") }
        }
        .padding()
    }
}

private struct DetentList: View {
    var body: some View {
        List(0..<60, id: \.self) { Text("Row \($0)") }
    }
}
