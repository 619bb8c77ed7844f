// SPDX-License-Identifier: Apache-2.0

import CoreMetrics
import Dais
import DaisCore
import Foundation
import Testing

@testable import DaisServer

@Suite("The text for Prometheus")
struct PrometheusTests {
    @Test("counters never fall, whole numbers stay exact, and both kinds of counters are one")
    func counters() {
        let metrics = PrometheusMetrics()
        let counter = metrics.makeCounter(label: "requests", dimensions: [("b", "2"), ("a", "1")])
        counter.increment(by: 9_007_199_254_740_993)
        counter.increment(by: -5)
        // The same labels in another order are the same series.
        metrics.makeCounter(label: "requests", dimensions: [("a", "1"), ("b", "2")]).increment(by: 2)
        metrics.makeFloatingPointCounter(label: "energy_total", dimensions: []).increment(by: 0.5)
        metrics.makeFloatingPointCounter(label: "energy_total", dimensions: []).increment(by: -1)
        #expect(
            metrics.text == """
                # TYPE energy_total counter
                energy_total 0.5
                # TYPE requests_total counter
                requests_total{a="1",b="2"} 9007199254740995

                """)
        counter.increment(by: .max)
        #expect(metrics.text.contains("} 9223372036854775807\n"))
        counter.reset()
        #expect(metrics.text.contains("} 0\n"))
        metrics.destroyCounter(counter)
        #expect(!metrics.text.contains("requests"))
    }

    @Test("gauges rise and fall, recorders have a sum and a count")
    func gauges() {
        let metrics = PrometheusMetrics()
        metrics.makeRecorder(label: "level", dimensions: [], aggregate: false).record(Int64(3))
        let meter = metrics.makeMeter(label: "depth", dimensions: [])
        meter.set(Int64(5))
        meter.increment(by: 1.5)
        meter.decrement(by: 3)
        let sizes = metrics.makeRecorder(label: "sizes", dimensions: [("quantile", "x")], aggregate: true)
        for size in [1.0, 2, 3.5, .nan] { sizes.record(size) }
        metrics.makeMeter(label: "edge", dimensions: []).set(-Double.infinity)
        #expect(
            metrics.text == """
                # TYPE depth gauge
                depth 3.5
                # TYPE edge gauge
                edge -Inf
                # TYPE level gauge
                level 3
                # TYPE sizes summary
                sizes_sum{exported_quantile="x"} 6.5
                sizes_count{exported_quantile="x"} 3

                """)
    }

    @Test("timers are histograms in seconds whose buckets contain all smaller ones")
    func timers() {
        let metrics = PrometheusMetrics()
        let timer = metrics.makeTimer(label: "dais_turn_duration", dimensions: [("le", "mine")])
        for nanoseconds: Int64 in [400_000, 500_000, 3_000_000, 20_000_000_000] { timer.recordNanoseconds(nanoseconds) }
        let lines = metrics.text.split(separator: "\n").map(String.init)
        #expect(lines[0] == "# HELP dais_turn_duration_seconds time of a turn on the main actor")
        #expect(lines[1] == "# TYPE dais_turn_duration_seconds histogram")
        func bucket(_ bound: String, _ count: Int) -> String {
            "dais_turn_duration_seconds_bucket{exported_le=\"mine\",le=\"\(bound)\"} \(count)"
        }
        #expect(lines[2] == bucket("0.0005", 2))
        #expect(lines.contains(bucket("0.0025", 2)))
        #expect(lines.contains(bucket("0.005", 3)))
        #expect(lines.contains(bucket("10", 3)))
        #expect(lines.contains(bucket("+Inf", 4)))
        #expect(
            lines.suffix(2).map { $0.replacing(/\{.*\}/, with: "") } == [
                "dais_turn_duration_seconds_sum 20.0039", "dais_turn_duration_seconds_count 4",
            ])
    }

    @Test("names are made valid, values are escaped, and a name has one kind")
    func escaping() {
        let metrics = PrometheusMetrics()
        metrics.makeMeter(label: "1st app.queue:size é", dimensions: [("__key-1", "a\\b\"c\nd")]).set(Int64(1))
        metrics.makeCounter(label: "x", dimensions: []).increment(by: 1)
        metrics.makeMeter(label: "x_total", dimensions: []).set(Int64(2))
        #expect(
            metrics.text == """
                # TYPE _1st_app_queue:size___ gauge
                _1st_app_queue:size___{_key_1="a\\\\b\\"c\\nd"} 1
                # TYPE x_total counter
                x_total 1
                # TYPE x_total_gauge gauge
                x_total_gauge 2

                """)
    }

    @Test("an address for metrics is a host and a port")
    func addresses() {
        #expect(MetricsAddress("127.0.0.1:9100")?.ofWorker(3).description == "127.0.0.1:9102")
        #expect(MetricsAddress("[::1]:0")?.ofWorker(3).description == "[::1]:0")
        #expect(MetricsAddress("localhost:80")?.host == "localhost")
        for text in [
            "9100", ":9100", "host", "host:", "host:x", "host:70000", "::1:9100", "[]:1", "a/b:1", "http://a:1",
        ] {
            #expect(MetricsAddress(text) == nil, "\(text)")
        }
    }

    @Test("metrics are shown on an address of their own to local names, and on no other path")
    func endpoint() async throws {
        let metrics = PrometheusMetrics()
        metrics.makeCounter(label: "requests", dimensions: []).increment(by: 3)
        let endpoint = try await MetricsEndpoint.open(MetricsAddress(host: "127.0.0.1", port: 0), metrics)
        let port = try #require(endpoint.port)
        let reply = try #require(await HTTPReply.get("/metrics", port: port))
        #expect(reply.status == 200)
        #expect(reply.text == "# TYPE requests_total counter\nrequests_total 3\n")
        #expect(reply.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
        #expect(await HTTPReply.get("/metrics?x=1", port: port)?.status == 200)
        let head = try #require(await HTTPReply.get("/metrics", port: port, method: "HEAD"))
        #expect(head.status == 200)
        #expect(head.body.isEmpty)
        #expect(await HTTPReply.get("/", port: port)?.status == 404)
        #expect(await HTTPReply.get("/metrics", port: port, method: "POST")?.status == 405)
        let foreign = try await RawClient(port: port)
        try await foreign.send("GET /metrics HTTP/1.1\r\nHost: evil.example\r\n\r\n")
        #expect(await foreign.takeHead()?.hasPrefix("HTTP/1.1 421") == true)
        await #expect(throws: MetricsAddressUnavailable.self) {
            _ = try await MetricsEndpoint.open(MetricsAddress(host: "127.0.0.1", port: port), metrics)
        }
        await endpoint.close()
        #expect(await HTTPReply.get("/metrics", port: port) == nil)
    }
}
