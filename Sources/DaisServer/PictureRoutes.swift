// SPDX-License-Identifier: Apache-2.0

import DaisCore
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The route for pictures among the resources of the app that are too large for the markup.
struct PictureRoutes: Sendable {
    let basePath: String
    let sockets: SocketEndpoint

    func add(to router: some RouterMethods) {
        let path = RouterPath(basePath + "/_dais/pictures/:hash/**")
        for method in [HTTPRequest.Method.get, .head] {
            router.on(path, method: method) { request, context in await picture(request, context) }
        }
    }

    private func picture(_ request: Request, _ context: some RequestContext) async -> Response {
        let name = context.parameters.getCatchAll().joined(separator: "/").removingPercentEncoding
        guard sockets.origins.accepts(host: request.head.authority), let name,
            let hash = context.parameters.get("hash"),
            let picture = PictureResource.named(
                name, in: request.uri.queryParameters["in"].map(String.init), hash: hash)
        else { return notFound() }
        var headers = Self.headers(mediaType: picture.mediaType)
        headers[.eTag] = "\"\(hash)\""
        // The address contains a hash of the content.
        headers[.cacheControl] = "public, max-age=31536000, immutable"
        if PageRoutes.matches(request.headers[.ifNoneMatch] ?? "", "\"\(hash)\"") {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentLength] = String(picture.size)
        guard request.method != .head else { return Response(status: .ok, headers: headers) }
        guard let body = try? await FileIO().loadFile(path: picture.file.path, context: context) else {
            return notFound()
        }
        return Response(status: .ok, headers: headers, body: body)
    }

    /// Returns the headers of a picture. If it is ever opened as a page, it runs no scripts and loads nothing.
    static func headers(mediaType: String) -> HTTPFields {
        var headers = PageHeaders.common
        headers[.contentType] = mediaType
        headers[.contentSecurityPolicy] =
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox"
        return headers
    }

    /// Answers with a picture of a session, which only its page shows.
    static func response(_ data: Data, mediaType: String) -> Response {
        var headers = headers(mediaType: mediaType)
        headers[.contentLength] = String(data.count)
        headers[.cacheControl] = "no-store"
        // A browser that reads slowly takes the memory of one part, because the picture is in memory anyway.
        let body = ResponseBody(contentLength: data.count) { writer in
            for start in stride(from: 0, to: data.count, by: part) {
                let end = min(start + part, data.count)
                try await writer.write(ByteBuffer(bytes: data[data.startIndex + start..<data.startIndex + end]))
            }
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: headers, body: body)
    }

    private static let part = 64 * 1024

    private func notFound() -> Response {
        var headers = PageHeaders.common
        headers[.contentType] = "text/plain; charset=utf-8"
        return Response(
            status: .notFound, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: "Not found\n")))
    }
}
