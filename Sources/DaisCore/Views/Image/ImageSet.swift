// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The file format of an image set, with the keys that are used.
nonisolated struct ImageSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {}
        let filename: String?
        let idiom: String?
        let scale: String?
        let appearances: [Appearance]?

        var factor: Int { scale.flatMap { Int($0.dropLast()) } ?? 1 }
    }
    let images: [Entry]

    /// Returns the files for bright windows, the best one first. A page often contains the picture, so two pixels in
    /// a point are better than three.
    static func files(in folder: URL) -> [(file: URL, scale: Int)] {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let set = try? JSONDecoder().decode(ImageSet.self, from: data)
        else { return [] }
        let bright = set.images.filter { $0.appearances == nil && $0.filename != nil }
        let universal = bright.filter { $0.idiom == nil || $0.idiom == "universal" }
        return (universal.isEmpty ? bright : universal).sorted { Self.rank($0.factor) < Self.rank($1.factor) }
            .compactMap { entry in
                guard let name = entry.filename, !name.contains("/") else { return nil }
                return (folder.appendingPathComponent(name), entry.factor)
            }
    }

    private static func rank(_ factor: Int) -> Int { factor == 2 ? 0 : 4 - factor }
}
