// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Finds the image files of an app and gives them addresses: small ones are data URLs, and the server sends the others.
nonisolated enum PictureFile {
    /// Larger files would slow down every page that shows them: data URLs are part of the markup, which the browser
    /// does not cache.
    static let limit = 128 * 1024
    /// The address of a picture of one transparent pixel.
    static let transparent = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
    private static let extensions = ["svg", "webp", "png", "jpg", "jpeg", "gif"]
    private struct Key: Hashable {
        let name: String
        let bundle: ObjectIdentifier?
    }
    private struct Picture {
        let address: String
        let scale: Int
        /// Indicates whether the address is one of the server, below its own path.
        let isServed: Bool
    }
    private static let known = Mutex<[Key: Picture?]>([:])

    static func address(of name: String, in bundle: Bundle?) -> String? {
        guard let picture = picture(name, bundle) else { return nil }
        return picture.isServed ? (SessionContext.current?.serverPath ?? "") + picture.address : picture.address
    }

    /// The pixels in a point of an image of an asset catalog, and 1 for others.
    static func scale(of name: String, in bundle: Bundle?) -> Int { picture(name, bundle)?.scale ?? 1 }

    private static func picture(_ name: String, _ bundle: Bundle?) -> Picture? {
        let key = Key(name: name, bundle: bundle.map { ObjectIdentifier($0) })
        if let found = known.withLock({ $0[key] }) { return found }
        var picture: Picture?
        for file in files(of: name, in: AssetCatalogs.folders(of: bundle)) where picture == nil {
            picture = Self.picture(in: file, name, bundle)
        }
        known.withLock {
            if $0.count > 1000 { $0 = [:] }
            $0[key] = .some(picture)
        }
        return picture
    }

    private static func picture(
        in file: (file: URL, scale: Int), _ name: String, _ bundle: Bundle?
    ) -> Picture? {
        guard let data = read(file.file) else { return nil }
        if let address = address(of: data) { return Picture(address: address, scale: file.scale, isServed: false) }
        return PictureResource.address(of: name, in: bundle, data).map {
            Picture(address: $0, scale: file.scale, isServed: true)
        }
    }

    /// Returns the file with an image, or `nil` if there is none. It is read with each call.
    static func data(of name: String, in bundle: Bundle?) -> Data? {
        for (file, _) in files(of: name, in: AssetCatalogs.folders(of: bundle)) {
            if let data = try? Data(contentsOf: file), mediaType(of: data) != nil { return data }
        }
        return nil
    }

    /// Returns a file that is in use only as long as somebody reads it.
    static func read(_ file: URL) -> Data? { try? Data(contentsOf: file, options: .mappedIfSafe) }

    /// Returns the address of an image for code that no session asks: that of its resource, or its data.
    static func address(of image: UIImage) -> String? {
        image.resource.flatMap { address(of: $0.name, in: $0.bundle) } ?? address(of: image.data)
    }

    static func address(of data: Data) -> String? {
        guard data.count <= limit, let type = mediaType(of: data) else { return nil }
        return "data:\(type);base64,\(data.base64EncodedString())"
    }

    /// Returns the size of an SVG image that its root element has, in points.
    static func drawingSize(of address: String) -> CGSize? {
        let start = "data:image/svg+xml;base64,"
        guard address.hasPrefix(start), let data = Data(base64Encoded: String(address.dropFirst(start.count))),
            let root = String(decoding: data.prefix(2048), as: UTF8.self).firstMatch(of: /<svg[^>]*>/)?.output,
            let width = root.firstMatch(of: /\swidth=["']([0-9.]+)(?:px)?["']/).flatMap({ Double($0.1) }),
            let height = root.firstMatch(of: /\sheight=["']([0-9.]+)(?:px)?["']/).flatMap({ Double($0.1) })
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Returns the files that an image can have in folders of resources: one of its name, and then those of an image set,
    /// the best one first.
    static func files(of name: String, in folders: [URL]) -> [(file: URL, scale: Int)] {
        // The name must not refer to a file outside the bundle.
        guard !name.isEmpty, !name.contains(".."), !name.hasPrefix("/"), !name.utf8.contains(0) else { return [] }
        let names = extensions.contains { name.hasSuffix("." + $0) } ? [name] : extensions.map { name + "." + $0 }
        let paths = folders.lazy.flatMap { folder in names.lazy.map { folder.appendingPathComponent($0) } }
        let file = paths.first { FileManager.default.fileExists(atPath: $0.path) }.map { ($0, 1) }
        let set = AssetCatalogs.set(.image, named: name, in: folders)
        return [file].compactMap { $0 } + (set.map(ImageSet.files) ?? [])
    }

    static func mediaType(of data: Data) -> String? {
        func starts(_ bytes: [UInt8]) -> Bool { data.starts(with: bytes) }
        if starts([0x89, 0x50, 0x4e, 0x47]) { return "image/png" }
        if starts([0xff, 0xd8, 0xff]) { return "image/jpeg" }
        if starts(Array("GIF8".utf8)) { return "image/gif" }
        if starts(Array("RIFF".utf8)), data.dropFirst(8).starts(with: Array("WEBP".utf8)) { return "image/webp" }
        let head = String(decoding: data.prefix(512), as: UTF8.self)
        return head.contains("<svg") ? "image/svg+xml" : nil
    }
}
