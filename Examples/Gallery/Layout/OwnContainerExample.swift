// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct OwnContainerExample: View {
    @State private var songs = ["Scrolling in the Deep", "Born to Build", "Love Stack"]

    var body: some View {
        Example(
            "A container of the app", "It arranges the subviews of its content in sections of cards.",
            code: """
                struct Pinboard<Content: View>: View {
                    @ViewBuilder var content: Content

                    var body: some View {
                        ForEach(sections: content) { section in
                            VStack(alignment: .leading) {
                                HStack { section.header }.font(.headline)
                                LazyVGrid(columns: [GridItem(.adaptive(minimum: 130))]) {
                                    ForEach(section.content) { subview in
                                        Card(isPinned: subview.containerValues.isPinned) { subview }
                                    }
                                }
                            }
                        }
                    }
                }

                extension ContainerValues {
                    @Entry var isPinned = false
                }
                """
        ) {
            VStack(alignment: .leading, spacing: 16) {
                Pinboard {
                    Section("Songs") {
                        ForEach(songs, id: \.self) { Song(title: $0) }
                    }
                    Section("Ideas") {
                        Text("A longer intro").containerValue(\.isPinned, true)
                        Text("No drums")
                    }
                }
                Button("Shuffle") { withAnimation { songs.shuffle() } }
            }
        }
    }
}

private struct Song: View {
    var title: String
    @State private var isLoved = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title).frame(maxWidth: .infinity, alignment: .leading)
            Button(isLoved ? "Loved" : "Love", systemImage: isLoved ? "heart.fill" : "heart") { isLoved.toggle() }
                .font(.subheadline)
        }
    }
}

struct Pinboard<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ForEach(sections: content) { section in
            VStack(alignment: .leading) {
                HStack { section.header }.font(.headline)
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 130))]) {
                    ForEach(section.content) { subview in
                        Card(isPinned: subview.containerValues.isPinned) { subview }
                    }
                }
            }
        }
    }
}

extension ContainerValues {
    @Entry var isPinned = false
}

private struct Card<Content: View>: View {
    var isPinned: Bool
    @ViewBuilder var content: Content

    var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .padding(12)
            .padding(.trailing, isPinned ? 16 : 0)
            .background(isPinned ? Color.yellow.opacity(0.3) : .gray.opacity(0.15), in: .rect(cornerRadius: 12))
            .overlay(alignment: .topTrailing) {
                if isPinned { Image(systemName: "pin.fill").foregroundStyle(.orange).padding(8) }
            }
    }
}
