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

    init(address: String) { self.address = address }

    // MARK: Dialogs

    func open(_ request: FileRequest) {
        request.transfers = self
        requests[request.token] = request
    }

    func close(_ request: FileRequest) {
        requests[request.token] = nil
        for upload in ledger.uploads where upload.token == request.token { upload.cancel() }
    }

    /// The token of the latest import, for tests that act as the browser.
    package var openImport: String? { requests.values.compactMap { $0 as? FileImport }.last?.token }

    // MARK: Uploads

    /// Reserves space for a file. The announced size counts until the file is removed or abandoned.
    ///
    /// - Throws: ``FileRefusal``, if there is no such request or a limit is exceeded.
    package func begin(
        _ token: String, name: String, mimeType: String?, bytes: Int, limits: FileLimits, account: FileAccount? = nil
    ) throws(FileRefusal) -> FileUpload {
        guard let request = requests[token] as? FileImport else { throw .unknown }
        let name = FileName.safe(name)
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
            let upload = FileUpload(token: token, file: try makePlace(name), transfers: self)
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

    /// Stores a complete file and returns whether its request is still open.
    func finish(_ upload: FileUpload) -> Bool {
        guard let request = requests[upload.token] as? FileImport else {
            abandon(upload)
            return false
        }
        ledger.arrived(upload.file)
        request.stored(upload.file)
        return true
    }

    /// Handles a failed upload.
    func abandon(_ upload: FileUpload) {
        if let request = requests[upload.token] as? FileImport {
            request.begun -= 1
            request.failed(.transferFailed)
        }
        remove([upload.file])
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
        requests = [:]
        if let folder { try? FileManager.default.removeItem(at: folder) }
        folder = nil
        ledger.close()
    }
}

extension SessionScope {
    /// The files of the session, created on first use.
    package var files: FileTransfers { shared(FileTransfers.self) { FileTransfers(address: fileAddress) } }

    /// The files of the session, if there have been any.
    package var knownFiles: FileTransfers? { known(FileTransfers.self) }
}
