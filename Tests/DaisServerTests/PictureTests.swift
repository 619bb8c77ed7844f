// SPDX-License-Identifier: Apache-2.0

import Dais
import DaisServer
import Foundation
import Testing

@Suite("Pictures over HTTP")
struct PictureTests {
    private static func drawing(_ mark: String) -> Data {
        Data("<svg width='6' height='4'><!--\(mark)\(String(repeating: "x", count: 140_000))--></svg>".utf8)
    }

    private struct Drawn: View {
        @State private var isShown = true
        var body: some View {
            VStack {
                if isShown { Image(uiImage: UIImage(data: PictureTests.drawing("data"))!) }
                Button("Turn") { isShown.toggle() }
            }
        }
    }

    private static func address(in page: String) throws -> String {
        String(try #require(page.firstMatch(of: /src=\\?"([^"\\]*\/_dais\/[^"\\]+)/)).1)
    }

    @Test("a picture of a bundle is answered for a year, and nothing else is", arguments: ["/", "/some/app"])
    func resource(path: String) async throws {
        let name = "Pictures_\(UUID()).resources"
        let folder = Bundle.main.bundleURL.appendingPathComponent(name)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.drawing("sea").write(to: folder.appendingPathComponent("Sea side.svg"))
        let bundle = try #require(Bundle(path: folder.path))
        try await TestServer.run(at: path) {
            Image("Sea side", bundle: bundle)
        } body: { server in
            let page = try #require(await HTTPReply.get(path, port: server.port))
            let address = try Self.address(in: String(decoding: page.body, as: UTF8.self))
            #expect(address.hasPrefix(path == "/" ? "/_dais/pictures/" : "/some/app/_dais/pictures/"))
            #expect(page.body.count < 60_000)
            let picture = try #require(await HTTPReply.get(address, port: server.port))
            #expect(picture.status == 200 && picture.body == Array(Self.drawing("sea")))
            #expect(picture.headers["content-type"] == "image/svg+xml")
            #expect(picture.headers["cache-control"] == "public, max-age=31536000, immutable")
            #expect(picture.headers["x-content-type-options"] == "nosniff")
            #expect(picture.headers["content-security-policy"]?.contains("sandbox") == true)
            let tag = try #require(picture.headers["etag"])
            let known = try #require(await HTTPReply.get(address, port: server.port, headers: ["If-None-Match": tag]))
            #expect(known.status == 304 && known.body.isEmpty)
            let hash = address.split(separator: "/").reversed()[1]
            let base = path == "/" ? "" : path
            for other in [
                address.replacing("Sea%20side", with: "Lake"), address.replacing(hash, with: "0"),
                "\(base)/_dais/pictures/\(hash)/../../Package.swift?in=\(name)",
                "\(base)/_dais/pictures/\(hash)/%2e%2e%2f\(name)%2fSea%20side?in=\(name)",
                "\(base)/_dais/pictures/\(hash)/Sea%20side?in=..%2f\(name)",
                "\(base)/_dais/pictures/\(hash)/%2fetc%2fpasswd", "\(base)/_dais/pictures/\(hash)/",
            ] {
                let reply = try #require(await HTTPReply.get(other, port: server.port))
                #expect(reply.status == 404, "\(other)")
            }
        }
    }

    @Test("a picture from data is answered to its session while a view shows it")
    func data() async throws {
        try await TestServer.run {
            Drawn()
        } body: { server in
            let socket = try await SocketClient.open(port: server.port, path: "/_dais/live")
            try await socket.hello()
            let welcome = try #require(await socket.welcome())
            let frame = try #require(await socket.text(with: "/_dais/files/"))
            let address = try Self.address(in: frame)
            #expect(address.hasPrefix("/_dais/files/\(welcome.session)/"))
            let picture = try #require(await HTTPReply.get(address, port: server.port))
            #expect(picture.status == 200 && picture.body == Array(Self.drawing("data")))
            #expect(picture.headers["cache-control"] == "no-store")
            #expect(picture.headers["content-type"] == "image/svg+xml")
            let again = try #require(await HTTPReply.get(address, port: server.port))
            #expect(again.status == 200)
            let other = try await SocketClient.open(port: server.port, path: "/_dais/live")
            try await other.hello()
            let stranger = try #require(await other.welcome())
            let foreign = address.replacing(welcome.session, with: stranger.session)
            #expect(await HTTPReply.get(foreign, port: server.port)?.status == 404)
            await MainActor.run { server.registry.stop() }
            #expect(await HTTPReply.get(address, port: server.port)?.status == 404)
        }
    }
}
