// SPDX-License-Identifier: Apache-2.0

/// The limits on uploads of one session.
package struct FileLimits: Sendable {
    package var fileBytes = 32 << 20
    package var filesPerImport = 100
    package var sessionBytes = 128 << 20

    package init() {}
}

/// The reason why a request for a file is refused, which the server reports over HTTP.
package enum FileRefusal: Error, Equatable, Sendable {
    /// No request is open: it is unknown, already answered, or belongs to another session.
    case unknown
    /// The body does not begin where the server's part of the file ends.
    case misplaced
    case refused(FileDialogError)
    /// The session has room for the file, and the server has none.
    case full(FileShortage)
}

/// The uploads and downloads of one session, and the dialogs that request them.
///
/// Each file is in a numbered folder of its own inside the session's folder. Equal names do not collide, and a name
/// from the client is only ever the last component of a path. The folder is removed with the session. A file counts
/// from the beginning of its transfer until it is removed, or until the app has moved it away.
@MainActor
package final class FileTransfers {
    /// The address at which the browser sends and fetches files.
    package let address: String
    private var requests: [String: FileRequest] = [:]
    private var folder: URL?
    private var count = 0
    private let ledger = FileLedger()

    /// The time for which an upload waits for a browser whose line was cut.
    package nonisolated static let patience = Duration.seconds(60)

    private weak var scope: SessionScope?

    init(address: String, scope: SessionScope? = nil) {
        self.address = address
        self.scope = scope
    }

    // MARK: Dialogs

    func open(_ request: FileRequest) {
        request.transfers = self
        requests[request.token] = request
    }

    func close(_ request: FileRequest) {
        requests[request.token] = nil
        for upload in ledger.uploads where upload.token == request.token { giveUp(upload) }
    }

    /// Ends a transfer whose file nobody wants. A request that carries bytes ends by itself, and removes the file.
    private func giveUp(_ upload: FileUpload) {
        upload.cancel()
        if !upload.isArriving { remove([upload.file]) }
    }

    /// Runs code of the app, or changes what its views show, outside of a turn.
    private func within<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
        let result = SessionContext.$current.withValue(scope) { () -> Result<T, E> in
            do throws(E) { return .success(try body()) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// The token of the latest import, for tests that act as the browser.
    package var openImport: String? { openImports.last }

    /// The tokens of all imports, in no order.
    var openImports: [String] { requests.values.compactMap { ($0 as? FileImport)?.token } }

    // MARK: Uploads

    /// Reserves space for a file, or continues one. The announced size counts until the file is removed or abandoned.
    ///
    /// - Parameters:
    ///   - bytes: The size of the body, which is that of the file except if it continues one.
    ///   - part: The place of the body among the files, from a browser that can continue.
    /// - Throws: ``FileRefusal``, if there is no such request or a limit is exceeded.
    package func begin(
        _ token: String, name: String, mimeType: String?, bytes: Int, part: FilePart? = nil, limits: FileLimits,
        account: FileAccount? = nil
    ) throws(FileRefusal) -> FileUpload {
        guard let request = requests[token] as? FileImport else { throw .unknown }
        return try within { () throws(FileRefusal) -> FileUpload in
            if let part, let upload = arriving(token, part.index) {
                guard part.offset == upload.received, bytes == upload.size - part.offset else { throw .misplaced }
                upload.renew()
                upload.isArriving = true
                request.began(upload, part)
                return upload
            }
            if let part, part.index != request.files.count || part.offset > 0 { throw .misplaced }
            do throws(FileRefusal) {
                let upload = try added(to: request, FileName.safe(name), mimeType, bytes, part, limits, account)
                if let part { request.began(upload, part) }
                return upload
            } catch {
                request.gaveUp()
                throw error
            }
        }
    }

    private func added(
        to request: FileImport, _ name: String, _ mimeType: String?, _ bytes: Int, _ part: FilePart?,
        _ limits: FileLimits, _ account: FileAccount?
    ) throws(FileRefusal) -> FileUpload {
        if let error = refusal(of: request, name, mimeType, bytes, limits) {
            request.failed(error)
            throw .refused(error)
        }
        let size = FileLedger.cost(bytes)
        do throws(FileShortage) {
            try account?.quota.reserve(size, for: account?.client)
        } catch {
            request.failed(.serverFull(name: name))
            throw .full(error)
        }
        do {
            let place = try makePlace(name)
            let upload = FileUpload(
                token: request.token, file: place, size: bytes, index: part?.index, transfers: self)
            ledger.add(upload, size: size, account: account)
            request.begun += 1
            return upload
        } catch {
            account?.quota.arrived(size)
            account?.quota.release(size, of: account?.client)
            request.failed(.transferFailed)
            throw .refused(.transferFailed)
        }
    }

    private func refusal(
        of request: FileImport, _ name: String, _ mimeType: String?, _ bytes: Int, _ limits: FileLimits
    ) -> FileDialogError? {
        if bytes > limits.fileBytes { return .tooLarge(name: name, limit: limits.fileBytes) }
        let most = request.allowsMultiple ? limits.filesPerImport : 1
        if request.begun >= most { return .tooMany(limit: most) }
        if !request.types.accepts(name: name, mimeType: mimeType) { return .wrongType(name: name) }
        let size = FileLedger.cost(bytes)
        if size > limits.sessionBytes - ledger.bytes { settle() }
        return size > limits.sessionBytes - ledger.bytes ? .noRoom(name: name, limit: limits.sessionBytes) : nil
    }

    private func arriving(_ token: String, _ index: Int) -> FileUpload? {
        ledger.uploads.first { $0.token == token && $0.index == index }
    }

    /// Returns the bytes that the server has of a file, for a browser that continues, or `nil` if the file is complete.
    ///
    /// - Throws: ``FileRefusal``, if there is no such request.
    package func place(_ token: String, _ index: Int) throws(FileRefusal) -> Int? {
        guard let request = requests[token] as? FileImport, index >= 0 else { throw .unknown }
        if index < request.files.count { return nil }
        guard let upload = arriving(token, index) else { return 0 }
        // The earlier request may not know yet that its line is cut.
        upload.renew()
        if upload.isArriving { interrupted(upload) }
        return upload.received
    }

    func progressed(_ upload: FileUpload) {
        guard let request = requests[upload.token] as? FileImport else { return }
        within { request.progressed(upload) }
    }

    func interrupted(_ upload: FileUpload) {
        upload.isArriving = false
        guard let request = requests[upload.token] as? FileImport else { return abandon(upload) }
        within { request.interrupted(upload, clock: scope?.tree?.clock) }
    }

    /// Stores a complete file and returns whether its request is still open.
    func finish(_ upload: FileUpload) -> Bool {
        guard let request = requests[upload.token] as? FileImport else {
            abandon(upload)
            return false
        }
        ledger.arrived(upload.file)
        within { request.stored(upload, clock: scope?.tree?.clock) }
        return true
    }

    /// Handles a failed upload.
    func abandon(_ upload: FileUpload) {
        remove([upload.file])
        guard let request = requests[upload.token] as? FileImport else { return }
        request.begun -= 1
        within {
            request.failed(.transferFailed)
            request.gaveUp()
        }
    }

    func remove(_ files: [URL]) {
        for file in files {
            try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
            ledger.remove(file)
        }
    }

    /// Indicates whether the session has files that an app could have moved away.
    package var hasFiles: Bool { ledger.hasFiles }

    /// The bytes with which the session's files count.
    package var bytes: Int { ledger.bytes }

    /// Forgets the files that the app has moved away or deleted: those of a request, or all.
    package func settle(_ files: [URL]? = nil) { ledger.settle(files) }

    // MARK: Downloads

    /// Returns a file for the browser to save. Each file is returned once.
    package func take(_ token: String) -> FileDownload? {
        (requests[token] as? FileExport)?.take()
    }

    // MARK: The folder

    /// Makes the folder of a file and returns the file's address.
    ///
    /// - Throws: An error of the file manager.
    func makePlace(_ name: String) throws -> URL {
        count += 1
        let place = try madeFolder().appendingPathComponent("\(count)", isDirectory: true)
        try UploadFolder.make(place)
        return place.appendingPathComponent(name, isDirectory: false)
    }

    private func madeFolder() throws -> URL {
        if let folder { return folder }
        let made = try UploadFolder.process.makeFolder()
        folder = made
        return made
    }

    /// Removes all files when the session ends.
    package func closeAll() {
        for request in requests.values { (request as? FileImport)?.forgetUpload() }
        requests = [:]
        if let folder { try? FileManager.default.removeItem(at: folder) }
        folder = nil
        ledger.close()
    }
}

extension SessionScope {
    /// The files of the session, created on first use.
    package var files: FileTransfers { shared(FileTransfers.self) { FileTransfers(address: fileAddress, scope: self) } }

    /// The files of the session, if there have been any.
    package var knownFiles: FileTransfers? { known(FileTransfers.self) }
}
