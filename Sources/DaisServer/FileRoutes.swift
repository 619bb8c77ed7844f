// SPDX-License-Identifier: Apache-2.0

import DaisCore
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// The routes for uploads and downloads of a session's file dialogs.
struct FileRoutes: Sendable {
    let basePath: String
    let sockets: SocketEndpoint

    /// The length up to which the rest of a refused body is discarded. Longer bodies close the connection.
    private static let drained = 1 << 20
    /// The time between two reports of what has arrived.
    private static let reports = Duration.milliseconds(200)
    private static let insufficientStorage = HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")

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
        let part = Self.part(of: request)
        do throws(FileRefusal) {
            let upload = try await begin(session, token, name, request.headers[.contentType], length, part)
            guard await store(request.body, upload, from: part?.offset ?? 0) else {
                return refuse(.internalServerError, "The file could not be stored", request)
            }
            // The dialog may have gone meanwhile, or the session with its folder.
            guard await upload.finish() else { return refuse(.notFound, "Not found", request) }
            return Response(status: .created, headers: PageHeaders.common)
        } catch {
            switch error {
            case .unknown: return refuse(.notFound, "Not found", request)
            case .misplaced: return refuse(.conflict, "The server has another part of the file", request)
            case .full(let shortage):
                let (reason, facts) = Self.explanation(shortage)
                sockets.traffic.metrics.refused(.file)
                sockets.log.notice(reason, facts)
                return refuse(Self.insufficientStorage, "The server has no room for the file at the moment", request)
            case .refused(let reason):
                let text = reason.errorDescription ?? ""
                sockets.traffic.metrics.refused(.file)
                sockets.log.notice("file refused", ["error": "\(text)"])
                return refuse(Self.status(reason), text, request)
            }
        }
    }

    /// Returns the place of the body among the files of an answer, if the browser says.
    private static func part(of request: Request) -> FilePart? {
        func number(_ name: Substring) -> Int? { request.uri.queryParameters[name].flatMap { Int($0) } }
        guard let index = number("file"), let count = number("count"), let total = number("total") else { return nil }
        return FilePart(index: index, count: count, totalBytes: total, offset: number("from") ?? 0)
    }

    private func store(_ body: RequestBody, _ upload: FileUpload, from offset: Int) async -> Bool {
        let attempt = upload.attempt
        do {
            let pace = UploadPace(bytesPerSecond: sockets.options.traffic.uploadBytesPerSecond, patience: 60)
            try await Self.write(body, to: upload, attempt, from: offset, pace: pace)
            return true
        } catch {
            sockets.log.notice("file transfer failed", ["error": "\(error)"])
            switch error {
            case is UploadEnded where upload.attempt == attempt: await upload.abandon()
            default: await upload.interrupt(attempt)
            }
            return false
        }
    }

    @MainActor private func begin(
        _ session: String, _ token: String, _ name: String, _ type: String?, _ length: Int, _ part: FilePart?
    ) throws(FileRefusal) -> FileUpload {
        let registry = sockets.registry
        guard let known = registry.session(session), let client = registry.client(of: session) else { throw .unknown }
        let account = FileAccount(
            quota: sockets.traffic.files, client: client.isLimited ? client.description : nil)
        return try known.scope.files.begin(
            token, name: name, mimeType: type, bytes: length, part: part, limits: sockets.options.fileLimits,
            account: account)
    }

    /// Writes the body to a file as it arrives, with at most one buffer of the connection in memory.
    ///
    /// - Throws: An error of the connection, after which another request may continue, or ``UploadEnded``.
    private static func write(
        _ body: RequestBody, to upload: FileUpload, _ attempt: Int, from offset: Int, pace: UploadPace
    ) async throws {
        let file = try await UploadFile.open(upload.file, isNew: offset == 0 && upload.attempt == 0)
        defer { file.close() }
        let started = ContinuousClock.now
        var (received, reported) = (0, started)
        for try await buffer in body {
            guard upload.isWanted, upload.attempt == attempt else { throw UploadEnded.unwanted }
            received += buffer.readableBytes
            let now = ContinuousClock.now
            guard !pace.isTooSlow(received, after: (now - started) / .seconds(1)) else { throw UploadEnded.tooSlow }
            try await file.write(buffer, at: offset + received - buffer.readableBytes)
            upload.stored(upTo: offset + received)
            if now - reported > Self.reports {
                reported = now
                await upload.report()
            }
        }
        guard offset + received == upload.size else { throw ChannelError.eof }
    }

    /// Says in the log why there is no room, and which option is to be changed.
    private static func explanation(_ shortage: FileShortage) -> (StaticString, Logger.Metadata) {
        switch shortage {
        case .client(let limit):
            (
                "file refused: the files of one client address have reached maximumFileBytesPerClient",
                ["limit": "\(limit)"]
            )
        case .total(let limit):
            ("file refused: the files of all sessions have reached maximumFileBytesInTotal", ["limit": "\(limit)"])
        case .disk(let free, let floor):
            (
                "file refused: less than minimumFreeDiskBytes would be left, make room or name a folder in TMPDIR",
                ["free": "\(free)", "minimum": "\(floor)"]
            )
        }
    }

    private static func status(_ error: FileDialogError) -> HTTPResponse.Status {
        switch error {
        case .tooLarge, .tooMany, .noRoom: .contentTooLarge
        case .wrongType: .unsupportedMediaType
        case .serverFull: insufficientStorage
        case .transferFailed, .connectionLost: .internalServerError
        }
    }

    // MARK: From the server

    private func download(_ request: Request, _ session: String, _ token: String) async -> Response {
        if let index = request.uri.queryParameters["file"].flatMap({ Int($0) }) {
            return await place(request, session, token, index)
        }
        guard sockets.origins.accepts(host: request.head.authority) else {
            return refuse(.notFound, "Not found", request)
        }
        if let (data, mediaType) = await picture(session, token) {
            return PictureRoutes.response(data, mediaType: mediaType)
        }
        guard let file = await take(session, token) else { return refuse(.notFound, "Not found", request) }
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

    @MainActor private func picture(_ session: String, _ token: String) -> (data: Data, mediaType: String)? {
        sockets.registry.session(session)?.scope.pictures?.picture(token)
    }

    @MainActor private func take(_ session: String, _ token: String) -> FileDownload? {
        sockets.registry.session(session)?.takeFile(token)
    }

    /// Tells a browser whose line was cut how much of a file is there: a number of bytes, or `done`.
    private func place(_ request: Request, _ session: String, _ token: String, _ index: Int) async -> Response {
        guard sockets.origins.accepts(host: request.head.authority),
            let place = try? await place(session, token, index)
        else { return refuse(.notFound, "Not found", request) }
        var headers = PageHeaders.common
        headers[.contentType] = "text/plain; charset=utf-8"
        headers[.cacheControl] = "no-store"
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: place)))
    }

    @MainActor private func place(_ session: String, _ token: String, _ index: Int) throws(FileRefusal) -> String {
        guard let known = sockets.registry.session(session) else { throw .unknown }
        return try known.scope.files.place(token, index).map(String.init) ?? "done"
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
