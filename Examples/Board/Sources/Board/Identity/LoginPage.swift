// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct LoginPage: View {
    /// The address to which a login leads.
    var address = "/"
    var failure: OpenIDFailure?
    @Environment(Hub.self) private var hub
    @Environment(\.cookies) private var cookies
    @Environment(\.request) private var request
    @State private var email = ""
    @State private var password = ""
    @State private var message = ""
    @State private var isBusy = false

    var body: some View {
        EntryForm(title: "Board", subtitle: "Log in to your team’s boards.") {
            EntryField("Email") {
                TextField("Email", text: $email, prompt: Text("name@example.org"))
                    .textContentType(.username).keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never).autocorrectionDisabled()
            }
            EntryField("Password") {
                SecureField("Password", text: $password).textContentType(.password)
            }
            EntryMessage(text: message.isEmpty ? failure?.sentence ?? "" : message)
            EntryButton(title: "Log In", isBusy: isBusy) { logIn() }
                .disabled(email.isEmpty || password.isEmpty)
            if let settings = Backend.openID?.settings, let place = OpenIDLogin.startAddress(to: address) {
                Link(destination: place) {
                    Text("Log In with \(settings.title)")
                        .fontWeight(.semibold)
                        .frame(maxWidth: .infinity, minHeight: 50)
                        .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 12))
                }
            }
        }
        .onSubmit { logIn() }
        .navigationTitle("Log In")
    }

    private func logIn() {
        guard !isBusy else { return }
        isBusy = true
        Task {
            do {
                let token = try await hub.store.logIn(
                    email: email, password: password, agent: request.headers["User-Agent"] ?? "")
                try await cookies.setLogin(token)
            } catch {
                message = error.localizedDescription
                password = ""
            }
            isBusy = false
        }
    }
}

extension CookieWriter {
    func setLogin(_ token: String) async throws { try await set(.login(token)) }
}

extension ResponseCookie {
    static func login(_ token: String) -> ResponseCookie {
        ResponseCookie(Backend.cookie, token, maxAge: .seconds(BoardStore.loginDays * 86_400))
    }
}
