// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct InvitationPage: View {
    let token: String
    @Environment(Hub.self) private var hub
    @Environment(\.cookies) private var cookies
    @Environment(\.request) private var request
    @State private var invitation: Invitation?
    @State private var isLoaded = false
    @State private var name = ""
    @State private var password = ""
    @State private var message = ""
    @State private var isBusy = false

    var body: some View {
        Group {
            if let invitation {
                EntryForm(title: "Welcome", subtitle: "Make your account for \(invitation.email).") {
                    EntryField("Name") { TextField("Name", text: $name).textContentType(.name) }
                    EntryField("Password") {
                        SecureField("Password", text: $password).textContentType(.newPassword)
                    }
                    EntryMessage(text: message)
                    EntryButton(title: "Join", isBusy: isBusy) { join() }
                        .disabled(name.isEmpty || password.isEmpty)
                }
                .onSubmit { join() }
            } else if isLoaded {
                ContentUnavailableView(
                    "This invitation does not work", systemImage: "envelope.badge",
                    description: Text(message.isEmpty ? "It was used, withdrawn, or it is older than a week." : message)
                )
            }
        }
        .task {
            do { invitation = try await hub.store.invitation(token) } catch { message = error.localizedDescription }
            isLoaded = true
        }
    }

    private func join() {
        guard !isBusy else { return }
        isBusy = true
        Task {
            do {
                let id = try await hub.store.accept(token, name: name, password: password)
                let login = try await hub.store.addLogin(of: id, agent: request.headers["User-Agent"] ?? "")
                try await cookies.setLogin(login)
            } catch {
                message = error.localizedDescription
            }
            isBusy = false
        }
    }
}
