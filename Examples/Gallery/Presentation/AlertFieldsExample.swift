// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct AlertFieldsExample: View {
    @State private var signsIn = false
    @State private var name = ""
    @State private var password = ""
    @State private var user = "Nobody is signed in"

    var body: some View {
        Example(
            "Alert with fields", "The first field has the focus, and Return moves to the next one.",
            code: """
                .alert("Sign in", isPresented: $signsIn) {
                    TextField("Name", text: $name)
                    SecureField("Password", text: $password)
                    Button("Sign In") { user = "Hello, \\(name)" }
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("Any name will do.")
                }
                """
        ) {
            VStack(spacing: 12) {
                Button("Sign In…") { signsIn = true }
                    .buttonStyle(.borderedProminent)
                Text(user).font(.footnote).foregroundStyle(.secondary)
            }
            .alert("Sign in", isPresented: $signsIn) {
                TextField("Name", text: $name)
                SecureField("Password", text: $password)
                Button("Sign In") { user = "Hello, \(name)" }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Any name will do.")
            }
        }
    }
}
