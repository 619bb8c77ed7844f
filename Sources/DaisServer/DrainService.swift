// SPDX-License-Identifier: Apache-2.0

import ServiceLifecycle

/// Sends the browsers away before the server stops.
///
/// A group of services stops the last one first. Hummingbird's server is the last one of its application, so services of
/// the application begin to stop when the connections have ended. This one belongs behind the application in its group:
///
/// ```
/// SIGTERM ──▶ not ready, browsers leave one by one ──▶ the server stops ──▶ the application's services stop
/// ```
package struct DrainService: Service {
    private let views: ViewApplication

    package init(_ views: ViewApplication) { self.views = views }

    package func run() async throws {
        try? await gracefulShutdown()
        await views.drain()
        await views.stop()
    }
}
