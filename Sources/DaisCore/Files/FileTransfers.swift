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
}

/// A file during its upload.
package struct FileUpload: Sendable {
    let token: String
    package let file: URL
    let bytes: Int
}

/// A file for the browser to save.
package struct FileDownload: Sendable {
    package let name: String
    package let mimeType: String?
    package let content: Data
}

/// The uploads and downloads of one session, and the dialogs that request them.
///
/// Each file is in a numbered folder of its own inside the session's folder. Equal names do not collide, and a name
/// from the client is only ever the last component of a path. The folder is removed with the session.
@MainActor
package final class FileTransfers {
    /// The address at which the browser sends and fetches files.
    package let address: String
    private var requests: [String: FileRequest] = [:]
    private var folder: URL?
    private var count = 0
    private var sessionBytes = 0

    init(address: String) { self.address = address }

    // MARK: Dialogs

    func open(_ request: FileRequest) {
        request.transfers = self
        requests[request.token] = request
    }

    func close(_ request: FileRequest) { requests[request.token] = nil }

    /// The token of the latest import, for tests that act as the browser.
    package var openImport: String? { requests.values.compactMap { $0 as? FileImport }.last?.token }

    // MARK: Uploads

    /// Reserves space for a file. The announced size counts until the file is stored or abandoned.
    ///
    /// - Throws: ``FileRefusal``, if there is no such request or a limit is exceeded.
    package func begin(
        _ token: String, name: String, mimeType: String?, bytes: Int, limits: FileLimits
    ) throws(FileRefusal) -> FileUpload {
        guard let request = requests[token] as? FileImport else { throw .unknown }
        let name = FileName.safe(name)
        if let error = refusal(of: request, name, mimeType, bytes, limits) {
            request.failed(error)
            throw .refused(error)
        }
        do {
            let file = try makePlace(name)
            sessionBytes += bytes
            return FileUpload(token: token, file: file, bytes: bytes)
        } catch {
            request.failed(.transferFailed)
            throw .refused(.transferFailed)
        }
    }

    private func refusal(
        of request: FileImport, _ name: String, _ mimeType: String?, _ bytes: Int, _ limits: FileLimits
    ) -> FileDialogError? {
        if bytes > limits.fileBytes { return .tooLarge(name: name, limit: limits.fileBytes) }
        let most = request.allowsMultiple ? limits.filesPerImport : 1
        if request.files.count >= most { return .tooMany(limit: most) }
        if sessionBytes + bytes > limits.sessionBytes { return .noRoom(name: name, limit: limits.sessionBytes) }
        return request.types.accepts(name: name, mimeType: mimeType) ? nil : .wrongType(name: name)
    }

    /// Stores a complete file and returns whether its request is still open.
    package func finish(_ upload: FileUpload) -> Bool {
        guard let request = requests[upload.token] as? FileImport else {
            abandon(upload)
            return false
        }
        request.stored(upload.file)
        return true
    }

    /// Handles a failed upload.
    package func abandon(_ upload: FileUpload) {
        sessionBytes -= upload.bytes
        (requests[upload.token] as? FileImport)?.failed(.transferFailed)
        delete(upload.file)
    }

    func remove(_ files: [URL]) {
        for file in files {
            sessionBytes -= Int((try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? UInt64) ?? 0)
            delete(file)
        }
    }

    private func delete(_ file: URL) {
        try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }

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
        try Self.make(place)
        return place.appendingPathComponent(name, isDirectory: false)
    }

    private func madeFolder() throws -> URL {
        if let folder { return folder }
        let made = FileManager.default.temporaryDirectory
            .appendingPathComponent("dais-\(SecureToken.make())", isDirectory: true)
        try Self.make(made)
        folder = made
        return made
    }

    /// Creates a folder that only the server's user can read.
    ///
    /// - Throws: An error of the file manager.
    private static func make(_ folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    /// Removes all files when the session ends.
    package func closeAll() {
        requests = [:]
        if let folder { try? FileManager.default.removeItem(at: folder) }
        folder = nil
    }
}

extension Session {
    /// Returns a file for the browser to save. Each file is returned once.
    package func takeFile(_ token: String) -> FileDownload? {
        SessionContext.$current.withValue(scope) { scope.files.take(token) }
    }
}

extension SessionScope {
    /// The files of the session, created on first use.
    package var files: FileTransfers { shared(FileTransfers.self) { FileTransfers(address: fileAddress) } }
}
