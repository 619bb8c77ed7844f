// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ConversationExample: View {
    @State private var messages = ["Is the train on time?", "It leaves at 9:41.", "Then I take the next one."]
    @State private var isAtEnd = true
    @State private var position = ScrollPosition(edge: .bottom)

    var body: some View {
        Example(
            "Conversation", "A scroll view begins at its end, stays there, and tells where it is.",
            code: """
                ScrollView {
                    ForEach(messages, id: \\.self) { Bubble(text: $0) }
                }
                .defaultScrollAnchor(.bottom)
                .scrollPosition($position)
                .onScrollGeometryChange(for: Bool.self) { geometry in
                    geometry.visibleRect.maxY > geometry.contentSize.height - 20
                } action: { _, isNear in
                    isAtEnd = isNear
                }
                """
        ) {
            VStack(spacing: 12) {
                ScrollView {
                    ForEach(messages, id: \.self) { Bubble(text: $0) }
                }
                .defaultScrollAnchor(.bottom)
                .scrollPosition($position)
                .onScrollGeometryChange(for: Bool.self) { geometry in
                    geometry.visibleRect.maxY > geometry.contentSize.height - 20
                } action: { _, isNear in
                    isAtEnd = isNear
                }
                .frame(height: 200)
                AdaptiveRow {
                    Text(isAtEnd ? "At the end" : "Further up").foregroundStyle(.secondary)
                    Spacer()
                    Button("Newest") { withAnimation { position.scrollTo(edge: .bottom) } }.disabled(isAtEnd)
                    Button("Send") { messages.append("Message \(messages.count + 1)") }
                }
            }
        }
    }
}

private struct Bubble: View {
    var text: String

    var body: some View {
        HStack {
            Text(text).padding(.horizontal, 14).padding(.vertical, 8)
                .background(.quaternary, in: RoundedRectangle(cornerRadius: 18))
            Spacer(minLength: 40)
        }
        .padding(.vertical, 4)
    }
}
