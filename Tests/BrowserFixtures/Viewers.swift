// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A picture viewer, a floating panel, and sheets whose drags lead what is inside.
struct Viewers: View {
    private struct Photo: Identifiable {
        let id: Int
        let title: String
        let color: Color
    }

    @Namespace private var album
    @State private var selection: Int?
    @State private var showsTools = false
    @State private var tools = PanelPlacement(x: 100, y: 80, width: 240, height: 200)
    @State private var showsCard = false
    @State private var showsHint = false
    @State private var presses = 0
    @State private var ends: [String] = []

    private let photos = [
        Photo(id: 1, title: "Dawn", color: .orange), Photo(id: 2, title: "Noon", color: .blue),
        Photo(id: 3, title: "Dusk", color: .purple),
    ]

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                ForEach(photos) { photo in
                    Button {
                        selection = photo.id
                    } label: {
                        photo.color.frame(width: 60, height: 60).accessibilityLabel(photo.title)
                    }
                    .matchedTransitionSource(id: photo.id, in: album)
                }
            }
            Text("selection: \(selection ?? 0)")
            Button("Tools") { showsTools = true }
            Text("tools: \(Int(tools.x ?? -1)) \(Int(tools.y)) \(Int(tools.width)) \(Int(tools.height)) \(dock)")
            Button("Card") { showsCard = true }
            Button("Hint") { showsHint = true }
            Button("Count") { presses += 1 }
            Text("presses: \(presses)")
            Text("ends: \(ends.joined(separator: " "))")
        }
        .frame(maxWidth: .infinity)
        .padding()
        .pictureViewer(
            selection: $selection, in: photos, namespace: album, name: \.title, onDismiss: { ends.append($0.rawValue) }
        ) { photo in
            photo.color.aspectRatio(1.5, contentMode: .fit)
        }
        .floatingPanel("Brushes", isPresented: $showsTools, placement: $tools) {
            Button("Paint") { presses += 10 }
        }
        .sheet(isPresented: $showsCard, onDismiss: { ends.append($0.rawValue) }) {
            VStack {
                Text("Floats").presentationDragTransition(.offset(y: 100))
                Text("Fades").presentationDragEffect { content, progress in content.opacity(1 - progress) }
            }
            .presentationDragIndicator(.visible)
            .presentationTransition(.slide.passing(.scale(1.1), at: 0.6).animation(.bouncy(duration: 0.3)))
        }
        .popover(isPresented: $showsHint, onDismiss: { ends.append($0.rawValue) }) {
            Text("A hint").padding()
                .presentationCompactAdaptation(.popover)
                .presentationBackgroundInteraction(.dismissing)
        }
    }

    private var dock: String { tools.dock?.rawValue ?? "free" }
}
