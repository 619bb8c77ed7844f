// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Lets the user choose a file of the device that the browser runs on, while a binding is true.
    ///
    /// ```swift
    /// .fileImporter(isPresented: $imports, allowedContentTypes: [.commaSeparatedText]) { result in
    ///     if case .success(let url) = result { rows = try? read(url) }
    /// }
    /// ```
    /// The browser's own dialog opens. Browsers open it only shortly after a press; when that is too long ago a small
    /// dialog on the page asks for one. The file is sent to the server, and the URL is that of the copy there, which is
    /// removed when the session ends: read it at once, or move it away. `ServerOptions` limits the size.
    /// - Parameters:
    ///   - isPresented: set to `false` when a file was chosen or the dialog was cancelled.
    ///   - allowedContentTypes: what may be chosen. A file of another type is a failure. Folders cannot be chosen.
    ///   - onCompletion: called once; a failure is a ``FileDialogError``.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        FileDialog(content: self, site: CallSite(file, line), isPresented: isPresented) {
            FileImport(
                types: allowedContentTypes, allowsMultiple: false,
                onCompletion: { onCompletion($0.map { $0[0] }) }, onCancellation: {})
        }
    }

    /// Lets the user choose one file or several, while a binding is true.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {},
            file: file, line: line)
    }

    /// Lets the user choose one file or several, while a binding is true, and tells when the user chose none.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        FileDialog(content: self, site: CallSite(file, line), isPresented: isPresented) {
            FileImport(
                types: allowedContentTypes, allowsMultiple: allowsMultipleSelection, onCompletion: onCompletion,
                onCancellation: onCancellation)
        }
    }
}
