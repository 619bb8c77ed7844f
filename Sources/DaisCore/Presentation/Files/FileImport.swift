// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One file dialog from being asked for to its answer, which is given once.
///
/// Made where views are described, which is on no actor; used on the main actor only.
class FileRequest {
    /// What nobody else can know: the address of this request.
    let token = SecureToken.make()
    weak var desk: FileDesk?
    /// Takes the layer away, with the agreement of the binding.
    var dismiss: () -> Void = {}
    /// Whether the user has ended the dialog without an answer.
    private(set) var isCancelled = false

    @MainActor var address: String { "\(desk?.address ?? "")/\(token)" }

    @MainActor func cancel() { isCancelled = true }

    @MainActor func willDismiss(_ reason: DismissalReason) {
        switch reason {
        case .scrim, .drag, .escape, .back, .button: isCancelled = true
        case .programmatic, .replaced, .timeout, .sourceRemoved, .hostRemoved, .parentDismissed: break
        }
    }

    /// The layer has gone.
    @MainActor func didDismiss() { desk?.close(self) }
}

/// Files that the browser is to send.
final class FileImport: FileRequest {
    let types: AcceptedTypes
    let allowsMultiple: Bool
    private let onCompletion: (Result<[URL], any Error>) -> Void
    private let onCancellation: () -> Void
    private(set) var files: [URL] = []
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

    /// The browser has sent all, or has given up.
    @MainActor func answered(_ payload: EventPayload) {
        if failure == nil, let count = payload.int, count > 0, count == files.count {
            result = .success(files)
        } else {
            result = .failure(failure ?? .transferFailed)
        }
        dismiss()
    }

    @MainActor override func didDismiss() {
        if case .success = result {} else { desk?.remove(files) }
        super.didDismiss()
        if let result { onCompletion(result) } else if isCancelled { onCancellation() }
    }
}
