// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct OverlayExample: View {
    @State private var unread = 3

    var body: some View {
        Example(
            "Overlay and background", "Both take the size of the view and never change it.",
            code: """
                Image(systemName: "bell.fill")
                    .padding(16)
                    .background(.blue.gradient, in: Circle())
                    .overlay(alignment: .topTrailing) {
                        UnreadBadge(count: unread)
                    }
                """
        ) {
            VStack(spacing: 16) {
                Image(systemName: "bell.fill")
                    .padding(16)
                    .background(.blue.gradient, in: Circle())
                    .overlay(alignment: .topTrailing) {
                        UnreadBadge(count: unread)
                    }
                    .font(.title)
                    .foregroundStyle(.white)
                AdaptiveRow {
                    Button("One More") { unread += 1 }
                    Button("Clear") { unread = 0 }
                }
                .buttonStyle(.bordered)
            }
        }
    }
}

private struct UnreadBadge: View {
    var count: Int

    var body: some View {
        if count > 0 {
            Text("\(count)")
                .font(.footnote.bold())
                .foregroundStyle(.white)
                .padding(.horizontal, 7)
                .frame(minWidth: 22, minHeight: 22)
                .background(.red, in: Capsule())
        }
    }
}
