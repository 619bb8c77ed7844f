// SPDX-License-Identifier: Apache-2.0

import DaisCore
import HTTPTypes
import Hummingbird
import Logging

/// The routes for uploads and downloads of a session's file dialogs.
struct FileRoutes: Sendable {
    let basePath: String
    let sockets: SocketEndpoint

    /// The length up to which the rest of a refused body is discarded. Longer bodies close the connection.
    private static let drained = 1 << 20
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
        do throws(FileRefusal) {
            let upload = try await begin(session, token, name, request.headers[.contentType], length)
            guard await store(request.body, upload) else {
                return refuse(.internalServerError, "The file could not be stored", request)
            }
            // The dialog may have gone meanwhile, or the session with its folder.
            guard await upload.finish() else { return refuse(.notFound, "Not found", request) }
            return Response(status: .created, headers: PageHeaders.common)
        } catch {
            switch error {
            case .unknown: return refuse(.notFound, "Not found", request)
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

    private func store(_ body: RequestBody, _ upload: FileUpload) async -> Bool {
        do {
            let pace = UploadPace(bytesPerSecond: sockets.options.traffic.uploadBytesPerSecond, patience: 60)
            try await Self.write(body, to: upload, pace: pace)
            return true
        } catch {
            sockets.log.notice("file transfer failed", ["error": "\(error)"])
            await upload.abandon()
            return false
        }
    }

    @MainActor private func begin(
        _ session: String, _ token: String, _ name: String, _ type: String?, _ length: Int
    ) throws(FileRefusal) -> FileUpload {
        let registry = sockets.registry
        guard let known = registry.session(session), let client = registry.client(of: session) else { throw .unknown }
        let account = FileAccount(
            quota: sockets.traffic.files, client: client.isLimited ? client.description : nil)
        return try known.scope.files.begin(
            token, name: name, mimeType: type, bytes: length, limits: sockets.options.fileLimits, account: account)
    }

    /// Writes the body to a file as it arrives, with at most one buffer of the connection in memory.
    ///
    /// - Throws: An error of the connection or the file system, or ``UploadEnded``.
    private static func write(_ body: RequestBody, to upload: FileUpload, pace: UploadPace) async throws {
        let file = try await UploadFile.create(upload.file)
        defer { file.close() }
        let started = ContinuousClock.now
        var received = 0
        for try await buffer in body {
            guard upload.isWanted else { throw UploadEnded.unwanted }
            received += buffer.readableBytes
            guard !pace.isTooSlow(received, after: (.now - started) / .seconds(1)) else { throw UploadEnded.tooSlow }
            try await file.write(buffer)
        }
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
        case .transferFailed: .internalServerError
        }
    }

    // MARK: From the server

    private func download(_ request: Request, _ session: String, _ token: String) async -> Response {
        guard sockets.origins.accepts(host: request.head.authority),
            let file = await take(session, token)
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

    @MainActor private func take(_ session: String, _ token: String) -> FileDownload? {
        sockets.registry.session(session)?.takeFile(token)
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
