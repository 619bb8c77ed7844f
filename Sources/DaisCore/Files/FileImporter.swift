// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Opens a dialog for choosing a file on the user's device while a binding is true.
    ///
    /// ```swift
    /// .fileImporter(isPresented: $imports, allowedContentTypes: [.commaSeparatedText]) { result in
    ///     if case .success(let url) = result { rows = try? read(url) }
    /// }
    /// ```
    /// Browsers open their file dialog only shortly after a press; if it was too long ago, a small dialog on the page
    /// asks for another. The file is uploaded, and the URL is that of a copy on the server, which is removed when the
    /// session ends: read or move it at once. `ServerOptions` limits the size. ``Uploads`` shows the progress on the
    /// page, and says what a cut of the line does.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that is set to `false` when the user has chosen a file or canceled.
    ///   - allowedContentTypes: The types to choose from. A file of another type is a failure. Folders cannot be
    ///     chosen.
    ///   - onCompletion: A closure called once; a failure is a ``FileDialogError``.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        FileDialog(content: self, site: CallSite(file, line), isPresented: isPresented) { uploads in
            FileImport(
                types: allowedContentTypes, allowsMultiple: false, uploads: uploads,
                onCompletion: { onCompletion($0.map { $0[0] }) }, onCancellation: {})
        }
    }

    /// Opens a dialog for choosing one or several files while a binding is true.
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

    /// Opens a dialog for choosing one or several files, and calls a closure when the user cancels.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        FileDialog(content: self, site: CallSite(file, line), isPresented: isPresented) { uploads in
            FileImport(
                types: allowedContentTypes, allowsMultiple: allowsMultipleSelection, uploads: uploads,
                onCompletion: onCompletion, onCancellation: onCancellation)
        }
    }
}
