// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ErrorAlertExample: View {
    enum Failure: LocalizedError {
        case offline

        var errorDescription: String? { "The file was not saved" }
        var recoverySuggestion: String? { "There is no connection. Try again later." }
    }

    @State private var failure: Failure?
    @State private var hasFailed = false

    var body: some View {
        Example(
            "Alert for an error", "The title comes from the error.",
            code: """
                .alert(isPresented: $hasFailed, error: failure) { _ in
                    Button("OK") {}
                } message: { failure in
                    Text(failure.recoverySuggestion ?? "")
                }
                """
        ) {
            Button("Save") {
                failure = .offline
                hasFailed = true
            }
            .buttonStyle(.borderedProminent)
            .alert(isPresented: $hasFailed, error: failure) { _ in
                Button("OK") {}
            } message: { failure in
                Text(failure.recoverySuggestion ?? "")
            }
        }
    }
}
