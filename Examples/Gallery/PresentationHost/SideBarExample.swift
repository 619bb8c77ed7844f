// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SideBarExample: View {
    @State private var showsLeading = false
    @State private var showsTrailing = false

    var body: some View {
        Example(
            "Side Bar", "At either edge, as tall as the layer. In right-to-left layouts, leading is on the right.",
            code: """
                private struct SideBar<Content: View>: View {
                    @Environment(\\.presentationHostContainerSize) private var container: CGSize
                    @Environment(\\.layoutDirection) private var direction
                    let edge: HorizontalEdge
                    @Binding var isPresented: Bool
                    @ViewBuilder let content: () -> Content
                    @State private var isShown = false

                    private var width: CGFloat { min(300, container.width - 56) }
                    private var isAtLeft: Bool { (edge == .leading) == (direction == .leftToRight) }

                    var body: some View {
                        content()
                            .frame(width: width, height: container.height, alignment: .top)
                            .background(Color(.tertiarySystemBackground))
                            .shadow(color: .black.opacity(0.2), radius: 24)
                            .offset(x: isShown ? 0 : isAtLeft ? -width - 40 : width + 40)
                            .comesAndGoes($isShown, isPresented: $isPresented, .spring(duration: 0.4))
                    }
                }
                """
        ) {
            AdaptiveRow {
                Button("Leading") { showsLeading = true }
                    .sideBar(id: "leading", edge: .leading, isPresented: $showsLeading) {
                        Mailboxes(title: "Mailboxes", isPresented: $showsLeading)
                    }
                Button("Trailing") { showsTrailing = true }
                    .sideBar(id: "trailing", edge: .trailing, isPresented: $showsTrailing) {
                        Mailboxes(title: "Labels", isPresented: $showsTrailing)
                    }
            }
            .buttonStyle(.borderedProminent)
        }
    }
}

extension View {
    func sideBar<Content: View>(
        id: String, edge: HorizontalEdge, isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        var uiModel = PresentationHostUIModel()
        uiModel.alignment = edge == .leading ? .leading : .trailing
        return presentationHost(layerID: "containers", id: id, uiModel: uiModel, isPresented: isPresented) {
            SideBar(edge: edge, isPresented: isPresented, content: content)
        }
    }
}

private struct SideBar<Content: View>: View {
    @Environment(\.presentationHostContainerSize) private var container: CGSize
    @Environment(\.layoutDirection) private var direction
    let edge: HorizontalEdge
    @Binding var isPresented: Bool
    @ViewBuilder let content: () -> Content
    @State private var isShown = false

    private var width: CGFloat { min(300, container.width - 56) }
    private var isAtLeft: Bool { (edge == .leading) == (direction == .leftToRight) }

    var body: some View {
        content()
            .frame(width: width, height: container.height, alignment: .top)
            .background(Color(.tertiarySystemBackground))
            .shadow(color: .black.opacity(0.2), radius: 24)
            .offset(x: isShown ? 0 : isAtLeft ? -width - 40 : width + 40)
            .comesAndGoes($isShown, isPresented: $isPresented, .spring(duration: 0.4))
    }
}

private struct Mailboxes: View {
    let title: String
    @Binding var isPresented: Bool

    private let boxes = [("Inbox", "tray", 12), ("Drafts", "doc", 3), ("Sent", "paperplane", 0), ("Trash", "trash", 0)]

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title).font(.title2.bold()).accessibilityAddTraits(.isHeader).padding(.bottom, 8)
            ForEach(boxes, id: \.0) { name, symbol, count in
                Button {
                    isPresented = false
                } label: {
                    HStack(spacing: 12) {
                        Image(systemName: symbol).foregroundStyle(.tint).frame(width: 24)
                        Text(name)
                        Spacer()
                        if count > 0 { Text("\(count)").foregroundStyle(.secondary) }
                    }
                    .padding(.horizontal, 12)
                    .frame(height: 44)
                    .background(Color(.quaternarySystemFill), in: .rect(cornerRadius: 10))
                }
                .buttonStyle(.plain)
            }
        }
        .padding(20)
    }
}
