// SPDX-License-Identifier: Apache-2.0
public import Observation

/// The files that people have chosen or dropped in a part of an app, while they are on their way to the server.
///
/// Put a list into the environment outside of `fileImporter` and of destinations of drops, and show it where you like:
///
/// ```swift
/// struct Inbox: View {
///     @State private var uploads = Uploads()
///     @State private var imports = false
///
///     var body: some View {
///         VStack {
///             Button("Attach") { imports = true }
///             ForEach(uploads.running) { UploadProgressView($0) }
///         }
///         .fileImporter(isPresented: $imports, allowedContentTypes: [.item]) { result in print(result) }
///         .environment(\.uploads, uploads)
///     }
/// }
/// ```
/// With a list, the dialog of `fileImporter` closes when the first file begins to arrive, and the page can be used
/// meanwhile. Without one, the dialog stays, and shows the progress and a button that cancels when an upload takes longer
/// than a moment. A drop asks nothing, so it has no dialog: without a list, the view on which the files were dropped
/// pulses until they are there, and nobody can cancel.
///
/// A list can serve a card, a page or the whole app. Several sessions can read one list.
@MainActor @Observable
public final class Uploads {
    /// The uploads that have begun and not ended, in the order in which they have begun.
    public internal(set) var running: [Upload] = []

    /// Creates a list without uploads.
    public nonisolated init() {}
}

extension EnvironmentValues {
    /// The list to which files that people choose or drop here are added while they arrive; see ``Uploads``.
    public var uploads: Uploads? {
        get { self[UploadsKey.self] }
        set { self[UploadsKey.self] = newValue }
    }
}

private enum UploadsKey: EnvironmentKey { static var defaultValue: Uploads? { nil } }
