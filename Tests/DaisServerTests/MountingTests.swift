// SPDX-License-Identifier: Apache-2.0

import Dais
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Testing

@Suite("Views in another server")
struct MountingTests {
    @Test("take one call, and give a responder that has both")
    func oneCall() async throws {
        // As in the documentation of ViewApplication.
        let router = Router()
        router.get("health") { _, _ in "ok" }
        let app = Application(router: router, views: ViewApplication { Text("Mounted") }, at: "/app")
        #expect(app.services.count == 1)
        let responder = app.responder
        for (path, expected) in [("/health", 200), ("/app", 200), ("/app/deeper", 200), ("/elsewhere", 404)] {
            let request = Request(
                head: .init(method: .get, scheme: "http", authority: "localhost", path: path),
                body: .init(buffer: ByteBuffer()))
            let context = BasicRequestContext(
                source: .init(channel: EmbeddedChannel(), logger: Logger(label: "test")))
            var status = 404
            do { status = try await responder.respond(to: request, context: context).status.code } catch is HTTPError {}
            #expect(status == expected, "\(path)")
        }
    }
}
