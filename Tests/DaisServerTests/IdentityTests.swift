// SPDX-License-Identifier: Apache-2.0

import DaisCore
import DaisServer
import Synchronization
import Testing

@Suite("Identity at the page and at the socket")
struct IdentityTests {
    @Test("a page is rendered for the user of its request, and not kept for the next one")
    func page() async throws {
        try await TestServer.run(authentication: Person.byCookie) {
            WhoView()
        } body: { server in
            let ada = try await Visit(server, as: "ada").page()
            #expect(ada.text.contains("I am ada."))
            #expect(ada.headers["cache-control"] == "private, no-store")
            #expect(ada.headers["vary"]?.contains("Cookie") == true)
            #expect(ada.headers["set-cookie"] == nil)
            let nobody = try await Visit(server).page()
            #expect(nobody.text.contains("I am nobody."))
            #expect(nobody.headers["cache-control"] == "private, no-cache")
        }
    }

    @Test("a browser gets a cookie that tells it apart, encrypted in production")
    func browserCookie() async throws {
        try await TestServer.run(authentication: Person.byCookie) {
            WhoView()
        } body: { server in
            let reply = try #require(await HTTPReply.get("/", port: server.port))
            let cookie = try #require(reply.headers["set-cookie"])
            #expect(cookie.wholeMatch(of: /dais=[0-9a-f]{32}; Path=\/; SameSite=Lax; HttpOnly/) != nil)
        }
        var options = ServerOptions()
        options.environment = .production
        try await TestServer.run(options: options, authentication: Person.byCookie) {
            WhoView()
        } body: { server in
            let reply = try #require(await HTTPReply.get("/", port: server.port))
            let cookie = try #require(reply.headers["set-cookie"])
            #expect(cookie.wholeMatch(of: /__Host-dais=[0-9a-f]{32}; Path=\/; SameSite=Lax; HttpOnly; Secure/) != nil)
        }
    }

    @Test("an app that does not ask sets no cookie and knows no credentials")
    func unasked() async throws {
        try await TestServer.run {
            RequestView()
        } body: { server in
            let headers = ["Cookie": "login=ada", "User-Agent": "Test/1", "Accept-Language": "de, en;q=0.5"]
            let reply = try #require(await HTTPReply.get("/boards?x=1", port: server.port, headers: headers))
            #expect(reply.headers["set-cookie"] == nil)
            #expect(reply.headers["cache-control"] == "private, no-cache")
            #expect(reply.text.contains("/boards x=1 Test/1 de,en 127.0.0.1 open no cookie"))
        }
    }

    @Test("a refusal is answered with its status or its address, and an error without details")
    func refusals() async throws {
        let log = LogLines()
        try await TestServer.run(at: "/app", log: log, authentication: Person.byCookie) {
            WhoView()
        } body: { server in
            let outcast = try await Visit(server, as: "outcast").page("/app")
            #expect(outcast.status == 403)
            #expect(!outcast.text.contains("I am"))
            #expect(outcast.text.contains("<html lang=\"en\" dir=\"ltr\">"))
            #expect(outcast.text.contains("<h1>You have no access</h1><p>This page is not for you.</p>"))
            let stranger = try await Visit(server, as: "stranger").page("/app/boards")
            #expect(stranger.status == 303)
            #expect(stranger.headers["location"] == "/app/login?from=here")
            #expect(stranger.headers["cache-control"] == "no-store")
            let crash = try await Visit(server, as: "crash").page("/app")
            #expect(crash.status == 500)
            #expect(!crash.text.contains("Failure"))
            #expect(log.count(with: "authenticate has failed error=Failure()") == 1)
            let loop = try await Visit(server, as: "stranger").page("/app/login")
            #expect(loop.status == 500)
            #expect(log.count(with: "authenticate leads from /login to itself") == 1)
        }
    }

    @Test("a socket that the app refuses leads its page to the app's answer")
    func refusedSocket() async throws {
        try await TestServer.run(authentication: Person.byCookie) {
            WhoView()
        } body: { server in
            for (name, ending) in [("outcast", "ended"), ("stranger", "ended"), ("crash", "limit")] {
                let socket = try await SocketClient.open(
                    port: server.port, headers: Visit(server, as: name).headers)
                try await socket.hello()
                #expect(await socket.ending() == ending)
            }
            #expect(await server.registry.sessionCount == 0)
        }
    }

