// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct DrawerPlayground: View {
    private static let edges: [Choice<Edge>] = [
        Choice("Leading", ".leading", .leading),
        Choice("Trailing", ".trailing", .trailing),
        Choice("Top", ".top", .top),
        Choice("Bottom", ".bottom", .bottom),
    ]

    @State private var isShown = false
    @State private var dismissals = 0
    @State private var edge = edges[0]
    @State private var size: CGFloat = 300
    @State private var background = Choice.backgrounds[0]
    @State private var isLocked = false

    var body: some View {
        Playground(
            "A drawer and its options", "The size is the width at the sides, the height at the top and the bottom.",
            code: """
                .drawer(isPresented: $isShown, edge: \(edge.code), size: \(size), onDismiss: { dismissals += 1 }) {
                    Folders()
                        .presentationBackground(\(background.code))
                        .interactiveDismissDisabled(\(isLocked))
                }
                """
        ) {
            VStack(spacing: 12) {
                Button("Present Drawer") { isShown = true }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                Text("Dismissed \(dismissals) times").font(.footnote).foregroundStyle(.secondary)
            }
            .drawer(isPresented: $isShown, edge: edge.value, size: size, onDismiss: { dismissals += 1 }) {
                Folders()
                    .presentationBackground(background.value)
                    .interactiveDismissDisabled(isLocked)
            }
        } options: {
            ChoiceOption("Edge", Self.edges, $edge)
            SliderOption("Size", 200...480, step: 20, $size)
            ChoiceOption("Background", Choice.backgrounds, $background)
            ToggleOption("Dismissal disabled", $isLocked)
        }
    }
}

private struct Folders: View {
    @Environment(\.dismiss) private var dismiss
    private let folders = [("Inbox", "tray"), ("Drafts", "doc"), ("Sent", "paperplane"), ("Trash", "trash")]

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Text("Folders").font(.title2.bold()).accessibilityAddTraits(.isHeader)
                Spacer()
                Button("Done") { dismiss() }.fontWeight(.semibold)
            }
            .padding(.bottom, 8)
            ForEach(folders, id: \.0) { name, symbol in
                Label(name, systemImage: symbol).frame(minHeight: 36)
            }
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
