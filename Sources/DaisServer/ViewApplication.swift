// SPDX-License-Identifier: Apache-2.0

public import DaisCore
public import Hummingbird
public import HummingbirdCore
public import Logging
public import NIOCore
public import ServiceLifecycle

/// Views as a part of a Hummingbird server.
///
/// An app with `@main` needs none of this. To show views inside a server that also does other things, make the
/// application with them in one call:
///
/// ```swift
/// let router = Router()
/// router.get("health") { _, _ in "ok" }
/// let app = Application(router: router, views: ViewApplication { ContentView() }, at: "/app")
/// try await app.runService()
/// ```
///
/// Page, assets and socket then live below `/app`, and everything else stays the router's. Where the application is put
/// together by hand, ``mount(on:at:)`` gives the server builder and the value itself is the service that ends the
/// sessions when the process stops.
public struct ViewApplication: Service {
    private let content: RootContent
    let options: ServerOptions
    let log: RateLimitedLog
    private let registries = Registries()

    /// - Parameters:
    ///   - options: limits, origins and environment.
    ///   - content: the root view; called once for each session, on the main actor.
    public init<Content: View>(
        options: ServerOptions = ServerOptions(),
        @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) {
        self.init(root: RootContent(title: nil, make: { content() }), options: options)
    }

    package init(root: RootContent, options: ServerOptions, logger: Logger = Logger(label: "dais")) {
        content = root
        self.options = options
        log = RateLimitedLog(logger)
    }

    /// Adds page and assets to the router and returns the server that also answers the socket.
    ///
    /// - Parameters:
    ///   - router: the router that the application is made with. Its own routes win over the page.
    ///   - path: where the views live, for example `/app`. Below it every address that is not a file shows the page.
    public func mount(on router: some RouterMethods, at path: String = "/") -> HTTPServerBuilder {
        let basePath = Self.normalized(path)
        let place = ServerPlace(options: options)
        let registry = SessionRegistry(
            content: content, basePath: basePath, options: options,
            isDevelopment: place.isDevelopment, log: log)
        registries.add(registry)
        let renderer = PageRenderer(
            basePath: basePath, development: false, longestText: options.longestText, scripts: options.scripts)
        let sockets = SocketEndpoint(
            path: renderer.socketPath, options: options, place: place,
            policy: OriginPolicy(allowed: options.allowedOrigins),
            registry: registry, log: log)
        PageRoutes(content: content, renderer: renderer, sockets: sockets).add(to: router)
        return HTTPServerBuilder { responder in UpgradeChannel(responder: responder, sockets: sockets) }
    }

    /// Waits until the process is asked to stop, then ends all sessions.
    public func run() async throws {
        try? await gracefulShutdown()
        await stop()
    }

    /// Ends all sessions: `onDisappear` runs, tasks are cancelled.
    public func stop() async {
        await MainActor.run { registries.all.forEach { $0.stop() } }
    }

    package var sessionRegistries: [SessionRegistry] { registries.all }

    /// `/app/` and `app` mean `/app`; the root is the empty string.
    static func normalized(_ path: String) -> String {
        path.split(separator: "/").map { "/" + $0 }.joined()
    }
}

extension Application {
    /// A server with a router and views below one address.
    ///
    /// - Parameters:
    ///   - router: the routes that are not views.
    ///   - views: the views and their limits.
    ///   - path: where the views live, for example `/app`.
    public init<ResponderBuilder: HTTPResponderBuilder & RouterMethods>(
        router: ResponderBuilder, views: ViewApplication, at path: String = "/",
        configuration: ApplicationConfiguration = ApplicationConfiguration(), services: [any Service] = [],
        onServerRunning: @escaping @Sendable (any Channel) async -> Void = { _ in }, logger: Logger? = nil
    ) where Responder == ResponderBuilder.Responder {
        let server = views.mount(on: router, at: path)
        self.init(
            router: router, server: server, configuration: configuration, services: services + [views],
            onServerRunning: onServerRunning, logger: logger)
    }
}
