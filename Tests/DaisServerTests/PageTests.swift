// SPDX-License-Identifier: Apache-2.0

import DaisCore
import DaisServer
import Foundation
import Hummingbird
import Testing

@Suite("The first page")
struct PageTests {
    @Test("the first page shows the view without script, with the headers that protect it")
    func page() async throws {
        try await TestServer.run {
            Text("Hello, page")
        } body: { server in
            let reply = try #require(await HTTPReply.get("/", port: server.port))
            #expect(reply.status == 200)
            #expect(reply.headers["content-type"] == "text/html; charset=utf-8")
            #expect(reply.headers["x-content-type-options"] == "nosniff")
            #expect(reply.headers["referrer-policy"] == "same-origin")
            #expect(reply.headers["content-encoding"] == nil)
            #expect(reply.text.contains("Hello, page"))
            #expect(reply.text.contains("<title>Test</title>"))
            #expect(reply.text.contains("<main class=\"root\" id=\"dais-root\">"))
            #expect(reply.text.contains("id=\"dais-overlays\""))
            #expect(!reply.text.contains("style=\""))
        }
    }

    @Test("the first page carries a policy without unsafe-inline, and a nonce that differs with every request")
    func policy() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let first = try #require(await HTTPReply.get("/", port: server.port))
            let second = try #require(await HTTPReply.get("/", port: server.port))
            let policy = try #require(first.headers["content-security-policy"])
            #expect(!policy.contains("unsafe"))
            #expect(policy.hasPrefix("default-src 'none';"))
            #expect(policy.contains("frame-ancestors 'none'"))
            #expect(policy.hasSuffix("; require-trusted-types-for 'script'; trusted-types dais"))
            #expect(policy != second.headers["content-security-policy"])
            let nonce = try #require(policy.firstMatch(of: /'nonce-([0-9a-f]{32})'/)).1
            if first.text.contains("<style") { #expect(first.text.contains("<style nonce=\"\(nonce)\"")) }
        }
    }

    @Test("an app with scripts requires trusted types only if it names the policies of its scripts")
    func trustedTypes() async throws {
        for (policies, expected) in [
            (nil, "frame-ancestors 'none'"), ([], "; trusted-types dais"),
            (["lit-html", "x"], "; trusted-types dais lit-html x"),
        ] as [([String]?, String)] {
            var options = ServerOptions()
            options.scripts = [PageScript(name: "tick.js", source: "")]
            options.trustedTypePolicies = policies
            try await TestServer.run(options: options) {
                Text("Hello")
            } body: { server in
                let reply = try #require(await HTTPReply.get("/", port: server.port))
                #expect(reply.headers["content-security-policy"]?.hasSuffix(expected) == true)
            }
        }
    }

    @Test("the first page is compressed for a client that takes gzip, and only for that one")
    func compression() async throws {
        try await TestServer.run {
            Text(String(repeating: "many words ", count: 200))
        } body: { server in
            let plain = try #require(await HTTPReply.get("/", port: server.port))
            let headers = ["Accept-Encoding": "br;q=1.0, gzip"]
            let packed = try #require(await HTTPReply.get("/", port: server.port, headers: headers))
            #expect(packed.headers["content-encoding"] == "gzip")
            #expect(packed.headers["vary"]?.contains("Accept-Encoding") == true)
            #expect(packed.body.count < plain.body.count / 2)
            let unpacked = String(decoding: try gunzip(packed.body), as: UTF8.self)
            #expect(unpacked.contains("many words many words"))
            #expect(unpacked.hasSuffix("</html>\n"))
            let refused = ["Accept-Encoding": "gzip;q=0"]
            let unpackedReply = try #require(await HTTPReply.get("/", port: server.port, headers: refused))
            #expect(unpackedReply.headers["content-encoding"] == nil)
        }
    }

    @Test("a first visit needs no request for the style sheets, and a later one takes them from the browser's cache")
    func styles() async throws {
        try await TestServer.run {
            Text("Hello").sheet(isPresented: .constant(true)) { Text("Sheet") }
        } body: { server in
            let waits = /<link rel="stylesheet" href="[^"]*\/(\w+)\.css">/
            let first = try #require(await HTTPReply.get("/", port: server.port))
            #expect(first.text.matches(of: waits).isEmpty)
            let inline = /<style nonce="[0-9a-f]{32}" data-file="\w+.css">(.*)<\/style>/
            let own = first.text.matches(of: inline)
            let files = ["dais.css", "overlays.css"].compactMap { ClientAssets.shared.files[$0]?.bytes }
            #expect(own.map { Array($0.1.utf8) } == files, "in the order of the parts")
            let tag = try #require(first.headers["etag"])
            let second = try #require(await HTTPReply.get("/", port: server.port, headers: ["If-None-Match": tag]))
            #expect(second.text.matches(of: waits).map(\.1) == ["dais", "overlays"])
            #expect(second.text.matches(of: inline).isEmpty)
            #expect(second.headers["etag"] != tag, "the page is another one")
            let newer = ["If-None-Match": try #require(second.headers["etag"])]
            let third = try #require(await HTTPReply.get("/", port: server.port, headers: newer))
            #expect(third.status == 200)
            #expect(third.headers["etag"] == tag, "a tag does not tell browsers apart")
        }
    }

    @Test("the style sheets of another build are no reason to leave those of a page out")
    func otherBuild() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let other = ["If-None-Match": "W/\"0123456789abcdef-a\""]
            let reply = try #require(await HTTPReply.get("/", port: server.port, headers: other))
            #expect(reply.text.contains("data-file=\"dais.css\""))
        }
    }

    @Test("the first page is drawn for a narrow window when a phone asks")
    func phone() async throws {
        struct Width: View {
            @DaisCore.Environment(\.horizontalSizeClass) private var width
            var body: some View { Text(width == .compact ? "narrow" : "wide") }
        }
        try await TestServer.run {
            Width()
        } body: { server in
            let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1"
            let desktop = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
            let narrow = await HTTPReply.get("/", port: server.port, headers: ["User-Agent": phone])
            #expect(narrow?.text.contains("narrow") == true)
            let wide = await HTTPReply.get("/", port: server.port, headers: ["User-Agent": desktop])
            #expect(wide?.text.contains("wide") == true)
        }
    }

    @Test("the first page answers HEAD with the headers alone")
    func head() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let reply = try #require(await HTTPReply.get("/", port: server.port, method: "HEAD"))
            #expect(reply.status == 200)
            #expect(reply.body.isEmpty)
            #expect(reply.headers["content-security-policy"] != nil)
        }
    }

    @Test("the first page is shown for every address below, but not for a file that is missing")
    func addresses() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            #expect(await HTTPReply.get("/inbox/42?tab=2", port: server.port)?.status == 200)
            #expect(await HTTPReply.get("/logo.png", port: server.port)?.status == 404)
            #expect(await HTTPReply.get("/_dais/nothing", port: server.port)?.status == 404)
        }
    }

    @Test("the first page is not sent to a foreign name that points at this machine")
    func foreignHost() async throws {
        var options = ServerOptions()
        options.localHostsOnly = true
        try await TestServer.run(options: options) {
            Text("Hello")
        } body: { server in
            #expect(await HTTPReply.get("/", port: server.port)?.status == 200)
            let client = try await RawClient(port: server.port)
            try await client.send("GET / HTTP/1.1\r\nHost: evil.example:\(server.port)\r\n\r\n")
            #expect(await client.takeHead()?.hasPrefix("HTTP/1.1 421") == true)
            client.close()
        }
    }

    @Test("the first page lives below a prefix of a router that has other routes")
    func prefix() async throws {
        let router = Router()
        router.get("health") { _, _ in "fine" }
        try await TestServer.run(at: "/app/", router: router) {
            Text("Mounted")
        } body: { server in
            #expect(await HTTPReply.get("/health", port: server.port)?.text == "fine")
            #expect(await HTTPReply.get("/", port: server.port)?.status == 404)
            let page = try #require(await HTTPReply.get("/app", port: server.port))
            #expect(page.text.contains("Mounted"))
            #expect(page.text.contains("data-socket=\"/app/_dais/live/\""))
            let script = try #require(page.text.firstMatch(of: /src="([^"]+dais\.js)"/)).1
            #expect(script.hasPrefix("/app/_dais/"))
            #expect(await HTTPReply.get(String(script), port: server.port)?.status == 200)
            let socket = try await SocketClient.open(port: server.port, path: "/app/_dais/live")
            #expect(socket.reply.status == 101)
            try await socket.hello()
            #expect(await socket.welcome() != nil)
            socket.close()
        }
    }

    @Test("a title or a rule that looks like markup cannot leave its element of the page")
    @MainActor func escaping() {
        let page = PageRenderer(basePath: "", development: true)
        let rendered = FirstPage.render(
            RootContent(title: "</title><script>", make: { Text("Hello") }),
            request: PageRequest(path: "/", query: nil, basePath: "", locale: nil))
        let html = page.document(rendered, nonce: "n")
        #expect(!html.contains("</title><script>"))
        #expect(PageText.styleText(".a{content:\"</style>\"}") == ".a{content:\"<\\/style>\"}")
        #expect(PageText.scriptString("</script>\u{1}\"") == "\"\\u003c/script>\\u0001\\\"\"")
    }
}

func gunzip(_ bytes: [UInt8]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(bytes))
    try input.fileHandleForWriting.close()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Array(result)
}
