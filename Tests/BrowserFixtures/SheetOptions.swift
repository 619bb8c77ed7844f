// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Sheets and covers that look otherwise, and the inspector.
struct SheetOptions: View {
    @State private var kind: Kind?
    @State private var isCovered = false
    @State private var showsInspector = false
    @State private var background = 0

    enum Kind: String, CaseIterable, Identifiable {
        case plain, round, clear, material, picture, page, form, fitted, square, sticky, stays, whole, editor
        var id: Self { self }
    }

    var body: some View {
        VStack(spacing: 6) {
            Button("Background \(background)") { background += 1 }
            Button("Inspect") { showsInspector.toggle() }
            Button("Cover") { isCovered = true }
            ForEach(Kind.allCases) { each in Button("Open \(each.rawValue)") { kind = each } }
            Spacer()
        }
        .frame(maxWidth: .infinity)
        .sheet(item: $kind) { content($0) }
        .fullScreenCover(isPresented: $isCovered) {
            OptionBody(title: "cover").presentationBackground(.clear)
        }
        .inspector(isPresented: $showsInspector) {
            OptionBody(title: "inspector").inspectorColumnWidth(min: 200, ideal: 300, max: 400)
        }
    }

    @ViewBuilder private func content(_ kind: Kind) -> some View {
        let text = OptionBody(title: kind.rawValue)
        switch kind {
        case .plain: text
        case .round: text.presentationCornerRadius(32)
        case .clear: text.presentationBackground(.clear)
        case .material: text.presentationBackground(.ultraThinMaterial)
        case .picture:
            text.presentationBackground {
                LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom)
            }
        case .page: text.presentationSizing(.page)
        case .form: text.presentationSizing(.form)
        case .fitted: text.presentationSizing(.fitted)
        case .square: text.presentationSizing(Square())
        case .sticky: text.presentationSizing(.fitted.sticky(horizontal: true, vertical: true))
        case .stays: text.presentationCompactAdaptation(.none)
        case .whole: text.presentationCompactAdaptation(.fullScreenCover)
        case .editor: EditorBody()
        }
    }
}

private struct Square: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: 400, height: 400)
    }
}

private struct OptionBody: View {
    let title: String
    @State private var lines = 1
    @State private var isDeeper = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            Text("Sheet \(title)").font(.headline).accessibilityAddTraits(.isHeader)
            ForEach(0..<lines, id: \.self) { Text("Words of line \($0)") }
            Button("More") { lines += 3 }
            Button("Less") { lines = 1 }
            Button("Deeper") { isDeeper = true }
            Button("Close") { dismiss() }
        }
        .padding(24)
        .sheet(isPresented: $isDeeper) { Text("Sheet deeper").padding() }
    }
}

private struct EditorBody: View {
    @State private var text = ""

    var body: some View {
        VStack {
            Text("Sheet editor").font(.headline).accessibilityAddTraits(.isHeader)
            Spacer()
            TextField("Bottom field", text: $text).textFieldStyle(.roundedBorder)
        }
        .padding()
    }
}
