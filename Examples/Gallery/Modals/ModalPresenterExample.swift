// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ModalPresenterExample: View {
    @Environment(\.modalPresenter) private var modalPresenter
    @State private var lifetime: (any ModalLifetime)?
    @State private var last = "nothing yet"

    var body: some View {
        Example(
            "A call and its token",
            "The token keeps the modal, and its release dismisses it. The dismissal can be awaited, with its reason.",
            code: """
                lifetime = modalPresenter.present(
                    ModalBody("key", "Kept by a token", "Press outside, swipe, or let go."), style: .sheet())
                """
        ) {
            VStack(spacing: 12) {
                Button("Present", action: present).buttonStyle(.borderedProminent)
                Text("Dismissed by \(last)").font(.footnote).foregroundStyle(.secondary)
            }
        }
    }

    private func present() {
        lifetime = modalPresenter.present(
            ModalBody("key", "Kept by a token", "Press outside, swipe, or let go."), style: .sheet())
        guard let dismissal = lifetime?.dismissal else { return }
        Task {
            for await reason in dismissal { last = reason.rawValue }
        }
    }
}
