// SPDX-License-Identifier: Apache-2.0

/// The progress of an upload, with a button that cancels it.
///
/// ```swift
/// struct Attachments: View {
///     let uploads: Uploads
///
///     var body: some View { ForEach(uploads.running) { UploadProgressView($0) } }
/// }
/// ```
/// It has the style of `progressViewStyle`. ``Uploads`` shows it in a whole view.
nonisolated public struct UploadProgressView: View, BuiltInView {
    private let upload: Upload
    @Environment(\.locale) private var locale

    /// Creates the view of an upload.
    public init(_ upload: Upload) { self.upload = upload }

    /// The content of the view.
    @MainActor public var body: some View {
        HStack(spacing: 12) {
            UploadBar(upload: upload)
            Button(BuiltInStrings(locale)[.cancel], role: .cancel) { upload.cancel() }
                .accessibilityLabel("\(BuiltInStrings(locale)[.cancel]), \(upload.fileName)")
        }
    }
}

/// The bar of an upload, below the name of the file that arrives.
nonisolated struct UploadBar: View, BuiltInView {
    let upload: Upload
    @Environment(\.locale) private var locale

    @MainActor var body: some View {
        ProgressView(value: upload.fractionCompleted) {
            Text(verbatim: upload.fileName).lineLimit(1).truncationMode(.middle)
        } currentValueLabel: {
            Text(verbatim: words).foregroundStyle(Color.primary)
        }
    }

    @MainActor private var words: String {
        if upload.isInterrupted { return BuiltInStrings(locale)[.waiting] }
        let done = upload.fractionCompleted.formatted(.percent.precision(.fractionLength(0)).locale(locale))
        return upload.fileCount > 1 ? "\(upload.completedFileCount + 1)/\(upload.fileCount) · \(done)" : done
    }
}
