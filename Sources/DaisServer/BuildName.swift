// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The name of the build of the app. Processes of the same executable have the same name.
enum BuildName {
    /// The size of the executable and the time of its last change. Without such a file, each process is a build.
    static let ofProcess: String = {
        let link = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
        let path = FileManager.default.fileExists(atPath: link) ? link : Bundle.main.executablePath ?? ""
        guard let facts = try? FileManager.default.attributesOfItem(atPath: path),
            let changed = facts[.modificationDate] as? Date
        else { return UUID().uuidString }
        return "\((path as NSString).lastPathComponent) \(facts[.size] ?? 0) \(changed.timeIntervalSince1970)"
    }()
}
