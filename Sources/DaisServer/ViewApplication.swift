// SPDX-License-Identifier: Apache-2.0

public import DaisCore
public import Hummingbird
public import HummingbirdCore
public import Logging
public import NIOCore
public import ServiceLifecycle

/// Views as part of a Hummingbird server.
///
/// An app with `@main` does not need it. To add views to a server with other routes, create the application with both:
///
/// ```swift
/// let router = Router()
/// router.get("health") { _, _ in "ok" }
/// let app = Application(router: router, views: ViewApplication { ContentView() }, at: "/app")
/// try await app.runService()
/// ```
///
/// The page, its files and its socket are below `/app`, and the router handles everything else. To assemble the
/// application yourself, use ``mount(on:at:)`` for the server builder, and add the value as a service, which ends the
/// sessions when the process stops.
public struct ViewApplication: Service {
    private let content: RootContent
    let options: ServerOptions
    let log: RateLimitedLog
    private let buildReport: BuildReport?
    private let traffic: ServerTraffic
    private let registries = Registries()
    package let metrics: MetricsService

    /// Creates views for a server.
    ///
    /// - Parameters:
    ///   - options: The limits, origins and environment.
    ///   - content: A closure that makes the root view. It runs once per session on the main actor.
    public init<Content: View>(
        options: ServerOptions = ServerOptions(),
        @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) {
        self.init(root: RootContent(title: nil, make: { content() }), options: options)
    }

    /// Creates views for a server that decides who asks.
    ///
    /// ```swift
    /// struct User: Equatable, Sendable { var name: String }
    ///
    /// let views = ViewApplication(
    ///     authenticate: { request in request.remoteUser.map { User(name: $0) } },
    ///     content: { ContentView() })
    /// ```
    ///
    /// - Parameters:
    ///   - options: The limits, origins and environment.
    ///   - authenticate: A closure that returns the identity of the user, or `nil` for nobody. It throws a
    ///     `RequestRefusal` to refuse the request; see `Scene.authenticate(_:)`.
    ///   - content: A closure that makes the root view. It runs once per session on the main actor.
    public init<I: Sendable & Equatable, Content: View>(
        options: ServerOptions = ServerOptions(),
        authenticate: @escaping @Sendable (_ request: AuthenticationRequest) async throws -> I?,
        @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) {
        var root = RootContent(title: nil, make: { content() })
        root.authentication = Authentication(authenticate)
        self.init(root: root, options: options)
    }

    package init(
        root: RootContent, options: ServerOptions, logger: Logger = Logger(label: "dais"),
        metrics: ServerMetrics = .shared
    ) {
        content = root.sealed(by: options.snapshotKeys.map(AddressSeal.init(keys:)) ?? .process)
        self.options = options
        log = RateLimitedLog(logger)
        self.metrics = MetricsService(options, log: log)
        buildReport = options.buildReport.map(BuildReport.init(path:))
        traffic = ServerTraffic(options.traffic, files: options.fileQuota, log: log, metrics: metrics)
    }

