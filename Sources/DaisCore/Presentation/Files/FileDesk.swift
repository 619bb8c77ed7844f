// SPDX-License-Identifier: Apache-2.0

/// How much a session may be sent.
package struct FileLimits: Sendable {
    package var fileBytes = 32 << 20
    package var filesPerImport = 100
    package var sessionBytes = 128 << 20

    package init() {}
}

/// Why a request for a file is not answered, as the server says it over HTTP.
package enum FileRefusal: Error, Equatable, Sendable {
    /// Nobody waits for it: unknown, answered already, or another session's.
    case unknown
    case refused(FileDialogError)
}

/// A file that is on its way to the server.
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

/// The files that pass between one session and its browser, and the dialogs that ask for them.
///
/// Files live in a folder of the session's own, each in a folder with a number, so that equal names do not meet and a
/// name from outside is only ever the last component of a path. The folder goes with the session.
@MainActor
package final class FileDesk {
    /// Where the browser sends and fetches files.
    package let address: String
    private var requests: [String: FileRequest] = [:]
    private var folder: URL?
    private var count = 0
    private var sessionBytes = 0

    init(address: String) { self.address = address }

    // MARK: Dialogs

    func open(_ request: FileRequest) {
        request.desk = self
        requests[request.token] = request
    }

    func close(_ request: FileRequest) { requests[request.token] = nil }

    /// The token of the import that was asked for last, for tests that play the browser.
    package var openImport: String? { requests.values.compactMap { $0 as? FileImport }.last?.token }

    // MARK: Uploads

    /// Makes room for a file. What is announced counts until it is stored or given up.
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

    /// The file is complete, unless nobody waits for it any more.
    package func finish(_ upload: FileUpload) -> Bool {
        guard let request = requests[upload.token] as? FileImport else {
            abandon(upload)
            return false
        }
        request.stored(upload.file)
        return true
    }

    /// The file did not arrive.
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

    /// What the browser may save, once.
    package func take(_ token: String) -> FileDownload? {
        (requests[token] as? FileExport)?.take()
    }

    // MARK: The folder

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

    /// For this user of the machine only.
    private static func make(_ folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    /// The session is over.
    package func closeAll() {
        requests = [:]
        if let folder { try? FileManager.default.removeItem(at: folder) }
        folder = nil
    }
}

extension Session {
    /// What the browser may save, once.
    package func takeFile(_ token: String) -> FileDownload? {
        SessionContext.$current.withValue(scope) { scope.files.take(token) }
    }
}

extension SessionScope {
    /// The session's files; made when first asked for.
    package var files: FileDesk { shared(FileDesk.self) { FileDesk(address: fileAddress) } }
}
