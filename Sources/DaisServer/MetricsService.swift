// SPDX-License-Identifier: Apache-2.0

import DaisCore
import Synchronization

/// The endpoint of a server's metrics, from the start of the server to its end.
package final class MetricsService: Sendable {
    private let address: MetricsAddress?
    private let backend: PrometheusMetrics?
    private let endpoint = Mutex<MetricsEndpoint?>(nil)

    init(_ options: ServerOptions, log: RateLimitedLog) {
        address = options.metrics.flatMap(MetricsAddress.init)
        backend = address == nil ? nil : MetricsEndpoint.backend()
        guard let address, backend == nil else { return }
        log.line(
            .warning,
            """
            The app has chosen a backend for its metrics, so the server does not show them on \(address). Leave out \
            DAIS_METRICS, and ServerOptions.metrics.
            """)
    }

    /// The port on which the metrics are shown.
    package var port: Int? { endpoint.withLock { $0?.port } }

    /// Shows the metrics, unless no option asks for it, or they are shown.
    ///
    /// - Throws: ``MetricsAddressUnavailable`` if the address cannot be used.
    package func open() async throws(MetricsAddressUnavailable) {
        guard let address, let backend, port == nil else { return }
        let opened = try await MetricsEndpoint.open(address, backend)
        endpoint.withLock { $0 = opened }
    }

    func close() async {
        let opened = endpoint.withLock { endpoint in
            defer { endpoint = nil }
            return endpoint
        }
        await opened?.close()
    }
}
