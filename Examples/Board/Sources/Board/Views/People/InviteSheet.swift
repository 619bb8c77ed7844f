// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Makes a link with which somebody gets an account.
struct InviteSheet: View {
    let invited: () -> Void
    @Environment(Hub.self) private var hub
    @Environment(\.member) private var member
    @Environment(\.request) private var request
    @Environment(\.dismiss) private var dismiss
    @State private var email = ""
    @State private var role = Role.member
    @State private var link: String?
    @State private var message = ""

    var body: some View {
        NavigationStack {
            Form {
                if let link {
                    Section {
                        Text(link).font(.footnote.monospaced()).textSelection(.enabled)
                        CopyButton("Copy Link", item: link)
                    } footer: {
                        Text("Send this link to \(email). It works once, for a week. It is not shown again.")
                    }
                } else {
                    Section {
                        TextField("Email", text: $email, prompt: Text("name@example.org"))
                            .keyboardType(.emailAddress).textInputAutocapitalization(.never)
                        Picker("Role", selection: $role) {
                            ForEach(Role.allCases, id: \.self) { Text($0.title) }
                        }
                        if !message.isEmpty { EntryMessage(text: message) }
                    }
                }
            }
            .navigationTitle("Invite")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(link == nil ? "Cancel" : "Done") { dismiss() }
                }
                if link == nil {
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Make Link") { invite() }.disabled(email.isEmpty)
                    }
                }
            }
        }
        .presentationDetents([.medium])
    }

    private func invite() {
        guard let member else { return }
        Task {
            do {
                let token = try await hub.store.invite(email, as: role, by: member.id)
                let scheme = request.isEncrypted ? "https" : "http"
                link = "\(scheme)://\(request.host ?? "localhost")/invite/\(token)"
                invited()
            } catch {
                message = error.localizedDescription
            }
        }
    }
}
