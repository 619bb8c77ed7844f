// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Synchronization

/// An app whose users sign in with a name and a password.
@main
struct LoginTestApp: App {
    var body: some Scene {
        WindowGroup("Login") { LoginPages() }
            .authenticate { request in try Accounts.shared.user(request) }
    }
}

struct User: Equatable, Sendable {
    var name: String
}

extension EnvironmentValues {
    var user: User? { self[identity: User.self] }
}

/// The logins of this process. A real app keeps hashes of passwords and of tokens in a database.
final class Accounts: Sendable {
    static let shared = Accounts()
    private let logins = Mutex<[String: User]>([:])

    func user(_ request: AuthenticationRequest) throws -> User? {
        if let token = request.cookies["login"] {
            if let user = logins.withLock({ $0[token] }) { return user }
            request.clear("login")
        }
        if request.path == "/private" { throw RequestRefusal.redirect(to: "/") }
        return nil
    }

    func logIn(_ name: String, password: String) -> String? {
        guard password == "secret" else { return nil }
        let token = UUID().uuidString
        logins.withLock { $0[token] = User(name: name) }
        return token
    }

    func logOut(_ user: User) {
        logins.withLock { $0 = $0.filter { $0.value != user } }
    }
}

struct LoginPages: View {
    @Environment(\.user) private var user
    @State private var draft = ""

    var body: some View {
        VStack {
            TextField("Draft", text: $draft)
            Text("Draft is <\(draft)>")
            if let user { Desk(user: user) } else { LoginForm() }
        }
    }
}

struct LoginForm: View {
    @Environment(\.cookies) private var cookies
    @State private var name = ""
    @State private var password = ""
    @State private var message = "Please log in"

    var body: some View {
        Text(message)
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Button("Log in") {
            guard let token = Accounts.shared.logIn(name, password: password) else {
                message = "Wrong name or password"
                return
            }
            Task {
                do {
                    try await cookies.set("login", token)
                } catch {
                    message = "No login: \(error)"
                }
            }
        }
    }
}

struct Desk: View {
    let user: User
    @Environment(\.cookies) private var cookies

    var body: some View {
        Text("Signed in as \(user.name)")
        Button("Log out") {
            Task {
                Accounts.shared.logOut(user)
                try? await cookies.clear("login")
            }
        }
        Button("Log out everywhere") {
            Accounts.shared.logOut(user)
            SessionDirectory.end(reason: "You have logged out.") { (other: User) in other == user }
        }
    }
}
