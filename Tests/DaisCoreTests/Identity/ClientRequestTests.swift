// SPDX-License-Identifier: Apache-2.0
import DaisCore
import Testing

@Suite("Requests and cookies")
struct ClientRequestTests {
    @Test("the languages of a request are in the order of the reader's wishes")
    func languages() {
        func languages(_ header: String) -> [String] {
            ClientRequest(headers: RequestHeaders([("accept-language", header)])).languages
        }
        #expect(languages("en;q=0.5, de-CH, de;q=0.9, *;q=0.1, fr;q=0") == ["de-CH", "de", "en"])
        #expect(languages("") == [])
        #expect(languages("it,es") == ["it", "es"])
    }

    @Test("the path of a request is below the path of the app")
    func path() {
        let request = ClientRequest().at("/app/boards/7?card=2", below: "/app")
        #expect(request.path == "/boards/7")
        #expect(request.query == "card=2")
        #expect(ClientRequest().at("/app", below: "/app").path == "/")
    }

    @Test("any text survives in a cookie")
    func values() throws {
        for value in ["plain", "two words; and, \"more\" \\ 100 %", "zwölf", "", "a=b"] {
            let header = ResponseCookie("login", value).header(isSecure: false)
            let pair = try #require(header.split(separator: ";", omittingEmptySubsequences: false).first)
            #expect(ResponseCookie.read([pair]) == ["login": value])
            #expect(pair.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f })
        }
    }

    @Test("a cookie is restricted unless the app says otherwise")
    func attributes() {
        var cookie = ResponseCookie("a", "b", maxAge: .seconds(60))
        #expect(cookie.header(isSecure: true) == "a=b; Path=/; SameSite=Lax; Max-Age=60; HttpOnly; Secure")
        #expect(ResponseCookie("a", "b").header(isSecure: false) == "a=b; Path=/; SameSite=Lax; HttpOnly")
        cookie.isHTTPOnly = false
        cookie.sameSite = .strict
        cookie.isSecure = false
        cookie.path = "/app"
        #expect(cookie.header(isSecure: true) == "a=b; Path=/app; SameSite=Strict; Max-Age=60")
        #expect(ResponseCookie.removing("a").header(isSecure: false) == "a=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly")
    }

    @Test("the first of two cookies with one name counts, and others are left out")
    func reading() {
        #expect(ResponseCookie.read(["a=1; b=2; a=3", "c", "=x", "b c=4"]) == ["a": "1", "b": "2"])
        #expect(ResponseCookie.read(["a=%zz%4"]) == ["a": "%zz%4"])
    }

    @Test("a view reads the identity that is set around it as the app's type")
    @MainActor func identity() {
        struct Person: Equatable, Sendable { var name: String }
        var values = EnvironmentValues()
        #expect(values[identity: Person.self] == nil)
        values.identity = Person(name: "Ada")
        #expect(values[identity: Person.self] == Person(name: "Ada"))
        #expect(values[identity: String.self] == nil)
        values.identity = nil
        #expect(values[identity: Person.self] == nil)
    }

    @Test("an app's scene has the closure of its modifier, below other modifiers and in scenes of the app")
    @MainActor func scene() async throws {
        struct Inner: Scene {
            var body: some Scene {
                WindowGroup { Text("Hello") }.authenticate { request in request.cookies["login"] }
            }
        }
        struct Outer: App {
            var body: some Scene { Inner().environment(\.isEnabled, false) }
        }
        struct Open: App {
            var body: some Scene { WindowGroup { Text("Hello") } }
        }
        let closure = try #require(RootContent(of: Outer.self).authentication)
        guard case .known(let identity) = await closure.decide(AuthenticationRequest(cookies: ["login": "ada"])) else {
            Issue.record("the closure has refused")
            return
        }
        #expect(identity == AnyIdentity("ada"))
        #expect(RootContent(of: Open.self).authentication == nil)
    }

    @Test("a closure that does not return is left behind")
    func late() async {
        let closure = Authentication(patience: .milliseconds(20)) { _ -> String? in
            while true {
                try? await Task.sleep(for: .seconds(3600), tolerance: .zero); if Task.isCancelled { return nil }
            }
        }
        let decision = await closure.decide(AuthenticationRequest())
        guard case .late = decision else {
            Issue.record("the decision is \(decision)")
            return
        }
    }
}
