// SPDX-License-Identifier: Apache-2.0
import SwiftUI

@MainActor
final class Player: ObservableObject {
    @Published var isPlaying = false
}

struct ObservableObjectExample: View {
    @StateObject private var player = Player()

    var body: some View {
        Example(
            "Observable objects", "Older models work without changes.",
            code: """
                final class Player: ObservableObject {
                    @Published var isPlaying = false
                }
                """
        ) {
            Button {
                player.isPlaying.toggle()
            } label: {
                HStack(spacing: 8) {
                    Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
                    Text(player.isPlaying ? "Pause" : "Play")
                }
                .frame(minWidth: 100)
            }
            .buttonStyle(.borderedProminent)
        }
    }
}
