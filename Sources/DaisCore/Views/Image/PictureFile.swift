// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Finds the image files of an app and turns them into data URLs.
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
    }
    private static let known = Mutex<[Key: Picture?]>([:])

    static func address(of name: String, in bundle: Bundle?) -> String? { picture(name, bundle)?.address }

    /// The pixels in a point of an image of an asset catalog, and 1 for others.
    static func scale(of name: String, in bundle: Bundle?) -> Int { picture(name, bundle)?.scale ?? 1 }

    private static func picture(_ name: String, _ bundle: Bundle?) -> Picture? {
        let key = Key(name: name, bundle: bundle.map { ObjectIdentifier($0) })
        if let found = known.withLock({ $0[key] }) { return found }
        let file = find(name, bundle).map { ($0, 1) }
        let picture = ([file].compactMap { $0 } + variants(name, bundle)).lazy.compactMap { data, scale in
            address(of: data).map { Picture(address: $0, scale: scale) }
        }.first
        known.withLock {
            if $0.count > 1000 { $0 = [:] }
            $0[key] = .some(picture)
        }
        return picture
    }

    /// Returns the file with an image, or `nil` if there is none. It is read with each call.
    static func data(of name: String, in bundle: Bundle?) -> Data? {
        find(name, bundle) ?? variants(name, bundle).first { mediaType(of: $0.0) != nil }?.0
    }

    /// The files of an image set, the best one first.
    private static func variants(_ name: String, _ bundle: Bundle?) -> [(Data, Int)] {
        guard let set = AssetCatalogs.set(.image, named: name, in: bundle) else { return [] }
        return ImageSet.files(in: set).compactMap { file, scale in
            (try? Data(contentsOf: file)).map { ($0, scale) }
        }
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

    private static func find(_ name: String, _ bundle: Bundle?) -> Data? {
        // The name must not refer to a file outside the bundle.
        guard !name.isEmpty, !name.contains(".."), !name.hasPrefix("/") else { return nil }
        let names = extensions.contains { name.hasSuffix("." + $0) } ? [name] : extensions.map { name + "." + $0 }
        for folder in AssetCatalogs.folders(of: bundle) {
            for name in names {
                if let data = try? Data(contentsOf: folder.appendingPathComponent(name)) { return data }
            }
        }
        return nil
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
