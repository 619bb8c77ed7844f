// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ToastProgressExample: View {
    @Environment(\.toastHistory) private var history

    var body: some View {
        Example(
            "Progress and history",
            "A toast shows an operation and its end in place. Several lie behind the newest one until you point at them.",
            code: """
                _ = try? await toastPresenter.track(
                    "Uploading photo \\(number)", success: { (name: String) in "Uploaded \\(name)" },
                    failure: { _ in "The upload failed" }
                ) {
                    try await Task.sleep(for: .seconds(1.5))
                    if fails { throw Failure() }
                    return "photo \\(number)"
                }
                """
        ) {
            VStack(spacing: 12) {
                ModalHost(toastContainerStyle: ToastContainerStyle(placement: .bottomTrailing, isStacked: true)) {
                    Uploads()
                }
                .fixedSize(horizontal: false, vertical: true)
                ForEach(history.entries.prefix(4)) { entry in
                    Text(entry.text).font(.footnote).foregroundStyle(.secondary)
                }
                Button("Clear History") { history.clear() }
                    .buttonStyle(.bordered)
                    .disabled(history.entries.isEmpty)
            }
        }
    }
}

/// The buttons, inside the host whose style stacks their toasts.
private struct Uploads: View {
    @Environment(\.toastPresenter) private var toastPresenter
    @State private var count = 0

    private struct Failure: Error {}

    var body: some View {
        AdaptiveRow {
            Button("Upload") { Task { await upload(fails: false) } }
                .buttonStyle(.borderedProminent)
            Button("Fail") { Task { await upload(fails: true) } }
                .buttonStyle(.bordered)
        }
    }

    private func upload(fails: Bool) async {
        count += 1
        let number = count
        _ = try? await toastPresenter.track(
            "Uploading photo \(number)", success: { (name: String) in "Uploaded \(name)" },
            failure: { _ in "The upload failed" }
        ) {
            try await Task.sleep(for: .seconds(1.5))
            if fails { throw Failure() }
            return "photo \(number)"
        }
    }
}
