// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ToastExample: View {
    @State private var isArchived = false
    @State private var hasFailed = false
    @State private var archived = 0

    var body: some View {
        Example(
            "Toast",
            "A brief message. It stays usable above sheets and pauses under the pointer; F6 moves the focus to it.",
            code: """
                .toast("Message archived", isPresented: $isArchived, systemImage: "archivebox") {
                    Button("Undo") { archived -= 1 }
                }
                .toast(
                    "Could not send", isPresented: $hasFailed, message: Text("There is no connection."),
                    role: .error, placement: .topTrailing)
                """
        ) {
            VStack(spacing: 12) {
                AdaptiveRow {
                    Button("Archive") {
                        archived += 1
                        isArchived = true
                    }
                    .buttonStyle(.borderedProminent)
                    Button("Send") { hasFailed = true }
                        .buttonStyle(.bordered)
                }
                Text("\(archived) archived").font(.footnote).foregroundStyle(.secondary)
            }
            .toast("Message archived", isPresented: $isArchived, systemImage: "archivebox") {
                Button("Undo") { archived -= 1 }
            }
            .toast(
                "Could not send", isPresented: $hasFailed, message: Text("There is no connection."),
                role: .error, placement: .topTrailing)
        }
    }
}
