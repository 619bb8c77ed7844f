// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Lets the browser save a document, while a binding is true and there is a document.
    ///
    /// ```swift
    /// .fileExporter(
    ///     isPresented: $exports, document: note, contentType: .plainText, defaultFilename: "Note"
    /// ) { result in … }
    /// ```
    /// The browser downloads the file, into its folder for downloads or where its user says. A server does not learn
    /// where, nor whether it was kept: the URL is that of a copy on the server, removed when the session ends.
    /// - Parameters:
    ///   - isPresented: set to `false` when the browser has fetched the file.
    ///   - document: written when the browser fetches it; what it throws is the failure.
    ///   - contentType: how it is written; also decides the extension.
    ///   - defaultFilename: the proposed name; without one `file`.
    ///   - onCompletion: called once.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        fileExporter(CallSite(file, line), isPresented, document, contentType, defaultFilename, onCompletion, {})
    }

    /// Lets the browser save a document, and tells when the user cancelled.
    ///
    /// - Parameter contentTypes: the first one is used; a browser does not ask for another. Without any the first one
    ///   that the document writes.
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
        FileDialog(content: self, site: site, isPresented: isPresented, isPossible: document != nil) {
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
    /// A name with the extension of the type, unless it has one of the type's already.
    func named(_ name: String) -> String {
        let known = extensions.contains { name.lowercased().hasSuffix("." + $0) }
        guard !known, let preferred = preferredFilenameExtension else { return name }
        return "\(name).\(preferred)"
    }
}