    @Test("a socket of a foreign page is refused although the browser sends the cookies of the user")
    func foreignOrigin() async throws {
        try await TestServer.run(authentication: Person.byCookie) {
            WhoView()
        } body: { server in
            let headers = Visit(server, as: "ada").headers.merging(["Origin": "https://evil.example"]) { $1 }
            let socket = try await SocketClient.open(port: server.port, headers: headers)
            #expect(socket.reply.status == 403)
        }
    }

    @Test("a session is resumed by the same identity of the same browser only")
    func resume() async throws {
        try await TestServer.run(authentication: Person.byCookie) {
            WhoView()
        } body: { server in
            let ada = Visit(server, as: "ada")
            var (socket, welcome) = try await ada.connect()
            #expect(await socket.text(with: "I am ada.") != nil)
            socket.close()
            var again: SocketClient.Welcome
            (socket, again) = try await ada.connect(resuming: welcome)
            #expect(again == SocketClient.Welcome(session: welcome.session, secret: welcome.secret, status: "resumed"))
            socket.close()
            var stolen = ada
            stolen.cookies["dais"] = String(repeating: "b", count: 32)
            for other in [Visit(server, as: "bob"), Visit(server), stolen] {
                (socket, again) = try await other.connect(resuming: welcome)
                #expect(again.status == "replaced")
                #expect(again.session != welcome.session && again.secret != welcome.secret)
                let frame = await socket.text(with: "I am ")
                #expect(frame?.contains("I am \(other.cookies["login"] ?? "nobody").") == true)
                socket.close()
            }
            welcome = again
        }
    }

    @Test("a session that its handler ends cannot be resumed, and its page is told to load again")
    func end() async throws {
        try await TestServer.run(authentication: Person.byCookie) {
            WhoView().modifier(EndsItself())
        } body: { server in
            let visit = Visit(server, as: "ada")
            let (socket, welcome) = try await visit.connect()
            let last = await socket.text(with: "[\"x\"")
            #expect(last == "[\"x\",\"ended\",\"Enough\"]")
            #expect(await socket.closeCode() == 1000)
            #expect(try await visit.connect(resuming: welcome).welcome.session != welcome.session)
        }
    }

    @Test("the sessions of a user end everywhere, connected or not, and those of others go on")
    func endEverywhere() async throws {
        try await TestServer.run(authentication: Person.byCookie) {
            WhoView()
        } body: { server in
            let ada = Visit(server, as: "ada-everywhere")
            let (first, _) = try await ada.connect()
            let (second, waiting) = try await ada.connect()
            let (_, bob) = try await Visit(server, as: "bob-everywhere").connect()
            second.close()
            let count = await SessionDirectory.end(reason: "Gone") { (person: Person) in person.name == "ada-everywhere"
            }
            #expect(count == 2)
            #expect(await first.ending() == "ended")
            #expect(try await ada.connect(resuming: waiting).welcome.status == "replaced")
            #expect(await server.registry.session(bob.session) != nil)
            #expect(await server.registry.sessionCount == 2)
        }
    }

    @Test("a page that connects while sessions of others end is asked about once")
    func othersEndWhileAsked() async throws {
        let count = Mutex(0)
        let authentication = Authentication { _ -> Person? in
            count.withLock { $0 += 1 }
            await SessionDirectory.end { (person: Person) in person.name == "mallory" }
            return Person(name: "alice")
        }
        try await TestServer.run(authentication: authentication) {
            WhoView()
        } body: { server in
            let (socket, _) = try await Visit(server).connect()
            #expect(await socket.text(with: "I am alice.") != nil)
            #expect(count.withLock { $0 } == 1)
        }
    }

    @Test("an app that ends sessions whenever it decides is asked three times, and the log tells the remedy")
    func endsWheneverAsked() async throws {
        let asked = EndsWheneverAsked()
        let log = LogLines()
        try await TestServer.run(log: log, authentication: asked.closure) {
            WhoView()
        } body: { server in
            let socket = try await SocketClient.open(
                port: server.port, headers: Visit(server, as: "ada-once").headers)
            try await socket.hello()
            #expect(await socket.ending() == "limit")
            #expect(asked.count.withLock { $0 } == 3)
            #expect(log.count(with: "SessionDirectory.end there; call it in the handler") == 1)
        }
    }

    @Test("a page that connects while its user's sessions end is asked again")
    func endWhileAsked() async throws {
        let asked = Asked()
        try await TestServer.run(authentication: asked.closure) {
            WhoView()
        } body: { server in
            let socket = try await SocketClient.open(port: server.port, headers: Visit(server, as: "eve").headers)
            try await socket.hello()
            #expect(await socket.ending() == "ended")
            #expect(asked.count.withLock { $0 } == 2)
            #expect(await server.registry.sessionCount == 0)
        }
    }
}
