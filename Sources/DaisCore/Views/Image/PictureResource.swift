// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// A picture among the resources of the app that the server sends, because it is too large for the markup.
///
/// Its address has the name that `Image` has, the folder of the bundle, and a hash of the content:
/// `/_dais/pictures/5f1c…/Places/map?in=App_Maps.resources`. Every process of the same app finds the file by it.
package nonisolated struct PictureResource: Sendable {
    package let file: URL
    package let mediaType: String
    package let size: Int

    private let hash: String
    private let changed: Date

    /// The pictures by their paths, so that a request reads no file to compare its content. Requests cannot fill it,
    /// because it has only files among the resources.
    private static let known = Mutex<[String: PictureResource]>([:])

    /// Returns the address below the path of the server, or `nil` if other processes would not find the bundle.
    static func address(of name: String, in bundle: Bundle?, _ data: Data) -> String? {
        guard PictureFile.mediaType(of: data) != nil,
            let name = name.addingPercentEncoding(withAllowedCharacters: plain)
        else { return nil }
        let address = "/_dais/pictures/\(hash(of: data))/\(name)"
        guard let bundle, place(of: bundle) != place(of: .main) else { return address }
        let folder = bundle.bundleURL.lastPathComponent
        guard folders(named: folder)?.first?.resolvingSymlinksInPath().path == place(of: bundle) else { return nil }
        return folder.addingPercentEncoding(withAllowedCharacters: plain).map { "\(address)?in=\($0)" }
    }

    /// Returns the picture of an address, if the app could show it by that name and it has that content.
    ///
    /// - Parameters:
    ///   - name: The name that `Image` has.
    ///   - folder: The folder of the bundle beside the program, or `nil` for the resources of the program.
    ///   - hash: The hash of the content.
    package static func named(_ name: String, in folder: String?, hash: String) -> PictureResource? {
        guard let folders = folders(named: folder) else { return nil }
        let pictures = PictureFile.files(of: name, in: folders).lazy.compactMap { picture(in: $0.file) }
        return pictures.first { $0.hash == hash }
    }

    /// Returns the picture in a file, if it is large enough to be sent.
    private static func picture(in file: URL) -> PictureResource? {
        let values = try? file.resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
        guard let changed = values?.contentModificationDate, let size = values?.fileSize, size > PictureFile.limit
        else { return nil }
        if let found = known.withLock({ $0[file.path] }), found.changed == changed, found.size == size { return found }
        guard let data = PictureFile.read(file), let type = PictureFile.mediaType(of: data) else { return nil }
        let picture = PictureResource(
            file: file, mediaType: type, size: data.count, hash: Self.hash(of: data), changed: changed)
        known.withLock { $0[file.path] = picture }
        return picture
    }

    /// The characters that need no escape in a path and in a query. A slash separates a group of a catalog.
    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")

    private static func place(of bundle: Bundle) -> String { bundle.bundleURL.resolvingSymlinksInPath().path }

    private static func folders(named folder: String?) -> [URL]? {
        guard let folder else { return AssetCatalogs.ownFolders }
        // SwiftPM makes a folder for the resources of each target, beside the program.
        guard folder.hasSuffix(".resources") || folder.hasSuffix(".bundle"), !folder.contains("/"),
            !folder.utf8.contains(0),
            let bundle = Bundle(path: Bundle.main.bundleURL.appendingPathComponent(folder).path)
        else { return nil }
        return AssetCatalogs.folders(of: bundle)
    }

    /// Returns a hash that depends on every byte. It distinguishes the versions of a file.
    private static func hash(of data: Data) -> String {
        var hash = FNV1a()
        data.withUnsafeBytes { bytes in
            let words = bytes.count / 8
            for index in 0..<words {
                hash.add(word: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self).littleEndian)
            }
            for index in (words * 8)..<bytes.count { hash.add(bytes[index]) }
        }
        return hash.hex
    }
}
