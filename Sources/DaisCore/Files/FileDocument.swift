// SPDX-License-Identifier: Apache-2.0

/// A document as a value that is read from and written to a file.
///
/// ```swift
/// struct Note: FileDocument {
///     static let readableContentTypes: [UTType] = [.plainText]
///     var text = ""
///     init(configuration: ReadConfiguration) throws {
///         text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///     }
///     func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(text.utf8))
///     }
/// }
/// ```
public protocol FileDocument {
    /// The input for reading a document.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The options for writing a document.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types that the document can be written as. The default is the readable types.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document from a file.
    ///
    /// - Throws: An error if the content is invalid.
    init(configuration: ReadConfiguration) throws
    /// Returns the content of the file to write.
    ///
    /// - Throws: An error if the document cannot be written. The export then fails with it.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The readable types.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The input for reading a document.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The content of the file.
    public let file: FileWrapper

    /// Creates an input from an imported file. SwiftUI has no public initializer.
    public init(contentType: UTType, file: FileWrapper) {
        self.contentType = contentType
        self.file = file
    }
}

/// The options for writing a document.
public struct FileDocumentWriteConfiguration {
    /// The type to write.
    public let contentType: UTType
    /// The value is always `nil`, because a browser saves a new file.
    public let existingFile: FileWrapper?
}
