// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Moves a file from the server to the user's device while a binding is true and the file is not `nil`.
    ///
    /// ```swift
    /// @State private var moves = false
    /// let report: URL
    ///
    /// var body: some View {
    ///     Button("Take the report") { moves = true }
    ///         .fileMover(isPresented: $moves, file: report) { result in
    ///             if case .failure(let error) = result { print(error) }
    ///         }
    /// }
    /// ```
    /// The browser downloads the file to its download folder, or to a place that the user chooses. Then the file is removed
    /// from its place on the server. The server does not learn whether the browser could keep the file, so the URL of the
    /// result is that of a copy, which stays until the session ends.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that is set to `false` when the browser has fetched the file.
    ///   - file: The file on the server. A file that cannot be read is a failure, and stays where it is.
    ///   - onCompletion: A closure called once with the result.
    ///   - fileID: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        fileMover(
            isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {}, fileID: fileID,
            line: line)
    }

    /// Moves a file from the server to the user's device, and calls a closure when the user cancels.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        FileDialog(
            content: self, site: CallSite(fileID, line), isPresented: isPresented, isPossible: file != nil
        ) { _ in
            let type = UTType(filenameExtension: file?.pathExtension ?? "") ?? .data
            return FileExport(
                name: file?.lastPathComponent ?? "file", type: type,
                write: {
                    guard let file else { throw CocoaError(.fileNoSuchFile) }
                    return try Data(contentsOf: file)
                },
                onCompletion: { result in
                    onCompletion(
                        result.flatMap { copy in
                            Result {
                                if let file { try FileManager.default.removeItem(at: file) }
                                return copy
                            }
                        })
                }, onCancellation: onCancellation)
        }
    }
}
