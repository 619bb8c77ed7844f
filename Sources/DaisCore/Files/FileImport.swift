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
    private(set) var isCancelled = false

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

    init(
        types: [UTType], allowsMultiple: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) {
        self.types = AcceptedTypes(types: types)
        self.allowsMultiple = allowsMultiple
        self.onCompletion = onCompletion
        self.onCancellation = onCancellation
    }

    @MainActor func stored(_ file: URL) { files.append(file) }

    @MainActor func failed(_ error: FileDialogError) { failure = failure ?? error }

    /// Handles that the browser has sent all files or given up.
    @MainActor func answered(_ payload: EventPayload) {
        if failure == nil, let count = payload.int, count > 0, count == files.count {
            result = .success(files)
        } else {
            result = .failure(failure ?? .transferFailed)
        }
        dismiss()
    }

    @MainActor override func didDismiss() {
        if case .success = result {} else { transfers?.remove(files) }
        super.didDismiss()
        if let result { onCompletion(result) } else if isCancelled { onCancellation() }
        transfers?.settle(files)
    }
}
