// SPDX-License-Identifier: Apache-2.0

import DaisCore
import DaisServer
import Hummingbird
import Logging
import ServiceLifecycle

/// A server on a free port of the loopback interface, for the length of a closure.
struct TestServer: Sendable {
    let port: Int
    let views: ViewApplication
    private let group: ServiceGroup

    /// Asks the server to stop, as SIGTERM does.
    func stop() async { await group.triggerGracefulShutdown() }

    @MainActor var registry: SessionRegistry { views.sessionRegistries[0] }

    static func run<Content: View>(
        options: ServerOptions = ServerOptions(), host: String = "127.0.0.1", at path: String = "/",
        router: Router<BasicRequestContext> = Router(), log: LogLines? = nil, authentication: Authentication? = nil,
        metrics: ServerMetrics = .shared,
        @ViewBuilder content: @escaping @MainActor @Sendable () -> Content,
        body: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        var logger = log?.logger ?? Logger(label: "test")
        logger.logLevel = log == nil ? .critical : .notice
        var root = RootContent(title: "Test", make: { content() })
        root.authentication = authentication
        let views = ViewApplication(root: root, options: options, logger: logger, metrics: metrics)
        let (ports, continuation) = AsyncStream<Int>.makeStream()
        let application = Application(
            router: router, views: views, at: path,
            configuration: ApplicationConfiguration(address: .hostname(host, port: 0)),
            onServerRunning: { continuation.yield($0.localAddress?.port ?? 0) }, logger: logger)
        let group = ServiceGroup(configuration: .init(services: [application], logger: logger))
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask { try await group.run() }
            var iterator = ports.makeAsyncIterator()
            let port = await iterator.next() ?? 0
            do {
                try await body(TestServer(port: port, views: views, group: group))
            } catch {
                await group.triggerGracefulShutdown()
                throw error
            }
            await group.triggerGracefulShutdown()
            try await tasks.waitForAll()
        }
    }

    /// Waits until something that happens on another thread has happened. A busy machine gets half a minute.
    static func eventually(_ condition: @MainActor () -> Bool) async -> Bool {
        for _ in 0..<3000 {
            if await MainActor.run(body: condition) { return true }
            try? await Task.sleep(for: .milliseconds(10))
        }
        return false
    }
}