    /// Adds the page and its files to a router and returns the server, which also answers the socket.
    ///
    /// - Parameters:
    ///   - router: The router of the application. Its own routes take precedence over the page.
    ///   - path: The base path of the views, such as `/app`. Every address below that is not a file shows the page.
    public func mount(on router: some RouterMethods, at path: String = "/") -> HTTPServerBuilder {
        let basePath = Self.normalized(path)
        var content = content
        content.showsPreviews = options.mayShowPreviews
        let place = ServerLocation(options: options, log: log)
        let seal = SnapshotSeal.forViews(at: basePath, options: options, metrics: traffic.metrics)
        let desk = seal.flatMap { seal in
            options.snapshotStore.map {
                SnapshotDesk(
                    seal, store: $0, lifetime: options.snapshotLifetime,
                    browserBytes: options.sessionLimits.browserBytes, log: log)
            }
        }
        let registry = SessionRegistry(
            content: seal.map { content.sealed(by: $0) } ?? content, basePath: basePath, options: options,
            isDevelopment: place.isDevelopment, log: log, metrics: traffic.metrics, desk: desk, report: buildReport)
        registries.add(registry)
        let renderer = PageRenderer(
            basePath: basePath, development: false, longestText: options.longestText, scripts: options.scripts)
        let sockets = SocketEndpoint(
            path: renderer.socketPath, options: options, place: place,
            policy: OriginPolicy(allowed: options.allowedOrigins, hosts: options.answeredHosts),
            traffic: traffic, registry: registry,
            requests: RequestReader(options, isAsked: content.authentication != nil, log: log), log: log,
            registries: registries)
        let folder = options.clientFolder.map(ClientFileFolder.init(path:))
        do {
            try folder?.save(renderer)
        } catch {
            log.line(.error, "clientFolder", ["error": "\(error)"])
        }
        let observed = router.group().add(middleware: RequestObserver())
        PageRoutes(content: content, renderer: renderer, sockets: sockets, earlier: folder).add(to: observed)
        HealthRoutes(basePath: basePath, registries: registries).add(to: router)
        return HTTPServerBuilder { responder in UpgradeChannel(responder: responder, sockets: sockets) }
    }

    /// Waits until the process is asked to stop, then ends all sessions.
    ///
    /// - Throws: An error if ``ServerOptions/metrics`` names an address that cannot be used.
    public func run() async throws {
        try await metrics.open()
        // The folders may hold gigabytes.
        let sweep = Task.detached(priority: .background) { UploadFolder.removeAbandoned() }
        let reports = Task { [buildReport, registries] in await buildReport?.follow(registries) }
        try? await gracefulShutdown()
        reports.cancel()
        await stop()
        await metrics.close()
        _ = await sweep.value
    }

    /// Lets the process be not ready, and sends the browsers away over ``ServerOptions/drainSeconds``.
    package func drain() async {
        registries.beginDraining()
        for registry in registries.all { await registry.drain(over: .seconds(options.drainSeconds)) }
    }

    /// Ends all sessions: their `onDisappear` actions run, and their tasks are canceled.
    public func stop() async {
        registries.beginDraining()
        await MainActor.run {
            registries.all.forEach { $0.stop() }
            UploadFolder.process.removeIfUnused()
        }
        for registry in registries.all { await registry.desk?.finish() }
    }

    package var pages: RenderQueue { traffic.pages }
    package var files: FileQuota { traffic.files }
    package var sessionRegistries: [SessionRegistry] { registries.all }

    /// Returns a path with a leading and without a trailing slash. The root is the empty string.
    static func normalized(_ path: String) -> String {
        path.split(separator: "/").map { "/" + $0 }.joined()
    }
}

extension Application {
    /// Creates a server with a router and with views below one path.
    ///
    /// - Parameters:
    ///   - router: The routes that are not views.
    ///   - views: The views with their options.
    ///   - path: The base path of the views, such as `/app`.
    ///   - eventLoopGroupProvider: The event loops of the sockets.
    public init<ResponderBuilder: HTTPResponderBuilder & RouterMethods>(
        router: ResponderBuilder, views: ViewApplication, at path: String = "/",
        configuration: ApplicationConfiguration = ApplicationConfiguration(), services: [any Service] = [],
        onServerRunning: @escaping @Sendable (any Channel) async -> Void = { _ in },
        eventLoopGroupProvider: EventLoopGroupProvider = .singleton, logger: Logger? = nil
    ) where Responder == ResponderBuilder.Responder {
        let server = views.mount(on: router, at: path)
        self.init(
            router: router, server: server, configuration: configuration, services: services + [views],
            onServerRunning: onServerRunning, eventLoopGroupProvider: eventLoopGroupProvider, logger: logger)
    }
}
