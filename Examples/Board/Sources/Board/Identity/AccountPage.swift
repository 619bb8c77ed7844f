// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The person's own password, and the browsers in which they are logged in.
struct AccountPage: View {
    @Environment(Hub.self) private var hub
    @Environment(\.member) private var member
    @Environment(\.cookies) private var cookies
    @Environment(\.toastPresenter) private var toasts
    @State private var logins: [Login] = []
    @State private var old = ""
    @State private var new = ""
    @State private var message = ""

    var body: some View {
        Form {
            Section("Password") {
                SecureField("Present Password", text: $old).textContentType(.password)
                SecureField("New Password", text: $new).textContentType(.newPassword)
                Button("Change Password", action: changePassword).disabled(old.isEmpty || new.isEmpty)
                if !message.isEmpty { EntryMessage(text: message) }
            }
            Section("Logged In") {
                ForEach(logins) { login in
                    HStack {
                        VStack(alignment: .leading) {
                            Text(Browser.name(login.agent))
                            Text("Since \(login.createdAt, format: .dateTime.month().day().hour().minute())")
                                .font(.footnote).foregroundStyle(.secondary)
                        }
                        Spacer()
                        if login.id == member?.loginID {
                            Text("This browser").font(.footnote).foregroundStyle(.secondary)
                        } else {
                            Button("Log Out", role: .destructive) { end(login) }
                        }
                    }
                }
            }
            Section {
                Button("Log Out", role: .destructive) {
                    guard let member else { return }
                    perform {
                        if let cookie = try await Backend.openID?.farewell(of: member.loginID) {
                            try await cookies.set(cookie)
                        }
                        try await hub.store.endLogin(member.loginID, by: member.id)
                        try await cookies.clear(Backend.cookie)
                        await hub.rightsChanged(reason: "You have been logged out.")
                    }
                }
            }
        }
        .navigationTitle(member?.name ?? "Account")
        .task { await load() }
    }

    private func load() async {
        guard let member else { return }
        do { logins = try await hub.store.logins(of: member.id) } catch { message = error.localizedDescription }
    }

    private func perform(_ body: @escaping () async throws -> Void) {
        Task {
            do {
                try await body()
                message = ""
            } catch {
                message = error.localizedDescription
            }
        }
    }

    private func changePassword() {
        guard let member else { return }
        perform {
            try await hub.store.changePassword(from: old, to: new, keeping: member.loginID, by: member.id)
            await hub.rightsChanged(reason: "Your password was changed.")
            (old, new) = ("", "")
            toasts.present("Password changed", systemImage: "checkmark.circle")
            await load()
        }
    }

    private func end(_ login: Login) {
        guard let member else { return }
        perform {
            try await hub.store.endLogin(login.id, by: member.id)
            await hub.rightsChanged(reason: "You have been logged out.")
            await load()
        }
    }
}

/// The name of a browser in its header.
enum Browser {
    static func name(_ agent: String) -> String {
        let names = ["Firefox": "Firefox", "Edg/": "Edge", "Chrome": "Chrome", "Safari": "Safari"]
        let order = ["Firefox", "Edg/", "Chrome", "Safari"]
        return order.first { agent.contains($0) }.flatMap { names[$0] } ?? "Browser"
    }
}
