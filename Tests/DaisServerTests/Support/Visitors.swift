// SPDX-License-Identifier: Apache-2.0

import DaisCore
import DaisServer
import Synchronization
import Testing

/// The identity of the test servers' users: the cookie `login` is the name of the user, without any proof.
struct Person: Equatable, Sendable {
    var name: String

    static let byCookie = Authentication { request -> Person? in
        switch request.cookies["login"] {
        case nil: return nil
        case "outcast": throw RequestRefusal.forbidden
        case "stranger": throw RequestRefusal.redirect(to: "/login?from=here")
        case "crash": throw Failure()
        case let name?: return Person(name: name)
        }
    }

    struct Failure: Error {}
}

/// A page that tells who sees it.
struct WhoView: View {
    @Environment(\.identity) private var identity

    var body: some View { Text("I am \((identity as? Person)?.name ?? "nobody").") }
}

/// A browser as far as identity is concerned: its cookies.
struct Visit {
    let port: Int
    var cookies: [String: String] = ["dais": String(repeating: "a", count: 32)]

    init(_ server: TestServer, as name: String? = nil) {
        port = server.port
        cookies["login"] = name
    }

    var headers: [String: String] {
        ["Cookie": cookies.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "; ")]
    }

    func page(_ path: String = "/") async throws -> HTTPReply {
        try #require(await HTTPReply.get(path, port: port, headers: headers))
    }

    /// Opens a socket, and resumes a session if there is one.
    func connect(
        resuming welcome: SocketClient.Welcome? = nil
    ) async throws -> (socket: SocketClient, welcome: SocketClient.Welcome) {
        let socket = try await SocketClient.open(port: port, headers: headers)
        try await socket.hello(welcome.map { SocketClient.resuming($0) } ?? "")
        return (socket, try #require(await socket.welcome()))
    }

    /// Sends the request of a one-time address.
    func fetch(_ address: String, origin: String? = nil) async throws -> HTTPReply {
        var headers = headers
        headers["Origin"] = origin ?? "http://127.0.0.1:\(port)"
        headers["Content-Length"] = "0"
        if origin == "" { headers["Origin"] = nil }
        return try #require(await HTTPReply.get(address, port: port, method: "POST", headers: headers))
    }
}

/// Lets a user in, and removes the user while it decides.
final class Asked: Sendable {
    let count = Mutex(0)

    var closure: Authentication {
        Authentication { [self] _ -> Person? in
            let number = count.withLock { count in
                count += 1
                return count
            }
            guard number == 1 else { throw RequestRefusal.unauthorized }
            await SessionDirectory.end { (person: Person) in person.name == "eve" }
            return Person(name: "eve")
        }
    }
}

/// Ends the sessions of a user whenever it decides about somebody with a cookie.
final class EndsWheneverAsked: Sendable {
    let count = Mutex(0)

    var closure: Authentication {
        Authentication { [self] request -> Person? in
            guard let name = request.cookies["login"] else { return nil }
            count.withLock { $0 += 1 }
            await SessionDirectory.end { (person: Person) in person.name == name }
            return Person(name: name)
        }
    }
}

/// A page that shows what an app knows of the request.
struct RequestView: View {
    @Environment(\.request) private var request

    var body: some View {
        Text(
            [
                request.path, request.query ?? "", request.headers["user-agent"] ?? "",
                request.languages.joined(separator: ","), request.address ?? "",
                request.isEncrypted ? "encrypted" : "open",
                request.headers["Cookie"] == nil ? "no cookie" : "cookie",
            ].joined(separator: " "))
    }
}

/// Ends the session as soon as it is shown.
struct EndsItself: ViewModifier {
    @Environment(\.session) private var session

    func body(content: Content) -> some View {
        content.onAppear { session.end(reason: "Enough") }
    }
}

/// Signs a user in or out as soon as it is shown, and tells what has become of it.
struct SetsCookie: View {
    let cookie: ResponseCookie
    @Environment(\.cookies) private var cookies
    @State private var result = "waiting"

    var body: some View {
        WhoView()
        Text("The cookie is \(result).")
            .task {
                do {
                    try await cookies.set(cookie)
                    result = "set"
                } catch {
                    result = "\(error)"
                }
            }
    }
}
