// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A representation that is made and read at once.
struct PlainRepresentation<Item: Transferable>: TransferRepresentation {
    let _steps: [_TransferStep]

    init(
        _ contentType: UTType, exporting: (@Sendable (Item) throws -> Data)? = nil,
        importing: (@Sendable (Data) throws -> Item)? = nil
    ) {
        _steps = [
            _TransferStep(
                contentType: contentType,
                export: exporting.map { make in .now { try make(_TransferStep.item($0, Item.self)) } },
                import: importing.map { make in .now { _TransferStep.Box(value: try make($0)) } })
        ]
    }
}

extension String: Transferable {
    /// Plain text.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<String>(.utf8PlainText, exporting: { Data($0.utf8) }, importing: text)
        PlainRepresentation<String>(.plainText, importing: text)
    }

    @Sendable private static func text(_ data: Data) throws -> String {
        guard let text = String(data: data, encoding: .utf8) else { throw TransferError.unreadable }
        return text
    }
}

extension URL: Transferable {
    /// The address. Plain text that is an address can be pasted as one.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<URL>(.url, exporting: { Data($0.absoluteString.utf8) }, importing: address)
        PlainRepresentation<URL>(.plainText, importing: address)
    }

    @Sendable private static func address(_ data: Data) throws -> URL {
        // A list of addresses has one a line, and comments.
        let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        guard let line = lines.first(where: { !$0.hasPrefix("#") }),
            let url = URL(string: line.trimmingCharacters(in: .whitespaces)), url.scheme != nil
        else { throw TransferError.unreadable }
        return url
    }
}

extension Data: Transferable {
    /// The bytes.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<Data>(.data, exporting: { $0 }, importing: { $0 })
    }
}

extension AttributedString: Transferable {
    /// The characters, without their attributes.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<AttributedString>(
            .utf8PlainText, exporting: { Data(String($0.characters).utf8) },
            importing: { AttributedString(String(decoding: $0, as: UTF8.self)) })
    }
}

extension Image: Transferable {
    /// A picture that was made from data. Symbols and pictures of a bundle export nothing.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<Image>(
            .image,
            exporting: { image in
                guard let data = image.transferred else { throw TransferError.noRepresentation }
                return data
            },
            importing: { data in
                guard let picture = UIImage(data: data) else { throw TransferError.unreadable }
                return Image(uiImage: picture)
            }
        )
        .exportingCondition { $0.transferred != nil }
    }

    private var transferred: Data? {
        guard case .picture(let picture) = source else { return nil }
        return picture.data
    }
}

extension Never: TransferRepresentation, Transferable {
    /// The type of the items.
    public typealias Item = Never
    /// There are no values, so nothing can be transferred.
    public static var transferRepresentation: Never { return fatalError("Never has no values") }
    /// There are no values, so nothing can be transferred.
    public var _steps: [_TransferStep] { [] }
}
