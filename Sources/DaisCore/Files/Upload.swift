// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Observation

/// Files that were chosen or dropped together, on their way to the server.
///
/// ```swift
/// struct Arriving: View {
///     let upload: Upload
///
///     var body: some View {
///         ProgressView(value: upload.fractionCompleted) { Text(upload.fileName) }
///         if upload.isInterrupted { Text("Waiting for the connection") }
///         Button("Cancel", role: .cancel) { upload.cancel() }
///     }
/// }
/// ```
/// ``Uploads`` lists the running ones. The values are what the server has, and change up to five times a second. When a
/// line is cut, the browser sends the rest of the file as soon as it can. If it has not come back after a minute, the
/// upload fails with ``FileDialogError/connectionLost(name:)``.
@MainActor @Observable
public final class Upload: Identifiable {
    /// The name of the file that is arriving.
    public internal(set) var fileName: String
    /// The number of files that have arrived.
    public internal(set) var completedFileCount = 0
    /// The number of all files.
    public let fileCount: Int
    /// The size of all files in bytes, as the browser has announced it.
    public let totalBytes: Int
    /// The number of bytes that have arrived.
    public internal(set) var receivedBytes = 0
    /// Indicates whether the browser has lost its connection and is expected to continue.
    public internal(set) var isInterrupted = false

    /// The bytes as a progress object, for code that takes one. Its `cancel()` gives up the upload. A view that reads the
    /// other properties changes at once, and `ProgressView(upload.progress)` asks this one four times a second.
    @ObservationIgnored public let progress: Progress
    @ObservationIgnored private weak var request: FileImport?

    init(_ request: FileImport, fileName: String, fileCount: Int, totalBytes: Int) {
        self.request = request
        self.fileName = fileName
        self.fileCount = fileCount
        self.totalBytes = totalBytes
        progress = Progress(totalUnitCount: Int64(totalBytes))
        progress.cancellationHandler = { [weak self] in
            Task { @MainActor in self?.cancel() }
        }
    }

    func received(_ bytes: Int) {
        receivedBytes = bytes
        progress.completedUnitCount = Int64(bytes)
    }

    /// The part of the bytes that have arrived, from 0 to 1.
    public var fractionCompleted: Double {
        totalBytes > 0 ? (Double(receivedBytes) / Double(totalBytes)).limited(to: 0...1) : 0
    }

    /// Gives up the upload, and removes what has arrived. `fileImporter` calls its `onCancellation`; a drop does nothing.
    /// An upload that has ended stays as it is.
    public func cancel() { request?.cancelUpload() }
}
