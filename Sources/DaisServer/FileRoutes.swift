// SPDX-License-Identifier: Apache-2.0

import DaisCore
import Foundation
import HTTPTypes
import Hummingbird

/// The routes for uploads and downloads of a session's file dialogs.
struct FileRoutes: Sendable {
    let basePath: String
    let sockets: SocketEndpoint

    /// The length up to which the rest of a refused body is discarded. Longer bodies close the connection.
    private static let drained = 1 << 20

    func add(to router: some RouterMethods) {
        let path = RouterPath(basePath + "/_dais/files/:session/:token")
        router.on(path, method: .post) { request, context in
            await upload(request, context.parameters.get("session") ?? "", context.parameters.get("token") ?? "")
        }
        router.on(path, method: .get) { request, context in
            await download(request, context.parameters.get("session") ?? "", context.parameters.get("token") ?? "")
        }
    }

    // MARK: To the server

    private func upload(_ request: Request, _ session: String, _ token: String) async -> Response {
        guard sockets.origins.accepts(origin: request.headers[.origin], host: request.head.authority) else {
            return refuse(.forbidden, "Foreign origin", request)
        }
        // Browsers send the length of a file; its space is reserved in advance, and the parser enforces the length.
        guard let length = request.headers[.contentLength].flatMap({ Int($0) }), length >= 0 else {
            return refuse(.lengthRequired, "No Content-Length", request)
        }
        let name = request.uri.queryParameters["name"].map(String.init) ?? ""
        do throws(FileRefusal) {
            let upload = try await begin(session, token, name, request.headers[.contentType], length)
            guard await store(request.body, upload, session) else {
                return refuse(.internalServerError, "The file could not be stored", request)
            }
            guard await finish(session, upload) else { return refuse(.notFound, "Not found", request) }
            return Response(status: .created, headers: PageHeaders.common)
        } catch {
            guard case .refused(let reason) = error else { return refuse(.notFound, "Not found", request) }
            let text = reason.errorDescription ?? ""
            sockets.log.notice("file refused", ["error": "\(text)"])
            return refuse(Self.status(reason), text, request)
        }
    }

    private func store(_ body: RequestBody, _ upload: FileUpload, _ session: String) async -> Bool {
        do {
            try await Self.write(body, to: upload.file)
            return true
        } catch {
            sockets.log.notice("file transfer failed", ["error": "\(error)"])
            await self.session(session)?.scope.files.abandon(upload)
            return false
        }
    }

    @MainActor private func session(_ id: String) -> Session? { sockets.registry.session(id) }

    @MainActor private func begin(
        _ session: String, _ token: String, _ name: String, _ type: String?, _ length: Int
    ) throws(FileRefusal) -> FileUpload {
        guard let session = self.session(session) else { throw .unknown }
        return try session.scope.files.begin(
            token, name: name, mimeType: type, bytes: length, limits: sockets.options.fileLimits)
    }

    /// Finishes an upload. The session may have ended meanwhile, together with its folder.
    @MainActor private func finish(_ session: String, _ upload: FileUpload) -> Bool {
        guard let session = self.session(session) else {
            try? FileManager.default.removeItem(at: upload.file.deletingLastPathComponent())
            return false
        }
        return session.scope.files.finish(upload)
    }

    /// Writes the body to a file as it arrives, with at most one buffer of the connection in memory.
    ///
    /// - Throws: An error of the connection or the file system.
    private static func write(_ body: RequestBody, to file: URL) async throws {
        guard
            FileManager.default.createFile(
                atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw CocoaError(.fileWriteUnknown) }
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        for try await buffer in body { try handle.write(contentsOf: Data(buffer.readableBytesView)) }
    }

    private static func status(_ error: FileDialogError) -> HTTPResponse.Status {
        switch error {
        case .tooLarge, .tooMany, .noRoom: .contentTooLarge
        case .wrongType: .unsupportedMediaType
        case .transferFailed: .internalServerError
        }
    }

    // MARK: From the server

    private func download(_ request: Request, _ session: String, _ token: String) async -> Response {
        guard sockets.origins.accepts(host: request.head.authority),
            let file = await self.session(session)?.takeFile(token)
        else { return refuse(.notFound, "Not found", request) }
        var headers = PageHeaders.common
        headers[.contentDisposition] = FileName.disposition(file.name)
        headers[.contentType] = file.mimeType ?? "application/octet-stream"
        headers[.contentLength] = String(file.content.count)
        headers[.cacheControl] = "no-store"
        // If the file is ever displayed instead of saved, it has no permissions.
        headers[.contentSecurityPolicy] = "default-src 'none'; sandbox"
        return Response(
            status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.content)))
    }

    private func refuse(_ status: HTTPResponse.Status, _ message: String, _ request: Request) -> Response {
        var headers = PageHeaders.common
        headers[.contentType] = "text/plain; charset=utf-8"
        let length = request.headers[.contentLength].flatMap { Int($0) }
        if request.method == .post, (length ?? .max) > Self.drained { headers[.connection] = "close" }
        return Response(
            status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: message + "\n")))
    }
}
