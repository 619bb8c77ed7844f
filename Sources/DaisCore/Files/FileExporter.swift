// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Saves a document with the browser while a binding is true and the document is not `nil`.
    ///
    /// ```swift
    /// .fileExporter(
    ///     isPresented: $exports, document: note, contentType: .plainText, defaultFilename: "Note"
    /// ) { result in … }
    /// ```
    /// The browser downloads the file to its download folder, or to a place that the user chooses. The server does not
    /// learn the place or the outcome: the URL is that of a copy on the server, which is removed when the session ends.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that is set to `false` when the browser has fetched the file.
    ///   - document: The document, written when the browser fetches it. An error thrown then is the failure.
    ///   - contentType: The type to write, which also determines the extension.
    ///   - defaultFilename: The proposed name, by default `file`.
    ///   - onCompletion: A closure called once with the result.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        fileExporter(CallSite(file, line), isPresented, document, contentType, defaultFilename, onCompletion, {})
    }

    /// Saves a document with the browser and reports when the user cancels.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that tells whether the dialog is open.
    ///   - document: The document, or `nil` for none.
    ///   - contentTypes: The types, of which the first is used because a browser offers no choice. By default it is the
    ///     first writable type.
    ///   - defaultFilename: The suggested name of the file.
    ///   - onCompletion: The action after the export, with its result.
    ///   - onCancellation: The action after the user has closed the dialog without a choice.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {},
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
        return fileExporter(
            CallSite(file, line), isPresented, document, type, defaultFilename, onCompletion, onCancellation)
    }

    nonisolated private func fileExporter<D: FileDocument>(
        _ site: CallSite, _ isPresented: Binding<Bool>, _ document: D?, _ type: UTType, _ name: String?,
        _ onCompletion: @escaping (Result<URL, any Error>) -> Void, _ onCancellation: @escaping () -> Void
    ) -> some View {
        FileDialog(content: self, site: site, isPresented: isPresented, isPossible: document != nil) { _ in
            FileExport(
                name: type.named(name ?? "file"), type: type,
                write: { try document?.content(as: type) ?? Data() },
                onCompletion: onCompletion, onCancellation: onCancellation)
        }
    }
}

extension FileDocument {
    fileprivate func content(as type: UTType) throws -> Data {
        let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
        guard let content = try fileWrapper(configuration: configuration).regularFileContents else {
            throw CocoaError(.fileWriteUnknown)
        }
        return content
    }
}

nonisolated extension UTType {
    /// Returns a name with the extension of this type, unless it already has one.
    func named(_ name: String) -> String {
        let known = extensions.contains { name.lowercased().hasSuffix("." + $0) }
        guard !known, let preferred = preferredFilenameExtension else { return name }
        return "\(name).\(preferred)"
    }
}
