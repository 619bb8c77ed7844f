// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct DragTransitionExample: View {
    @State private var isShown = false

    var body: some View {
        Example(
            "Parallax of a drag",
            "Drag the sheet down with a finger, or by its bar. The star stays behind, and the words fade.",
            code: """
                Image(systemName: "star.fill").presentationDragEffect { content, progress in
                    content.offset(y: -140 * progress)
                }
                Text("Drag me").presentationDragTransition(.opacity)
                """
        ) {
            Button("Present Sheet") { isShown = true }
                .buttonStyle(.borderedProminent)
                .sheet(isPresented: $isShown) {
                    VStack(spacing: 32) {
                        Image(systemName: "star.fill").presentationDragEffect { content, progress in
                            content.offset(y: -140 * progress)
                        }
                        .font(.system(size: 80)).foregroundStyle(.yellow).accessibilityHidden(true)
                        Text("Drag me").presentationDragTransition(.opacity)
                            .font(.title2)
                        Button("Close") { isShown = false }
                    }
                    .presentationDragIndicator(.visible)
                    .presentationTransition(
                        .slide.passing(.scale(1.03), at: 0.55).animation(.bouncy(duration: 0.5)))
                }
        }
    }
}
