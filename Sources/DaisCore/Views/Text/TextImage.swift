// SPDX-License-Identifier: Apache-2.0

extension Text {
    /// Creates a text that contains an image in its line.
    nonisolated public init(_ image: Image) { self.init(ImageContent(image)) }
}

nonisolated final class ImageContent: TextContent, @unchecked Sendable {
    private let image: Image

    init(_ image: Image) { self.image = image }

    override func resolve(_ text: inout TextResolver, _ attributes: TextAttributes) { text.append(image, attributes) }

    override func isEqual(to other: TextContent) -> Bool { (other as? ImageContent)?.image == image }
}
