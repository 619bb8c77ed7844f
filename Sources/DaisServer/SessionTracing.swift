// SPDX-License-Identifier: Apache-2.0

import DaisCore
import HTTPTypes
import Hummingbird
import Tracing

/// Opens spans for requests, events and renderings with the app's tracer.
///
/// ```
/// dais.request   a page, a file, or a request beside an event stream
///   └ dais.render   the first page
/// dais.event     an event of a browser; tasks that its handler starts are in it
/// dais.render    the evaluation of the views, and the writing of a frame
/// ```
struct SessionTracing: Sendable {
    let tracer: any Tracer

    /// The tracing of the process, or `nil` if the app has no tracer. Then nothing is asked or made.
    static var ofProcess: SessionTracing? {
        InstrumentationSystem.instrument is NoOpInstrument ? nil : SessionTracing(tracer: InstrumentationSystem.tracer)
    }

    /// Answers a request. Its address is not told, because those of files and cookies are secrets.
    ///
    /// - Parameter route: The pattern of the address.
    func answering(_ request: Request, route: String?, _ work: () async throws -> Response) async throws -> Response {
        var context = ServiceContext.current ?? .topLevel
        tracer.extract(request.headers, into: &context, using: FieldExtractor())
        return try await tracer.withSpan("dais.request", context: context, ofKind: .server) { span in
            span.attributes["http.request.method"] = request.method.rawValue
            if let route { span.attributes["http.route"] = route }
            let response = try await work()
            span.attributes["http.response.status_code"] = Int64(response.status.code)
            if response.status.kind == .serverError { span.setStatus(SpanStatus(code: .error)) }
            return response
        }
    }

    @MainActor func handling(_ event: ClientEvent, in session: String, _ work: () -> Void) {
        tracer.withSpan("dais.event", ofKind: .server) { span in
            span.attributes["dais.session"] = session
            span.attributes["dais.event.kind"] = event.kind.rawValue
            span.attributes["dais.event.element"] = Int64(event.element)
            work()
        }
    }

    /// - Parameter context: The span around this one, if the work has left its task.
    @MainActor func rendering(
        in session: String, below context: ServiceContext? = .current, _ work: () -> Void
    ) {
        tracer.withSpan("dais.render", context: context ?? .topLevel) { span in
            if !session.isEmpty { span.attributes["dais.session"] = session }
            work()
        }
    }
}

/// Reads from the header of a request to which trace it belongs.
private struct FieldExtractor: Extractor {
    func extract(key: String, from fields: HTTPFields) -> String? { HTTPField.Name(key).flatMap { fields[$0] } }
}

/// Tells the log and the traces which request is being answered.
struct RequestObserver<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        // A router that is asked without a server has no ids.
        let id = context.logger[metadataKey: "hb.request.id"].map { "\($0)" }
        return try await RateLimitedLog.$request.withValue(id) {
            guard let tracing = SessionTracing.ofProcess else { return try await next(request, context) }
            return try await tracing.answering(request, route: context.endpointPath) {
                try await next(request, context)
            }
        }
    }
}
