// SPDX-License-Identifier: Apache-2.0

import Dais
import DaisCore
import HTTPTypes
import Hummingbird
import InMemoryTracing
import Synchronization
import Testing
import Tracing

@testable import DaisServer

@Suite("Traces of a server")
struct TracingTests {
    private struct Counter: View {
        let inside: Inside
        @State private var count = 0
        var body: some View {
            Button("Count \(count)") {
                count += 1
                inside.value = ServiceContext.current
            }
        }
    }

    /// The context that a handler leaves for its test.
    private final class Inside: Sendable {
        private let state = Mutex<ServiceContext?>(nil)
        var value: ServiceContext? {
            get { state.withLock { $0 } }
            set { state.withLock { $0 = newValue } }
        }
    }

    private static func request(_ path: String, headers: HTTPFields = [:]) -> Request {
        let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: path, headerFields: headers)
        return Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    }

    @Test("a server without a tracer has none, and asks nobody")
    func none() {
        #expect(SessionTracing.ofProcess == nil)
    }

    @Test("an event has a span with its session, kind and element, in which its handler runs")
    @MainActor func events() throws {
        let tracer = InMemoryTracer()
        let probe = MeteredSessions(
            metrics: ServerMetrics { PrometheusMetrics() }, tracing: SessionTracing(tracer: tracer))
        let inside = Inside()
        let session = Session(
            content: RootContent(title: nil, make: { Counter(inside: inside) }), basePath: "", probe: probe)
        _ = session.open(transport: Sink())
        #expect(tracer.popFinishedSpans().map(\.operationName).contains("dais.render"))
        session.enqueue(.event(ClientEvent(sequence: 1, element: 2, kind: .click)))
        session.runTurn()
        let spans = tracer.popFinishedSpans()
        let event = try #require(spans.first { $0.operationName == "dais.event" })
        #expect(event.attributes.get("dais.session") == "\(session.id)".toSpanAttribute())
        #expect(event.attributes.get("dais.event.kind") == "click".toSpanAttribute())
        #expect(event.attributes.get("dais.event.element") == Int64(2).toSpanAttribute())
        #expect(inside.value?.inMemorySpanContext?.spanID == event.spanID)
        #expect(spans.contains { $0.operationName == "dais.render" })
        session.close()
    }

    @Test("a request has a span with its route and status, and continues a trace without telling its address")
    func requests() async throws {
        let tracer = InMemoryTracer()
        let tracing = SessionTracing(tracer: tracer)
        let headers: HTTPFields = [
            HTTPField.Name(InMemoryTracer.traceIDKey)!: "trace-7", HTTPField.Name(InMemoryTracer.spanIDKey)!: "span-7",
        ]
        let asked = Self.request("/_dais/files/2.name/secret", headers: headers)
        _ = try await tracing.answering(asked, route: "/_dais/files/{session}/{token}") {
            Response(status: .serviceUnavailable)
        }
        let span = try #require(tracer.finishedSpans.first)
        #expect(span.operationName == "dais.request")
        #expect(span.kind == .server)
        #expect(span.traceID == "trace-7")
        #expect(span.parentSpanID == "span-7")
        #expect(span.attributes.get("http.route") == "/_dais/files/{session}/{token}".toSpanAttribute())
        #expect(span.attributes.get("http.response.status_code") == Int64(503).toSpanAttribute())
        #expect(span.status?.code == .error)
        span.attributes.forEach { _, value in #expect(!"\(value)".contains("secret")) }
    }

    private final class Sink: SessionTransport {
        func send(_ frame: String) {}
        var pendingBytes: Int { 0 }
        func close() {}
    }
}
