// SPDX-License-Identifier: Apache-2.0

import DaisCore
import DaisServer
import Testing

@Suite("Cookies of handlers")
struct CookieTests {
    /// A connected page whose handler waits for a cookie.
    private struct Exchange {
        var visit: Visit
        let socket: SocketClient
        let welcome: SocketClient.Welcome
        let address: String

        init(_ server: TestServer, as name: String? = nil) async throws {
            visit = Visit(server, as: name)
            (socket, welcome) = try await visit.connect()
            let frame = try #require(await socket.text(with: "/_dais/cookies/"))
            address = String(try #require(frame.firstMatch(of: /\/_dais\/cookies\/[0-9a-f]{32}\/[0-9a-f]{32}/)).output)
        }

        /// Tells the server that the request has ended, as the browser does.
        func report() async throws { try await socket.send("[\"e\",1,0,1,\"fetched\",\"\(address)\"]") }
    }

    @Test("a login sets the cookie, shows the user in the same views, and changes the session's secret")
    func login() async throws {
        try await TestServer.run(authentication: Person.byCookie) {
            SetsCookie(cookie: ResponseCookie("login", "ada"))
        } body: { server in
            var exchange = try await Exchange(server)
            let reply = try await exchange.visit.fetch(exchange.address)
            #expect(reply.status == 204)
            #expect(reply.headers["set-cookie"] == "login=ada; Path=/; SameSite=Lax; HttpOnly")
            try await exchange.report()
            let frame = try #require(await exchange.socket.text(with: "\"w\""))
            let parts = frame.split(separator: "\"").map(String.init)
            #expect(parts[3] == exchange.welcome.session)
            let secret = parts[5]
            #expect(secret != exchange.welcome.secret)
            #expect(await exchange.socket.text(with: "I am ada.") != nil)
            exchange.socket.close()
            // Whoever knew the session before the login cannot continue it after the login.
            exchange.visit.cookies["login"] = "ada"
            #expect(try await exchange.visit.connect(resuming: exchange.welcome).welcome.status == "replaced")
            let current = SocketClient.Welcome(session: exchange.welcome.session, secret: secret, status: "")
            #expect(try await exchange.visit.connect(resuming: current).welcome.status == "resumed")
        }
    }

    @Test(
        "a logout, or a login as somebody else, ends the session after the browser has the cookie",
        arguments: [
            ResponseCookie.removing("login"), ResponseCookie("login", "bob"), ResponseCookie("login", "outcast"),
        ])
    func change(_ cookie: ResponseCookie) async throws {
        try await TestServer.run(authentication: Person.byCookie) {
            SetsCookie(cookie: cookie)
        } body: { server in
            let exchange = try await Exchange(server, as: "ada")
            #expect(try await exchange.visit.fetch(exchange.address).status == 204)
            #expect(await server.registry.sessionCount == 1)
            try await exchange.report()
            #expect(await exchange.socket.ending() == "ended")
            let again = try await exchange.visit.connect(resuming: exchange.welcome).welcome
            #expect(again.session != exchange.welcome.session)
        }
    }

    @Test("a cookie that changes no identity leaves the session as it is")
    func preference() async throws {
        try await TestServer.run(authentication: Person.byCookie) {
            SetsCookie(cookie: ResponseCookie("theme", "dark blue"))
        } body: { server in
            let exchange = try await Exchange(server, as: "ada")
            #expect(
                try await exchange.visit.fetch(exchange.address).headers["set-cookie"]?.hasPrefix("theme=dark%20blue;")
                    == true)
            try await exchange.report()
            #expect(await exchange.socket.text(with: "The cookie is set.") != nil)
        }
    }

    @Test("a cookie survives the end of other users' sessions, and not the end of those of its own user")
    func ended() async throws {
        try await TestServer.run(authentication: Person.byCookie) {
            SetsCookie(cookie: ResponseCookie("login", "grace-with-cookie"))
        } body: { server in
            var exchange = try await Exchange(server)
            #expect(try await exchange.visit.fetch(exchange.address).status == 204)
            await SessionDirectory.end { (person: Person) in person.name == "somebody-else" }
            try await exchange.report()
            #expect(await exchange.socket.text(with: "I am grace-with-cookie.") != nil)

            exchange = try await Exchange(server)
            #expect(try await exchange.visit.fetch(exchange.address).status == 204)
            let count = await SessionDirectory.end { (person: Person) in person.name == "grace-with-cookie" }
            #expect(count == 2)
            #expect(await exchange.socket.ending() == "ended")
        }
    }

