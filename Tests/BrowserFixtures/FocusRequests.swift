// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct FocusRequests: View {
    enum Field: Hashable { case first, second }

    @State private var first = ""
    @State private var second = ""
    @State private var isLeaving = false
    @FocusState private var focus: Field?
    @AccessibilityFocusState private var isRead: Bool

    var body: some View {
        VStack(spacing: 12) {
            TextField("First", text: $first).focused($focus, equals: .first)
            TextField("Second", text: $second).focused($focus, equals: .second)
            Text("Focus is on \(focus.map { "\($0)" } ?? "nothing")")
            Button("Go to second") { focus = .second }
            Button("Leave soon") { isLeaving = true }
            Text(isRead ? "Being read" : "A message").accessibilityFocused($isRead)
            Button("Read it") { isRead = true }
        }
        .padding()
        .onChange(of: focus) {
            guard isLeaving, focus == .first else { return }
            isLeaving = false
            soon(1500) { focus = nil }
        }
    }
}
