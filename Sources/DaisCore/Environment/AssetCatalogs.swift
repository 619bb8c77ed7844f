// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// The sets of the asset catalogs among the resources of an app, which are read as they are.
nonisolated enum AssetCatalogs {
    /// The kinds of sets that are used.
    enum Kind: String, CaseIterable { case image = "imageset", color = "colorset" }

    /// The folders with the app's resources: beside the executable, or in the folder that SwiftPM makes for the target.
    static let ownFolders: [URL] = {
        let main = Bundle.main
        let folder = main.bundleURL
        let name = main.executableURL?.deletingPathExtension().lastPathComponent ?? ""
        let inside = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let own = inside.filter { $0.lastPathComponent.hasSuffix("_\(name).resources") }
        return [folder, main.resourceURL ?? folder] + own.sorted { $0.path < $1.path }
    }()

    private static let known = Mutex<[String: [String: URL]]>([:])

    /// Returns the folder of a set, or `nil` if no catalog has one of that name.
    static func set(_ kind: Kind, named name: String, in bundle: Bundle?) -> URL? {
        set(kind, named: name, in: folders(of: bundle))
    }

    /// Returns the folder of a set, or `nil` if no catalog in the folders has one of that name.
    static func set(_ kind: Kind, named name: String, in folders: [URL]) -> URL? {
        for folder in folders {
            if let found = sets(in: folder)["\(name).\(kind.rawValue)"] { return found }
        }
        return nil
    }

    /// The folders with the resources of a bundle, or of the program.
    static func folders(of bundle: Bundle?) -> [URL] {
        bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? ownFolders
    }

    private static func sets(in folder: URL) -> [String: URL] {
        if let sets = known.withLock({ $0[folder.path] }) { return sets }
        var sets: [String: URL] = [:]
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for catalog in files where catalog.pathExtension == "xcassets" { collect(catalog, "", &sets) }
        known.withLock { $0[folder.path] = sets }
        return sets
    }

    /// Adds the sets of a folder. One in a group has its own name and that with the group, which Xcode can ask for.
    private static func collect(_ folder: URL, _ group: String, _ sets: inout [String: URL]) {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for file in files.sorted(by: { $0.path < $1.path }) {
            let name = file.lastPathComponent
            if Kind(rawValue: file.pathExtension) != nil {
                for key in [name, group + name] where sets[key] == nil { sets[key] = file }
            } else if file.pathExtension.isEmpty, file.hasDirectoryPath {
                collect(file, group + name + "/", &sets)
            }
        }
    }
}