    @Test("a cookie of an app that ends sessions whenever it decides ends the session after the third answer")
    func endsWheneverAsked() async throws {
        let asked = EndsWheneverAsked()
        try await TestServer.run(authentication: asked.closure) {
            SetsCookie(cookie: ResponseCookie("login", "ada-again"))
        } body: { server in
            let exchange = try await Exchange(server)
            #expect(try await exchange.visit.fetch(exchange.address).status == 204)
            #expect(asked.count.withLock { $0 } == 3)
            try await exchange.report()
            #expect(await exchange.socket.ending() == "ended")
        }
    }

    @Test("the address works once, in its browser, for its site, and in its time")
    func misuse() async throws {
        try await TestServer.run(authentication: Person.byCookie) {
            SetsCookie(cookie: ResponseCookie("login", "ada"))
        } body: { server in
            var exchange = try await Exchange(server)
            for origin in ["https://evil.example", "null", ""] {
                #expect(try await exchange.visit.fetch(exchange.address, origin: origin).status == 403)
            }
            #expect(try await exchange.visit.fetch(exchange.address).status == 204)
            let second = try await exchange.visit.fetch(exchange.address)
            #expect(second.status == 404)
            #expect(second.headers["set-cookie"] == nil)

            exchange = try await Exchange(server)
            var other = exchange.visit
            other.cookies["dais"] = String(repeating: "b", count: 32)
            let stolen = try await other.fetch(exchange.address)
            #expect(stolen.status == 404)
            #expect(stolen.headers["set-cookie"] == nil)
            #expect(await exchange.socket.text(with: "The cookie is refused.") != nil)
            #expect(try await exchange.visit.fetch(exchange.address).status == 404)

            exchange = try await Exchange(server)
            other.cookies["dais"] = nil
            #expect(try await other.fetch(exchange.address).status == 404)

            let token = String(exchange.address.suffix(32))
            let session = exchange.welcome.session
            await MainActor.run { server.registry.session(session)?.scope.cookieErrands.expire(token) }
            #expect(await exchange.socket.text(with: "The cookie is late.") != nil)
            #expect(try await exchange.visit.fetch(exchange.address).status == 404)
        }
    }

    @Test("a browser whose request has failed makes the call throw")
    func failed() async throws {
        try await TestServer.run(authentication: Person.byCookie) {
            SetsCookie(cookie: ResponseCookie("login", "ada"))
        } body: { server in
            let exchange = try await Exchange(server)
            try await exchange.report()
            #expect(await exchange.socket.text(with: "The cookie is refused.") != nil)
            #expect(try await exchange.visit.fetch(exchange.address).status == 404)
        }
    }

    @Test("a cookie that no browser would keep is not sent")
    func tooLong() async throws {
        try await TestServer.run(authentication: Person.byCookie) {
            SetsCookie(cookie: ResponseCookie("login", String(repeating: "x", count: 5000)))
        } body: { server in
            let (socket, _) = try await Visit(server).connect()
            #expect(await socket.text(with: "The cookie is tooLong.") != nil)
        }
    }

    @Test("cookies that the app sets while it decides go with the page, and through an address at a socket")
    func answered() async throws {
        let renewing = Authentication { request -> Person? in
            request.set(ResponseCookie("seen", "1"))
            return nil
        }
        try await TestServer.run(authentication: renewing) {
            WhoView()
        } body: { server in
            let page = try await Visit(server).page()
            #expect(page.headers["set-cookie"] == "seen=1; Path=/; SameSite=Lax; HttpOnly")
            let exchange = try await Exchange(server)
            let reply = try await exchange.visit.fetch(exchange.address)
            #expect(reply.headers["set-cookie"]?.hasPrefix("seen=1;") == true)
        }
    }
}
