// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A request for a file dialog, which is answered once.
///
/// It is created while views are described, on no actor, but only used on the main actor.
class FileRequest {
    /// The secret address of the request.
    let token = SecureToken.make()
    weak var transfers: FileTransfers?
    /// Removes the layer with the agreement of the binding.
    var dismiss: () -> Void = {}
    /// Indicates whether the user has canceled the dialog.
    fileprivate(set) var isCancelled = false

    @MainActor var address: String { "\(transfers?.address ?? "")/\(token)" }

    @MainActor func cancel() { isCancelled = true }

    @MainActor func willDismiss(_ reason: DismissalReason) {
        switch reason {
        case .scrim, .drag, .escape, .back, .button: isCancelled = true
        case .programmatic, .replaced, .timeout, .sourceRemoved, .hostRemoved, .parentDismissed, .rejected: break
        }
    }

    /// Handles the removal of the layer.
    @MainActor func didDismiss() { transfers?.close(self) }
}

/// A request for files from the browser.
///
/// A browser that says how many files there are can lose its line and continue, and the request ends by itself with the
/// last file. If the app has a list for uploads, the request then needs no dialog any more.
final class FileImport: FileRequest {
    let types: AcceptedTypes
    let allowsMultiple: Bool
    private let onCompletion: (Result<[URL], any Error>) -> Void
    private let onCancellation: () -> Void
    private(set) var files: [URL] = []
    /// The number of files that are stored or arriving.
    var begun = 0
    private var failure: FileDialogError?
    private var result: Result<[URL], any Error>?
    /// The list of the app, or `nil` if the dialog shows the progress.
    let uploads: Uploads?
    /// Lists the uploads that the dialog shows.
    let own = Uploads()
    /// Indicates whether a dialog asks for the files. Those of a drop are there.
    let hasDialog: Bool
    /// Handles that the first file begins to arrive.
    var onBegin: () -> Void = {}
    private(set) var upload: Upload?
    /// The bytes of the files that are stored.
    private var storedBytes = 0
    /// Ends a request whose browser sends nothing more.
    private var silence: (any ScheduledAction)?
    private var isWithoutDialog = false
    private var isOver = false

    init(
        types: [UTType], allowsMultiple: Bool, uploads: Uploads?, hasDialog: Bool = true,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) {
        self.types = AcceptedTypes(types: types)
        self.allowsMultiple = allowsMultiple
        self.uploads = uploads
        self.hasDialog = hasDialog
        self.onCompletion = onCompletion
        self.onCancellation = onCancellation
    }

    @MainActor func failed(_ error: FileDialogError) { failure = failure ?? error }

    /// Handles that the browser has sent all files or given up.
    @MainActor func answered(_ payload: EventPayload) {
        if failure == nil, let count = payload.int, count > 0, count == files.count {
            end(.success(files))
        } else {
            end(.failure(failure ?? .transferFailed))
        }
    }

    @MainActor override func didDismiss() {
        if uploads != nil, hasDialog, upload != nil, result == nil, !isCancelled {
            // The files arrive without the dialog.
            isWithoutDialog = true
            return
        }
        close()
    }

    @MainActor private func end(_ result: Result<[URL], any Error>) {
        guard self.result == nil, !isCancelled else { return }
        self.result = result
        leave()
    }

    @MainActor private func leave() {
        if isWithoutDialog { close() } else { dismiss() }
    }

    @MainActor private func close() {
        guard !isOver else { return }
        isOver = true
        silence?.cancel()
        forgetUpload()
        if case .success = result {} else { transfers?.remove(files) }
        super.didDismiss()
        if let result { onCompletion(result) } else if isCancelled { onCancellation() }
        transfers?.settle(files)
    }

    // MARK: Progress

    /// Handles that a file begins to arrive, or continues.
    @MainActor func began(_ file: FileUpload, _ part: FilePart) {
        silence?.cancel()
        let upload = upload ?? Upload(self, fileName: file.name, fileCount: part.count, totalBytes: part.totalBytes)
        upload.fileName = file.name
        if upload.isInterrupted { upload.isInterrupted = false }
        guard self.upload == nil else { return }
        self.upload = upload
        (uploads ?? own).running.append(upload)
        if uploads != nil, hasDialog { dismiss() }
        onBegin()
    }

    /// Handles that a part of a file has arrived.
    @MainActor func progressed(_ file: FileUpload) { upload?.received(storedBytes + file.received) }

    @MainActor func stored(_ file: FileUpload, clock: (any SessionClock)?) {
        files.append(file.file)
        storedBytes += file.received
        guard let upload else { return }
        upload.completedFileCount = files.count
        upload.received(storedBytes)
        if files.count == upload.fileCount { end(.success(files)) } else { expect(file.name, clock) }
    }

    /// Handles that the browser's line has been cut.
    @MainActor func interrupted(_ file: FileUpload, clock: (any SessionClock)?) {
        upload?.isInterrupted = true
        expect(file.name, clock)
    }

    /// Handles that a file has been refused or lost, of which the browser may not be able to tell.
    @MainActor func gaveUp() {
        if upload != nil, let failure { end(.failure(failure)) }
    }

    @MainActor func cancelUpload() {
        guard result == nil, !isOver else { return }
        isCancelled = true
        leave()
    }

    /// Waits for the browser's next request.
    @MainActor private func expect(_ name: String, _ clock: (any SessionClock)?) {
        silence?.cancel()
        silence = clock?.after(FileTransfers.patience) { [weak self] in
            self?.failed(.connectionLost(name: name))
            self?.gaveUp()
        }
    }

    /// Handles the end of the session too.
    @MainActor func forgetUpload() {
        (uploads ?? own).running.removeAll { $0 === upload }
        silence?.cancel()
    }
}
