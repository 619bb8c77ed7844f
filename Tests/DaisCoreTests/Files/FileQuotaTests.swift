// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("The space of files")
struct FileQuotaTests {
    private struct Home: View {
        @State private var imports = true
        @State private var kept: [URL] = []

        var body: some View {
            Text("\(kept.count) files")
                .fileImporter(
                    isPresented: $imports, allowedContentTypes: [.plainText], allowsMultipleSelection: true
                ) { kept += (try? $0.get()) ?? [] }
            Button("Import") { imports = true }
            Button("Take") {
                for file in kept { try? FileManager.default.removeItem(at: file) }
                kept = []
            }
            Button("Rename") {
                for file in kept {
                    let other = file.deletingLastPathComponent().appendingPathComponent("other.txt")
                    try? FileManager.default.moveItem(at: file, to: other)
                }
            }
        }
    }

    private func store(_ bytes: Int, in screen: Screen, _ account: FileAccount? = nil) throws {
        let files = screen.scope.files
        let upload = try files.begin(
            try #require(files.openImport), name: "a.txt", mimeType: nil, bytes: bytes, limits: FileLimits(),
            account: account)
        try Data(count: bytes).write(to: upload.file)
        #expect(upload.finish())
        screen.send(.files, to: screen.top, .number(1))
        screen.exited(screen.top)
        #expect(screen.text("1 files").exists)
    }

    @Test("a file that the app has moved away counts no longer, and one with another name does")
    func moved() throws {
        let screen = Screen { Home() }
        let files = screen.scope.files
        try store(50_000, in: screen)
        screen.tap("Rename")
        files.settle()
        #expect(files.bytes == 50_000)
        let other = Screen { Home() }
        try store(50_000, in: other)
        other.tap("Take")
        other.scope.files.settle()
        #expect(other.scope.files.bytes == 0)
        #expect(!other.scope.files.hasFiles)
    }

    @Test("a session that is full looks for files that the app has moved away")
    func full() throws {
        let screen = Screen { Home() }
        let files = screen.scope.files
        try store(50_000, in: screen)
        screen.tap("Import")
        var limits = FileLimits()
        limits.sessionBytes = 60_000
        let token = try #require(files.openImport)
        #expect(throws: FileRefusal.refused(.noRoom(name: "b.txt", limit: 60_000))) {
            try files.begin(token, name: "b.txt", mimeType: nil, bytes: 50_000, limits: limits)
        }
        screen.tap("Take")
        #expect(throws: Never.self) {
            try files.begin(token, name: "b.txt", mimeType: nil, bytes: 50_000, limits: limits)
        }
    }

    @Test("a file counts for its client and for all until its session ends")
    func closed() throws {
        let quota = FileQuota(FileQuota.Limits(), free: { nil })
        let screen = Screen { Home() }
        try store(50_000, in: screen, FileAccount(quota: quota, client: "a"))
        #expect((quota.bytes, quota.bytes(of: "a"), quota.arrivingBytes) == (50_000, 50_000, 0))
        screen.scope.files.closeAll()
        #expect((quota.bytes, quota.bytes(of: "a")) == (0, 0))
    }

    @Test("a small file counts as the space that a file system has for one")
    func small() throws {
        let quota = FileQuota(FileQuota.Limits(), free: { nil })
        let screen = Screen { Home() }
        try store(0, in: screen, FileAccount(quota: quota, client: nil))
        #expect(quota.bytes == FileQuota.smallest)
    }

    @Test("files that are arriving count for the disk, because they are not on it yet")
    func disk() throws {
        var limits = FileQuota.Limits()
        limits.freeBytes = 1000
        let quota = FileQuota(limits, free: { 3000 })
        try quota.reserve(1500, for: nil)
        #expect(throws: FileShortage.disk(free: 1500, floor: 1000)) { try quota.reserve(501, for: nil) }
        quota.arrived(1500)
        #expect(throws: Never.self) { try quota.reserve(2000, for: nil) }
    }

    @Test("a length that no number holds is too large, and counts for nothing")
    func huge() {
        let quota = FileQuota(FileQuota.Limits(), free: { 1 << 40 })
        #expect(throws: FileShortage.total(limit: 4 << 30)) { try quota.reserve(.max, for: nil) }
        #expect(throws: FileShortage.client(limit: 512 << 20)) { try quota.reserve(.max, for: "a") }
        #expect((quota.bytes, quota.arrivingBytes) == (0, 0))
    }
}
