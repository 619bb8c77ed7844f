// SPDX-License-Identifier: Apache-2.0
import DaisCore
import Foundation
import Testing

@Suite("Standard folders and defaults")
struct StandardFolderTests {
    @Test("the names are the folders that the file manager finds")
    func folders() throws {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
        #expect(URL.documentsDirectory == (try #require(documents.first)))
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)
        #expect(URL.cachesDirectory == (try #require(caches.first)))
        #expect(URL.documentsDirectory != URL.cachesDirectory)
    }

    @Test("a value is stored, and removed with nil")
    func defaults() throws {
        let name = "StandardFolderTests.\(UUID())"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        defaults.setValue("a", forKey: "key")
        #expect(defaults.string(forKey: "key") == "a")
        defaults.setValue(nil, forKey: "key")
        #expect(defaults.object(forKey: "key") == nil)
    }
}
