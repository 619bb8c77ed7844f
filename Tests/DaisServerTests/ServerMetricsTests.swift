// SPDX-License-Identifier: Apache-2.0

import Dais
import DaisCore
import Foundation
import Testing

@testable import DaisServer

@Suite("Metrics of a server")
struct ServerMetricsTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test("metrics of a server are those that the page about operations lists, with kind, dimensions and meaning")
    func list() throws {
        let page = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appendingPathComponent("docs/Operations.md"), encoding: .utf8)
        let rows = page.matches(of: /\n\| `(dais_[a-z_]+)` \| (counter|gauge|timer) \| ([^|]*)\| ([^|\n]+) \|/)
        let listed = rows.map { row in
            [
                String(row.1), String(row.2), row.3.replacing("`", with: "").trimmingCharacters(in: .whitespaces),
                String(row.4),
            ]
        }
        let known = ServerMetric.all.map {
            [$0.name, $0.kind.rawValue, $0.dimensions.joined(separator: ", "), $0.help]
        }
        #expect(listed == known)
        let table = try #require(page.range(of: "| refusal | cause |"))
        let refusals = page[table.upperBound...].prefix(while: { $0 != "#" }).matches(of: /\n\| `([a-z]+)` \|/).map {
            String($0.1)
        }
        #expect(refusals == Refusal.allCases.map(\.rawValue))
    }

    @Test("metrics of a server count its sessions, connections, turns, pages, requests for all, seals and refusals")
    func counts() async throws {
        let backend = PrometheusMetrics()
        @Sendable func has(_ line: String) -> Bool { backend.text.contains(line + "\n") }
        try await TestServer.run(metrics: ServerMetrics { backend }) {
            Counter()
        } body: { server in
            let (socket, button) = try await SocketClient.adopting(port: server.port)
            try await socket.tap(button, 1)
            #expect(await socket.text(with: "Count 1") != nil)
            try await socket.send("[\"r\",1,\"test\"]")
            #expect(await socket.text(with: "[7,1,") != nil)
            let stream = try await StreamClient.open(port: server.port)
            #expect(await stream.welcome() != nil)
            #expect(has("dais_sessions{state=\"connected\"} 2"))
            #expect(has("dais_connections{transport=\"websocket\"} 1"))
            #expect(has("dais_connections{transport=\"stream\"} 1"))
            #expect(has("dais_connections_opened_total{transport=\"stream\"} 1"))
            #expect(has("dais_page_duration_seconds_count 1"))
            #expect(has("dais_resyncs_total 1"))
            // Two renderings, a tap, and the request for all.
            let turns = try #require(backend.text.firstMatch(of: /dais_turn_duration_seconds_count ([0-9]+)/)?.1)
            #expect(Int(turns).map { $0 >= 4 } == true)
            #expect(has("dais_turn_wait_seconds_count \(turns)"))
            // The sockets write on threads of their own.
            let isSent = await TestServer.eventually {
                server.registry.sweep()
                return has("dais_pending_bytes 0") || !backend.text.contains("dais_pending_bytes")
            }
            #expect(isSent)
            #expect(backend.text.contains(/dais_session_bytes [1-9][0-9]+\n/))

            let foreign = try await SocketClient.open(port: server.port, headers: ["Origin": "https://evil.example"])
            #expect(foreign.reply.status == 403)
            #expect(has("dais_refusals_total{reason=\"origin\"} 1"))
            let rude = try await SocketClient.open(port: server.port)
            try await rude.send("[\"a\",1]")
            #expect(await rude.ending() == "refused")
            #expect(has("dais_refusals_total{reason=\"protocol\"} 1"))
            let forged = try await SocketClient.open(port: server.port)
            try await forged.hello("\"sealed\":\"AAAA\"")
            #expect(await forged.welcome() != nil)
            #expect(has("dais_seals_total{result=\"refused\"} 1"))

            socket.close()
            #expect(await TestServer.eventually { has("dais_sessions{state=\"waiting\"} 1") })
            #expect(await TestServer.eventually { has("dais_connections{transport=\"websocket\"} 1") })
            stream.close()
            forged.close()
            #expect(await TestServer.eventually { has("dais_sessions{state=\"connected\"} 0") })
        }
        #expect(has("dais_sessions{state=\"waiting\"} 0"))
        #expect(has("dais_connections{transport=\"stream\"} 0"))
        let names = Set(ServerMetric.all.map { $0.name })
        for line in backend.text.split(separator: "\n") where line.hasPrefix("# TYPE ") {
            let name = line.split(separator: " ")[2].replacing(/_(total|seconds)$/, with: "")
            #expect(names.contains(String(name)), "\(line)")
        }
    }
}
