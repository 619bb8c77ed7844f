// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DaisCore
@testable import DaisServer

@Suite("Sealed snapshots")
struct SnapshotSealTests {
    private static func key(_ byte: UInt8) -> String { Data(repeating: byte, count: 32).base64EncodedString() }
    private let bytes = Array("{\"route\":\"/\"}".utf8)

    private func cipher(
        _ keys: String, place: String = "", lifetime: Int = 60, at seconds: Double = 1_000_000
    ) throws -> SnapshotCipher {
        SnapshotCipher(try SnapshotKeys(keys), place: place, lifetime: lifetime) {
            Date(timeIntervalSince1970: seconds)
        }
    }

    @Test("a sealed snapshot opens in every process with the key, and reveals nothing")
    func roundTrip() throws {
        let sealed = try cipher(Self.key(1)).seal(bytes, identity: nil)
        #expect(try cipher(Self.key(1)).open(sealed, identity: nil)?.bytes == bytes)
        #expect(Data(base64Encoded: sealed)?.range(of: Data("route".utf8)) == nil)
        #expect(try cipher(Self.key(1)).seal(bytes, identity: nil) != sealed)
    }

    @Test("the first key seals, and all open")
    func rotation() throws {
        let old = try cipher(Self.key(1)).seal(bytes, identity: nil)
        let both = try cipher("\(Self.key(2)), \(Self.key(1))")
        #expect(both.open(old, identity: nil)?.bytes == bytes)
        let new = both.seal(bytes, identity: nil)
        #expect(try cipher(Self.key(2)).open(new, identity: nil)?.bytes == bytes)
        #expect(try cipher(Self.key(1)).open(new, identity: nil) == nil)
    }

    @Test("a snapshot of another identity, place or key, or one that was changed, does not open")
    func refused() throws {
        let own = try cipher(Self.key(1))
        let sealed = own.seal(bytes, identity: "ada")
        #expect(own.open(sealed, identity: "ada")?.bytes == bytes)
        #expect(own.open(sealed, identity: "eve") == nil)
        #expect(own.open(sealed, identity: nil) == nil)
        #expect(own.open(own.seal(bytes, identity: nil), identity: "ada") == nil)
        #expect(try cipher(Self.key(1), place: "/app").open(sealed, identity: "ada") == nil)
        #expect(try cipher(Self.key(2)).open(sealed, identity: "ada") == nil)
        let raw = Array(try #require(Data(base64Encoded: sealed)))
        for index in raw.indices {
            var changed = raw
            changed[index] ^= 1
            #expect(own.open(Data(changed).base64EncodedString(), identity: "ada") == nil, "byte \(index)")
            #expect(own.open(Data(raw[..<index]).base64EncodedString(), identity: "ada") == nil, "\(index) bytes")
        }
        #expect(own.open("", identity: nil) == nil)
        #expect(own.open("not base64!", identity: nil) == nil)
    }

    @Test("the header names the build, the client, the number and the age, and another build opens it")
    func header() throws {
        func cipher(_ build: String, _ client: String, at seconds: Double) throws -> SnapshotCipher {
            SnapshotCipher(
                try SnapshotKeys(Self.key(1)), place: "", lifetime: 60, build: build, client: client
            ) { Date(timeIntervalSince1970: seconds) }
        }
        let sealed = try cipher("a", "c", at: 1_000_000).seal(bytes, identity: nil, number: 70_000)
        let same = try cipher("a", "c", at: 1_000_007).open(sealed, identity: nil)
        #expect(same == SnapshotSeal.Opened(bytes: bytes, number: 70_000, age: 7, isOfThisBuild: true))
        #expect(try cipher("b", "c", at: 1_000_007).open(sealed, identity: nil)?.isOfThisBuild == false)
        #expect(try cipher("a", "d", at: 1_000_007).open(sealed, identity: nil)?.isOfThisBuild == false)
        #expect(!BuildName.ofProcess.isEmpty)
    }

    @Test("a snapshot opens until it expires, and not before it was made")
    func expiry() throws {
        let sealed = try cipher(Self.key(1), lifetime: 60).seal(bytes, identity: nil)
        #expect(try cipher(Self.key(1), at: 1_000_059).open(sealed, identity: nil)?.bytes == bytes)
        #expect(try cipher(Self.key(1), at: 1_000_060).open(sealed, identity: nil) == nil)
        #expect(try cipher(Self.key(1), at: 999_800).open(sealed, identity: nil)?.bytes == bytes)
        #expect(try cipher(Self.key(1), at: 999_000).open(sealed, identity: nil) == nil)
    }

    @Test(
        "keys that are none are named with their number and the remedy, and not with their text",
        arguments: [
            ("", 1, "is missing"), (" , ", 1, "is missing"), ("secret", 1, "is not base64"),
            ("AAAA", 1, "has 3 bytes"), (key(1) + ",AAAA", 2, "has 3 bytes"),
        ])
    func badKeys(text: String, entry: Int, problem: String) throws {
        let error = #expect(throws: SnapshotKeyError.self) { try SnapshotKeys(text) }
        #expect(error?.entry == entry)
        let message = try #require(error?.description)
        #expect(message.contains("Entry \(entry) of the keys \(problem)") && message.contains("openssl rand"))
        #expect(!message.contains("secret") && !message.contains("AAAA"))
    }

    @Test("addresses that a key has signed outlive the process and the key's replacement")
    func addresses() throws {
        let sealed = AddressSeal(keys: try SnapshotKeys(Self.key(1))).seal("7,8", of: "/")[...]
        func isOwn(_ keys: String, of page: String = "/") throws -> Bool {
            AddressSeal.open(sealed, of: page, by: AddressSeal(keys: try SnapshotKeys(keys))).isOwn
        }
        #expect(try isOwn(Self.key(1)))
        #expect(try isOwn("\(Self.key(2)),\(Self.key(1))"))
        #expect(try !isOwn(Self.key(2)))
        #expect(try !isOwn(Self.key(1), of: "/other"))
    }

    @Test("sealing takes microseconds", arguments: [500, 2000, 20_000])
    func cost(size: Int) throws {
        let own = try cipher(Self.key(1))
        let bytes = [UInt8](repeating: 65, count: size)
        let other = try cipher(Self.key(1))
        var sealed = ""
        let clock = ContinuousClock()
        let sealing = clock.measure { for _ in 0..<100 { sealed = own.seal(bytes, identity: "ada") } } / 100
        let opening = clock.measure { for _ in 0..<100 { _ = other.open(sealed, identity: "ada") } } / 100
        print("\(size) bytes: sealed in \(sealing), opened in \(opening), \(sealed.utf8.count) characters")
        #expect(sealed.utf8.count < (size + 128) * 4 / 3)
        #expect(sealing < .milliseconds(20) && opening < .milliseconds(20))
    }
}
