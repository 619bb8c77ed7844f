// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ToastGroupExample: View {
    @Environment(\.toastPresenter) private var toastPresenter
    @Environment(\.toastHistory) private var history
    @State private var count = 0
    @State private var answer = "none"

    var body: some View {
        Example(
            "Groups and answers", "Messages of a group share a toast. A task waits for the choice in another one.",
            code: """
                toastPresenter.present("Message \\(count)", group: "mail", systemImage: "envelope", placement: .trailing) {
                    "\\($0) new messages"
                }

                let result = await toastPresenter.ask("Archived", choices: [DialogChoice("Undo", returns: "undo")])
                """
        ) {
            VStack(spacing: 12) {
                AdaptiveRow {
                    Button("Receive") { receive() }
                        .buttonStyle(.borderedProminent)
                    Button("File Away") { Task { await archive() } }
                        .buttonStyle(.bordered)
                    Button("Show Last Again") { if let last = history.entries.first { history.present(last) } }
                        .buttonStyle(.bordered)
                        .disabled(history.entries.isEmpty)
                }
                Text("Answer: \(answer)").foregroundStyle(.secondary)
            }
        }
    }

    private func receive() {
        count += 1
        toastPresenter.present("Message \(count)", group: "mail", systemImage: "envelope", placement: .trailing) {
            "\($0) new messages"
        }
    }

    private func archive() async {
        let result = await toastPresenter.ask("Archived", choices: [DialogChoice("Undo", returns: "undo")])
        switch result {
        case .answered(let choice): answer = choice
        case .dismissed(let reason): answer = reason.rawValue
        case .canceled: answer = "canceled"
        }
    }
}
